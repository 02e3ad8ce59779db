/** What the document tells of the configuration, by the id of its element. */
import { isRecord } from './browser-storage.ts'

export type Elements = { readonly getElementById: (id: string) => { readonly textContent: string | null } | null }

/** Empty where a stranger's proxy has cut it out of the document, or written nonsense into it. */
export function readTold(
  id: 'settings' | 'api-prefixes' | 'add-ons',
  elements: Elements = document,
): Readonly<Record<string, unknown>> {
  try {
    const told: unknown = JSON.parse(elements.getElementById(id)?.textContent ?? '')
    return isRecord(told) ? told : {}
  } catch {
    return {}
  }
}

/** A text among what is told; '' where there is none. */
export function toldText(told: Readonly<Record<string, unknown>>, name: string): string {
  const text = told[name]
  return typeof text === 'string' ? text : ''
}
