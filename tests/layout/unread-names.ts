/**
 * Those names that no source reads: as a member of `config`, or destructured. Comments, types, texts, the members of other
 * values and the keys of new objects do not count.
 */
export function unreadNames(names: readonly string[], sources: readonly string[]): readonly string[] {
  const read = new Set(sources.flatMap(namesRead))
  return names.filter((name) => !read.has(name))
}

function namesRead(source: string): readonly string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|'[^'\n]*'/g, '')
  const members = Array.from(code.matchAll(/\bconfig\.(\w+)/g), ([, name = '']) => name)
  const patterns = Array.from(code.matchAll(/\{([^{}]*)\}(?:: *[A-Z]| = \w)/g), ([, pattern = '']) => pattern)
  return [...members, ...patterns.flatMap((pattern) => Array.from(pattern.matchAll(/\w+/g), ([name]) => name))]
}
