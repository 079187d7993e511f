// Types of the wire and of the titles from their JSON schemas on standard input; the digest in the first line of each
// file says which schema it follows.
import { compile } from 'json-schema-to-typescript'
import { readFileSync, writeFileSync } from 'node:fs'

const REFERENCED =
  /(\n \*)?\n \* This interface was referenced by `\w+`'s JSON-Schema\n \* via the `definition` "\w+"\./g
const EMPTY_COMMENT = /\/\*\*\n \*\/\n/g

for (const { file, source, digest, schema, constants } of JSON.parse(readFileSync(0, 'utf8'))) {
  const made = await compile(schema, schema.title, {
    additionalProperties: false,
    bannerComment: `/* Made by \`make types\` from ${source}. Schema ${digest} */`,
    format: true,
    style: { semi: false, singleQuote: true, printWidth: 120 },
    unreachableDefinitions: true,
  })
  const lines = Object.entries(constants ?? {}).map(([name, value]) => `\nexport const ${name} = ${value}\n`)
  const types = made.replace(REFERENCED, '').replace(EMPTY_COMMENT, '')
  writeFileSync(new URL(`../src/${file}`, import.meta.url), types + lines.join(''))
}
