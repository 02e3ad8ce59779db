/** What the document tells of the configuration, by the id of its element. */
import { isRecord } from './browser-storage.ts'

export type Elements = { readonly getElementById: (id: string) => { readonly textContent: string | null } | null }

/** Empty where a stranger's proxy has cut it out of the document, or written nonsense into it. */
export function readEmbedded(
  id: 'settings' | 'api-prefixes' | 'add-ons',
  elements: Elements = document,
): Readonly<Record<string, unknown>> {
  try {
    const embedded: unknown = JSON.parse(elements.getElementById(id)?.textContent ?? '')
    return isRecord(embedded) ? embedded : {}
  } catch {
    return {}
  }
}

/** A text among what is told; '' where there is none. */
export function embeddedText(embedded: Readonly<Record<string, unknown>>, name: string): string {
  const text = embedded[name]
  return typeof text === 'string' ? text : ''
}
