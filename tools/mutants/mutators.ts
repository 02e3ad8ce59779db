/** What is changed: for each kind of node, the texts that may stand in its place. The set follows that of Stryker. */
import { isNode, type Node } from './syntax.ts'

export type Change = { readonly kind: string; readonly text: string }

const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
  '*=': ['/='],
}
const COMPARISONS = new Set(['<', '<=', '>', '>=', '===', '!=='])

const OTHER_METHOD: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  toUpperCase: 'toLowerCase',
  toLowerCase: 'toUpperCase',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  min: 'max',
  max: 'min',
}
/** A call that can be left out: its result has the type of what it is called on. */
const REMOVABLE_METHODS = new Set(['filter', 'toSorted', 'toReversed', 'trim', 'slice', 'normalize', 'replaceAll'])

type Place = { readonly source: string; readonly parent: Node | undefined }

/** All changes of one node; each replaces the whole node. */
export function changesOf(node: Node, { source, parent }: Place): readonly Change[] {
  const textOf = ({ start, end }: Pick<Node, 'start' | 'end'>) => source.slice(start, end)
  if (parent?.type === 'TaggedTemplateExpression') return []
  const changes = [...operatorChanges(node, source), ...valueChanges(node, textOf), ...callChanges(node, textOf)]
  if (parent !== undefined && isTest(node, parent)) {
    const outcomes =
      parent.type === 'IfStatement' || parent.type === 'ConditionalExpression' ? ['true', 'false'] : ['false']
    changes.push(...outcomes.map((text) => ({ kind: 'condition', text })))
  } else if (node.type === 'BinaryExpression' && COMPARISONS.has(String(node['operator']))) {
    changes.push({ kind: 'condition', text: 'true' }, { kind: 'condition', text: 'false' })
  }
  if (parent?.type === 'ArrowFunctionExpression' && parent['body'] === node && node.type !== 'BlockStatement') {
    changes.push({ kind: 'function', text: 'undefined' })
  }
  return changes
}

const isTest = (node: Node, parent: Node): boolean => parent['test'] === node && parent.type !== 'SwitchCase'

function operatorChanges(node: Node, source: string): Change[] {
  const { left, right, operator, argument } = node
  if (node.type === 'UnaryExpression' && isNode(argument)) {
    const text = source.slice(argument.start, argument.end)
    return operator === '!'
      ? [{ kind: 'negation', text }]
      : operator === '-'
        ? [{ kind: 'negation', text: `+${text}` }]
        : []
  }
  if (node.type === 'UpdateExpression') {
    const text = source.slice(node.start, node.end)
    return [{ kind: 'update', text: text.includes('++') ? text.replace('++', '--') : text.replace('--', '++') }]
  }
  if (!isNode(left) || !isNode(right) || typeof operator !== 'string') return []
  if (operator === '+' && [left, right].some((side) => /['"`]/.test(source.slice(side.start, side.end)))) return []
  const between = source.slice(left.end, right.start)
  const [one, two] = [left, right].map(({ start, end }) => `(${source.slice(start, end)})`)
  return (OPERATORS[operator] ?? []).map((other) => ({
    kind: 'operator',
    text: `${one}${between.replace(operator, () => other)}${two}`,
  }))
}

function valueChanges(node: Node, textOf: (node: Node) => string): Change[] {
  if (node.type === 'Literal') return literalChanges(node, textOf(node))
  const { quasis, elements, properties } = node
  if (node.type === 'TemplateLiteral' && Array.isArray(quasis) && textOf(node) !== '``')
    return [{ kind: 'text', text: '``' }]
  if (node.type === 'ArrayExpression' && Array.isArray(elements) && elements.length > 0)
    return [{ kind: 'list', text: '[]' }]
  if (node.type === 'ObjectExpression' && Array.isArray(properties) && properties.length > 0) {
    return [{ kind: 'object', text: '{}' }]
  }
  return []
}

function literalChanges({ value, regex }: Node, text: string): Change[] {
  if (typeof value === 'string') return [{ kind: 'text', text: value === '' ? "'mutant'" : "''" }]
  if (typeof value === 'number') return [{ kind: 'number', text: `(${text} + 1)` }]
  if (typeof value === 'boolean') return [{ kind: 'boolean', text: String(!value) }]
  if (typeof regex !== 'object') return []
  const anchors = [text.replace(/^\/\^/, '/'), text.replace(/\$(\/\w*)$/, '$1')].filter((other) => other !== text)
  return [...anchors, '/(?!)/'].map((other) => ({ kind: 'pattern', text: other }))
}

function callChanges(node: Node, textOf: (node: Pick<Node, 'start' | 'end'>) => string): Change[] {
  if (node.type === 'ChainExpression') return optionalChanges(node, textOf)
  const { callee } = node
  if (node.type !== 'CallExpression' || node['optional'] === true || !isNode(callee)) return []
  const { object, property } = callee
  if (callee.type !== 'MemberExpression' || callee['optional'] === true || !isNode(object) || !isNode(property))
    return []
  const name = textOf(property)
  const other = Object.hasOwn(OTHER_METHOD, name) ? OTHER_METHOD[name] : undefined
  const changes: Change[] = []
  if (REMOVABLE_METHODS.has(name)) changes.push({ kind: 'method', text: textOf(object) })
  if (other !== undefined) {
    const [before, after] = [
      { start: node.start, end: property.start },
      { start: property.end, end: node.end },
    ]
    changes.push({ kind: 'method', text: textOf(before) + other + textOf(after) })
  }
  return changes
}

function optionalChanges(node: Node, textOf: (node: Pick<Node, 'start' | 'end'>) => string): Change[] {
  const text = textOf(node)
  return [...text.matchAll(/\?\.(?=[\w[(#])/g)].map(({ index }) => {
    const rest = text.slice(index + 2)
    return { kind: 'optional', text: text.slice(0, index) + (/^[[(]/.test(rest) ? '' : '.') + rest }
  })
}

/** A block that does something may do nothing. */
export const isEmptiable = (node: Node): boolean =>
  node.type === 'BlockStatement' && Array.isArray(node['body']) && node['body'].length > 0
