// The client computes no rule: arithmetic and comparisons on numbers of the game are for the engine, whose view,
// question, previews and refusals have the results.  What is only drawn or counted for the eye is on a short list.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ALLOWED } from './allowedSums.js'

const SRC = join(import.meta.dirname, '..', 'src')
const FIELD = /^\s*(?:readonly )?['"]?([\w-]+)['"]?\??: \(?number(?:\[\])*\)?(?:\[\])*(?: \| null)?;?$/gm
/** Numbers that name something (a seat, a card, a place in a list) and measure nothing. */
const NAMES_OF_THINGS = new Set(
  `action active aim at attacker away board box box_of by card challenger characteristic club competition count country
   decision defender each edition event first first_goals fifth formation four fourth from half helper here holder home
   in index keeper kind league left loser lot manager me moment n number off of on one opponent option order out owner
   page performer phase place player position region ring rival role scorer seat seat_of seats second self shooter side
   since size slot slot_position slot_roles space square step suggest symbol table taker target team third three through
   tier to token touched trait turn two until used week when who whose winner with youngest`.split(/\s+/),
)

/** The fields of the generated types and of the printed cards that hold numbers. */
export function gameNumbers() {
  const files = ['wire.ts']
  for (const title of readdirSync(join(SRC, 'titles'), { withFileTypes: true }))
    if (title.isDirectory())
      for (const name of ['view.ts', 'data.ts', 'printed.ts']) files.push(join('titles', title.name, name))
  const found = new Set()
  for (const file of files)
    for (const [, name] of read(join(SRC, file)).matchAll(FIELD)) if (!NAMES_OF_THINGS.has(name)) found.add(name)
  return found
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch (fault) {
    if (fault.code === 'ENOENT') return ''
    throw fault
  }
}

const WRAPPED = new Set(['TSNonNullExpression', 'TSAsExpression', 'TSSatisfiesExpression', 'ChainExpression'])
const ORDER = new Set(['<', '<=', '>', '>='])
const SUM = new Set(['+', '-', '*', '/', '%', '**'])
const PICKED = new Set(['max', 'min', 'abs', 'round', 'floor', 'ceil', 'sum'])

const bare = (node) => (node && WRAPPED.has(node.type) ? bare(node.expression) : node)
const calls = (node) => (node.callee.type === 'MemberExpression' ? node.callee.property.name : node.callee.name)

/** 0, -1 and their names ask whether there is anything at all; + 1 and - 1 number a list from one. */
const isNothing = (node) =>
  (node.type === 'Literal' && node.value === 0) ||
  (node.type === 'Identifier' && (node.name === 'NOBODY' || node.name === 'PASS')) ||
  (node.type === 'UnaryExpression' && node.argument.type === 'Literal' && node.argument.value === 1)
const isOne = (node) => node.type === 'Literal' && node.value === 1
const isText = (node) =>
  node.type === 'TemplateLiteral' ||
  (node.type === 'Literal' && typeof node.value === 'string') ||
  (node.type === 'BinaryExpression' && (isText(node.left) || isText(node.right)))

export const noRuleArithmetic = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { rule: '`{{code}}`: the engine says what this comes to; read it from the view (lint/allowedSums.js)' },
  },
  create(context) {
    const numbers = gameNumbers()
    const source = context.sourceCode
    const file = context.filename.replaceAll('\\', '/').split('/src/')[1] ?? context.filename
    const allowed = new Set(ALLOWED[file]?.codes)
    const found = []

    const variable = (node) => {
      for (let scope = source.getScope(node); scope; scope = scope.upper) {
        const found = scope.set.get(node.name)
        if (found) return found
      }
      return null
    }

    /** Whether an expression is a number of the game, or made of one. */
    function isGame(given, seen = new Set()) {
      const node = bare(given)
      if (!node || seen.has(node)) return false
      seen.add(node)
      const some = (...parts) => parts.some((part) => isGame(part, seen))
      if (node.type === 'MemberExpression')
        return node.computed
          ? node.property.type === 'Literal' && typeof node.property.value === 'string'
            ? numbers.has(node.property.value)
            : some(node.object)
          : numbers.has(node.property.name)
      if (node.type === 'Identifier') return isGameName(node, seen)
      if (node.type === 'BinaryExpression') return SUM.has(node.operator) && some(node.left, node.right)
      if (node.type === 'UnaryExpression') return node.operator !== '!' && some(node.argument)
      if (node.type === 'ConditionalExpression') return some(node.consequent, node.alternate)
      if (node.type === 'LogicalExpression') return some(node.left, node.right)
      if (node.type === 'CallExpression')
        return (calls(node) === '$derived' || PICKED.has(calls(node))) && some(...node.arguments)
      return false
    }

    function isGameName(node, seen) {
      const [made] = variable(node)?.defs ?? []
      if (made?.type !== 'Variable') return numbers.has(node.name)
      if (made.node.id.type === 'ObjectPattern') return numbers.has(node.name)
      return made.node.id.type === 'Identifier' && isGame(made.node.init, seen)
    }

    const report = (node) => void found.push(node)

    /** Report the widest expressions only. */
    function reportAll() {
      for (const node of found) {
        const inside = ({ range: [from, to] }) => from <= node.range[0] && node.range[1] <= to
        if (found.some((other) => other !== node && inside(other))) continue
        const code = source.getText(node).replace(/\s+/g, ' ')
        if (!allowed.has(code)) context.report({ node, messageId: 'rule', data: { code } })
      }
    }

    function check(node, operator, left, right) {
      if (ORDER.has(operator)) {
        if ((isGame(left) && !isNothing(bare(right))) || (isGame(right) && !isNothing(bare(left)))) report(node)
      } else if (SUM.has(operator) && !isText(left) && !isText(right) && !isOne(right)) {
        if (isGame(left) || isGame(right)) report(node)
      }
    }

    return {
      'Program:exit': reportAll,
      BinaryExpression: (node) => check(node, node.operator, node.left, node.right),
      AssignmentExpression: (node) =>
        node.operator !== '=' && check(node, node.operator.slice(0, -1), node.left, node.right),
      CallExpression(node) {
        if (['max', 'min'].includes(calls(node)) && node.arguments.some((each) => isGame(each))) report(node)
      },
    }
  },
}
