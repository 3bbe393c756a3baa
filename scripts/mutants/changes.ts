/**
 * Every single change to an operator, a constant or a condition in a source text. Strings, types and property keys stay unchanged;
 * most tests take strings from the same table as the code.
 */
import { parseSync, Visitor } from 'vite'
import type { ESTree } from 'vite'

type Span = { start: number; end: number }

export type Change = {
  /** Offsets of the replaced text in the source. */
  start: number
  end: number
  /** From 1. */
  line: number
  was: string
  becomes: string
  /** The expression that contains the change; evaluating it reaches the change. */
  within: Span
  /** True if the expression begins a statement: a parenthesis there could call the expression on the line before. */
  beginsStatement: boolean
  /** Evaluated only once, when the file is loaded. */
  isOnce: boolean
}

const otherOperator: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '+=': '-=',
  '-=': '+=',
  '*=': '/=',
  '/=': '*=',
  '??=': '&&=',
  '||=': '&&=',
  '&&=': '||=',
}

const isText = (node: ESTree.Node): boolean =>
  node.type === 'TemplateLiteral' ||
  (node.type === 'Literal' && typeof node.value === 'string') ||
  (node.type === 'BinaryExpression' && (isText(node.left) || isText(node.right)))

/** Throws if the text can't be parsed. */
export function changesOf(file: string, source: string): Change[] {
  const { program, errors } = parseSync(file, source)
  const [error] = errors
  if (error) throw new Error(`${file}: ${error.message}`)

  const changes: Change[] = []
  const left: Span[] = []
  const exclude = (node: Span) => {
    left.push(node)
  }
  const statements = new Set<number>()
  let depth = 0
  const enter = () => {
    depth += 1
  }
  const exit = () => {
    depth -= 1
  }
  const change = ({ start, end }: Span, becomes: string, { start: from, end: to }: Span) => {
    if (left.some((span) => span.start <= start && end <= span.end)) return
    changes.push({
      start,
      end,
      line: source.slice(0, start).split('\n').length,
      was: source.slice(start, end),
      becomes,
      within: { start: from, end: to },
      beginsStatement: statements.has(from),
      isOnce: depth === 0,
    })
  }

  const swap = (node: Span & { left: Span; operator: string; right: Span }) => {
    const becomes = otherOperator[node.operator]
    const start = source.indexOf(node.operator, node.left.end)
    if (becomes === undefined || start < 0 || start >= node.right.start) return
    change({ start, end: start + node.operator.length }, becomes, node)
  }
  const decide = (condition: ESTree.Expression) => {
    if (condition.type === 'Literal') return
    change(condition, 'true', condition)
    change(condition, 'false', condition)
  }

  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': exit,
    FunctionExpression: enter,
    'FunctionExpression:exit': exit,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': exit,
    ExpressionStatement: (node) => {
      statements.add(node.start)
    },
    TSLiteralType: exclude,
    Property: ({ key, computed }) => {
      if (!computed) exclude(key)
    },
    BinaryExpression: (node) => {
      if (node.operator !== '+' || !isText(node)) swap(node)
    },
    LogicalExpression: swap,
    AssignmentExpression: (node) => {
      if (node.operator !== '+=' || !isText(node.right)) swap(node)
    },
    UnaryExpression: (node) => {
      const { start, operator } = node
      if (operator === '!') change({ start, end: start + 1 }, '', node)
      if (operator === '-') change({ start, end: start + 1 }, '+', node)
    },
    UpdateExpression: (node) => {
      const start = node.prefix ? node.start : node.end - 2
      change({ start, end: start + 2 }, node.operator === '++' ? '--' : '++', node)
    },
    Literal: (node) => {
      if (typeof node.value === 'boolean') change(node, String(!node.value), node)
      if (typeof node.value === 'number') change(node, String(node.value + 1), node)
    },
    IfStatement: ({ test }) => decide(test),
    ConditionalExpression: ({ test }) => decide(test),
    WhileStatement: ({ test }) => {
      if (test.type !== 'Literal') change(test, 'false', test)
    },
  }).visit(program)
  return changes
}
