/** Stores in this browser that the newsletter was subscribed or dismissed, so that the popup is not repeated (NWS-12). */
import { isRecord, readStored, writeStored } from '../../../stores/browser-storage.ts'

const KEY = 'sockeye.newsletter'

export type NewsletterRecord = {
  readonly type: 'registered' | 'dismissed'
  /** ISO 8601 */
  readonly time: string
}

/** Who has registered stays registered, also when they close the popup somewhere later. */
export function storeNewsletterRecord(type: NewsletterRecord['type'], now = new Date()): void {
  if (type === 'dismissed' && readNewsletterRecord()) return
  writeStored('local', KEY, { type, time: now.toISOString() })
}

export function readNewsletterRecord(): NewsletterRecord | undefined {
  const stored = readStored('local', KEY)
  if (!isRecord(stored)) return undefined
  const { type, time } = stored
  if ((type !== 'registered' && type !== 'dismissed') || typeof time !== 'string') return undefined
  return { type, time }
}
