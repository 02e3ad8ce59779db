/** The parts of the syntax tree that the mutators read. Nodes come from the parser of Vite (ESTree with TypeScript). */
import { parseSync } from 'vite'

export type Node = {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [member: string]: unknown
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && typeof value.start === 'number'

export function parse(file: string, source: string): Node {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  if (!isNode(program)) throw new Error(`${file}: no syntax tree`)
  return program
}

/** Types have no effect at run time; of these nodes only the expression is code. */
const EXPRESSION_IN_TYPE = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSInstantiationExpression',
])
const WITHOUT_CODE = new Set(['ImportDeclaration', 'ExportAllDeclaration', 'ImportExpression', 'TemplateElement'])
/** Names and types. */
const SKIPPED_MEMBERS = new Set([
  'typeAnnotation',
  'typeParameters',
  'typeArguments',
  'returnType',
  'implements',
  'superTypeArguments',
])

/** The children of a node that are code, in the order of the source. */
export function childrenOf(node: Node): readonly Node[] {
  if (EXPRESSION_IN_TYPE.has(node.type)) return isNode(node['expression']) ? [node['expression']] : []
  if (WITHOUT_CODE.has(node.type) || node.type.startsWith('TS')) return []
  if (node.type === 'ExportNamedDeclaration' && isNode(node['source'])) return []
  const members = Object.entries(node).filter(([name]) => !SKIPPED_MEMBERS.has(name) && !isName(node, name))
  const children = members.flatMap(([, value]) => (Array.isArray(value) ? value : [value])).filter(isNode)
  return children.toSorted((one, other) => one.start - other.start)
}

/** A key, or a member after a dot. */
function isName(node: Node, member: string): boolean {
  if (member === 'key') return node['computed'] !== true
  return member === 'property' && node.type === 'MemberExpression' && node['computed'] !== true
}
