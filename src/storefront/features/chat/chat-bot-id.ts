/** The account of the live chat, as the document tells it among the settings (MKT-40). */
import { isRecord } from '../../stores/browser-storage.ts'

type Elements = { readonly getElementById: (id: string) => { readonly textContent: string | null } | null }

/** '' where there is no chat, and where a stranger's proxy has cut the settings out of the document. */
export function chatBotIdIn(document: Elements): string {
  try {
    const settings: unknown = JSON.parse(document.getElementById('settings')?.textContent ?? '')
    const id = isRecord(settings) ? settings['chatBotId'] : undefined
    return typeof id === 'string' ? id : ''
  } catch {
    return ''
  }
}
