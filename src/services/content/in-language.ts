const MARK = '__i18n__'

/**
 * The content as one language reads it: each translated value in the place of its field, none of the translations left.
 * A field without a translation keeps its default value, so a half-translated page is whole.
 */
export function inLanguage(value: unknown, language: string): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => inLanguage(item, language))
  if (typeof value !== 'object' || value === null) return value
  const members = new Map<string, unknown>(Object.entries(value))
  const fields = new Set([...members.keys()].map(fieldOf))
  const suffix = MARK + language.replaceAll('-', '_')
  return Object.fromEntries(
    [...fields].flatMap((field) => {
      const translated = members.get(field + suffix)
      const chosen = isMissing(translated) ? members.get(field) : translated
      return chosen === undefined ? [] : [[field, inLanguage(chosen, language)]]
    }),
  )
}

function fieldOf(key: string): string {
  const mark = key.indexOf(MARK)
  return mark > 0 ? key.slice(0, mark) : key
}

/** An emptied translation counts as none: editors clear a field to take a translation back. */
function isMissing(translated: unknown): boolean {
  return translated === undefined || translated === null || translated === ''
}
