/** What the address and the session say of a visitor's campaign. Loaded after the page: nothing of it is drawn at first. */
import { isRecord, readStored } from '../../../stores/browser-storage.ts'
import { NONE, segmentStore, type SegmentVariables } from './segments.ts'

export const SEGMENTS_KEY = 'sockeye.segments'

/** Reads address and session. Call it in the browser only, after hydration. */
export function startSegments(): void {
  const stored = toVariables(readStored('session', SEGMENTS_KEY))
  segmentStore.set(() => withAddress(stored, new URLSearchParams(location.search)))
}

/** A new campaign takes the place of the last one; who subscribes stays subscribed. The same again is the same object. */
export function withAddress(stored: SegmentVariables, query: URLSearchParams): SegmentVariables {
  const [campaign, content] = [query.get('utm_campaign'), query.get('utm_content')]
  const isSubscribed = stored.isSubscribed || isEmail(query.get('utm_medium')) || isSet(query.get('has_subscribed'))
  if (campaign === null && content === null && isSubscribed === stored.isSubscribed) return stored
  if (campaign === null && content === null) return { ...stored, isSubscribed }
  return { campaign: campaign ?? '', content: content ?? '', isSubscribed }
}

export function toVariables(stored: unknown): SegmentVariables {
  if (!isRecord(stored)) return NONE
  const text = (value: unknown): string => (typeof value === 'string' ? value : '')
  const { campaign, content, isSubscribed } = stored
  return { campaign: text(campaign), content: text(content), isSubscribed: isSubscribed === true }
}

const isEmail = (medium: string | null): boolean => medium?.toLowerCase() === 'email'

const isSet = (flag: string | null): boolean => flag !== null && flag !== 'false' && flag !== '0'
