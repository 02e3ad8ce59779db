/** Content as one language reads it. */
const MARK = '__i18n__'

/**
 * Each translated value in the place of its field, none of the translations left. A field without a translation reads
 * the next language, and the default in the end, so a half-translated page is whole.
 */
export function inLanguage(content: object, languages: readonly string[]): Record<string, unknown> {
  return translateMembers(
    content,
    languages.map((language) => MARK + language.replaceAll('-', '_')),
  )
}

function translate(value: unknown, suffixes: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => translate(item, suffixes))
  return typeof value === 'object' && value !== null ? translateMembers(value, suffixes) : value
}

function translateMembers(value: object, suffixes: readonly string[]): Record<string, unknown> {
  const entries: readonly (readonly [string, unknown])[] = Object.entries(value)
  // Most objects of a story have none; a page that bypasses the content caches (`?bust`) reads thousands of them.
  if (!entries.some(([key]) => key.includes(MARK))) {
    return Object.fromEntries(entries.map(([key, own]) => [key, translate(own, suffixes)]))
  }
  const members = new Map(entries)
  const fields = new Set([...members.keys()].map(fieldOf))
  return Object.fromEntries(
    [...fields].flatMap((field) => {
      const own = suffixes.find((suffix) => !isMissing(members.get(field + suffix)))
      const chosen = members.get(own === undefined ? field : field + own)
      return chosen === undefined ? [] : [[field, translate(chosen, suffixes)] as const]
    }),
  )
}

function fieldOf(key: string): string {
  const mark = key.indexOf(MARK)
  return mark > 0 ? key.slice(0, mark) : key
}

/** An emptied translation counts as none: editors clear a field to take a translation back. */
export function isMissing(translated: unknown): boolean {
  return translated === undefined || translated === null || translated === '' || isEmptyText(translated)
}

/** A rich text that was cleared is a document of nothing, or of one empty paragraph. */
function isEmptyText(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('type' in value) || value.type !== 'doc') return false
  const nodes = childrenOf(value)
  return nodes.every((node) => isParagraph(node) && childrenOf(node).length === 0)
}

function isParagraph(node: unknown): node is object {
  return typeof node === 'object' && node !== null && 'type' in node && node.type === 'paragraph'
}

function childrenOf(node: object): readonly unknown[] {
  return 'content' in node && Array.isArray(node.content) ? node.content : []
}
