/**
 * Writes all mutants of a file into it, each behind a switch: `$mutant(7) ? mutated : original`. So tests are loaded once, and
 * a mutant is switched on for one execution of one test. Mutants that are evaluated while the module loads cannot be
 * switched afterwards; they are run in a process each (`run-area.ts`).
 */
import { changesOf, isEmptiable, type Change } from './mutators.ts'
import { childrenOf, isNode, parse, type Node } from './syntax.ts'

export type Mutant = {
  readonly id: number
  readonly file: string
  readonly line: number
  /** The line in the source, by which a reason finds its mutant when lines move. */
  readonly code: string
  readonly kind: string
  readonly original: string
  readonly replacement: string
}

/** Messages of errors are for developers, and no rule depends on them. */
const isMessage = (node: Node): boolean => {
  if (node.type === 'ThrowStatement') return true
  const { callee } = node
  return node.type === 'NewExpression' && isNode(callee) && String(callee['name']).endsWith('Error')
}

type Visit = { readonly parent: Node | undefined; readonly isInChain: boolean; readonly isInMessage: boolean }

export function instrument(file: string, source: string, firstId: number) {
  const mutants: Mutant[] = []
  const lines = source.split('\n')
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length

  const add = (node: Node, { kind, text }: Change): number => {
    const id = firstId + mutants.length
    const original = shorten(source.slice(node.start, node.end))
    const line = lineAt(node.start)
    const code = (lines[line - 1] ?? '').trim()
    mutants.push({ id, file, line, code, kind, original, replacement: shorten(text) })
    return id
  }

  /** The text of a node with its mutants and those of its children. */
  const emit = (node: Node, visit: Visit): string => {
    const { parent, isInChain } = visit
    const isInMessage = visit.isInMessage || isMessage(node)
    const isSwitchable = !(isInChain && (node.type === 'CallExpression' || node.type === 'MemberExpression'))
    const found = isSwitchable ? changesOf(node, { source, parent }) : []
    const changes = isInMessage ? found.filter(({ kind }) => kind !== 'text') : found
    const switches = changes.map((change) => `$mutant(${add(node, change)})?(${change.text}):`)
    const blockId = isEmptiable(node) ? add(node, { kind: 'block', text: '{}' }) : undefined
    const inner = emitChildren(node, { parent: node, isInChain: goesOn(node, isInChain), isInMessage })
    if (blockId !== undefined) return `{if($mutant(${blockId})){}else${inner}}`
    if (switches.length === 0) return isStatementStart(node, parent) && inner.startsWith('(') ? `;${inner}` : inner
    return `(${switches.join('')}(${inner}))`
  }

  const emitChildren = (node: Node, visit: Visit): string => {
    let [text, at] = ['', node.start]
    for (const child of childrenOf(node)) {
      if (child.start < at) continue
      text += source.slice(at, child.start) + emit(child, visit)
      at = child.end
    }
    return text + source.slice(at, node.end)
  }

  const program = parse(file, source)
  const code = emitChildren(program, { parent: program, isInChain: false, isInMessage: false })
  return { code: source.slice(0, program.start) + code + source.slice(program.end), mutants }
}

/** Inside of `a?.b.c()` nothing can be put into brackets: the whole of it is skipped where `a` is undefined. */
const goesOn = ({ type }: Node, isInChain: boolean): boolean =>
  type === 'ChainExpression' || (isInChain && (type === 'CallExpression' || type === 'MemberExpression'))

/** Without semicolons, a statement that begins with a bracket would belong to the one before. */
const isStatementStart = ({ type }: Node, parent: Node | undefined): boolean =>
  type === 'ExpressionStatement' &&
  (parent === undefined || Array.isArray(parent['body']) || parent.type === 'SwitchCase')

const shorten = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > 60 ? `${line.slice(0, 57)}...` : line
}
