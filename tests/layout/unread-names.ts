/** Those names that no source reads: as a member, or destructured. Comments, types and texts do not count. */
export function unreadNames(names: readonly string[], sources: readonly string[]): readonly string[] {
  const code = sources.map((source) => source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|'[^'\n]*'/g, ''))
  return names.filter((name) => {
    const read = new RegExp(String.raw`\.${name}\b|[{,]\s*${name}\s*(?:[,:}=]|$)`, 'm')
    return !code.some((text) => read.test(text))
  })
}
