/** Finds the regular expressions of a TypeScript file: literals, and those that are built when the code runs. */
import { parseSync } from 'vite'

export type FoundPattern = { readonly file: string; readonly line: number; readonly pattern: RegExp }

/** Built from values, so that its text is not known before the code runs. */
export type BuiltPattern = { readonly file: string; readonly line: number }

export type FoundPatterns = { readonly literals: readonly FoundPattern[]; readonly built: readonly BuiltPattern[] }

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

export function findPatterns(file: string, source: string): FoundPatterns {
  const { program, errors } = parseSync(file, source)
  const [error] = errors
  if (error) throw new Error(`${file}: ${error.message}`)
  const literals: FoundPattern[] = []
  const built: BuiltPattern[] = []
  const visit = (node: unknown): void => {
    if (!isNode(node)) return
    const line = () => source.slice(0, Number(node['start'])).split('\n').length
    const { regex } = node
    if (isNode(regex)) {
      const pattern = new RegExp(String(regex['pattern']), String(regex['flags']))
      literals.push({ file, line: line(), pattern })
      return
    }
    if (buildsPattern(node)) built.push({ file, line: line() })
    for (const child of Object.values(node)) visit(child)
  }
  visit(program)
  return { literals, built }
}

/** `new RegExp(…)` and `RegExp(…)`, but not the escaping of a text by `RegExp.escape`. */
function buildsPattern({ type, callee }: Node): boolean {
  return (type === 'NewExpression' || type === 'CallExpression') && isNode(callee) && callee['name'] === 'RegExp'
}
