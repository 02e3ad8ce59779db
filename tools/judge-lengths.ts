/** Decides whether a long function or file may be long. */
export type LengthFinding = {
  readonly file: string
  /** Where the function begins, from 1; of a file where it ends. */
  readonly line: number
  readonly length: number
  /** Of a function; empty for one without a name. Absent for a whole file. */
  readonly name?: string
}

const MAX_COMPONENT_LINES = 120
const REASON = /\bLong: \S/

export function judgeLengths({ file, line, length, name }: LengthFinding, source: string): readonly string[] {
  const isComponent = file.endsWith('.tsx') && name !== undefined && /^[A-Z]/.test(name)
  if (isComponent && length > MAX_COMPONENT_LINES) {
    return [`${file}:${line} component ${name} has ${length} lines, at most ${MAX_COMPONENT_LINES} are allowed`]
  }
  const comment = name === undefined ? firstComment(source) : commentAbove(source, line)
  if (REASON.test(comment)) return []
  const what = name === undefined ? 'file' : `function ${name}`.trimEnd()
  return [`${file}:${line} ${what} has ${length} lines and no reason ("Long: …" in its comment)`]
}

const firstComment = (source: string): string => /^\s*(?:\/\*[\s\S]*?\*\/|(?:\/\/[^\n]*\n)+)/.exec(source)?.[0] ?? ''

/** The comment that ends on the line before, where there is one. */
function commentAbove(source: string, line: number): string {
  const above = source.split('\n').slice(0, line - 1)
  const start = above.at(-1)?.trimEnd().endsWith('*/') ? above.findLastIndex((text) => text.includes('/**')) : -1
  return start === -1 ? '' : above.slice(start).join('\n')
}
