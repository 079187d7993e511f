// Types of the wire from its JSON schema on standard input; the schema's digest in the first line says what they follow.
import { compile } from 'json-schema-to-typescript'
import { readFileSync, writeFileSync } from 'node:fs'

const { digest, schema } = JSON.parse(readFileSync(0, 'utf8'))
const made = await compile(schema, 'Wire', {
  additionalProperties: false,
  bannerComment: `/* Made by \`make types\` from touchline.server.wire. Schema ${digest} */`,
  format: true,
  style: { semi: false, singleQuote: true, printWidth: 120 },
  unreachableDefinitions: true,
})
writeFileSync(new URL('../src/wire.ts', import.meta.url), made)
