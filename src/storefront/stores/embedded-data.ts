/** Configuration that the server embeds into the document, by the id of its element. */
import { isRecord } from './browser-storage.ts'

export type Elements = { readonly getElementById: (id: string) => { readonly textContent: string | null } | null }

/** Empty where a proxy has removed or corrupted the element. */
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

/** A text of the embedded data; '' where there is none. */
export function embeddedText(embedded: Readonly<Record<string, unknown>>, name: string): string {
  const text = embedded[name]
  return typeof text === 'string' ? text : ''
}
