/**
 * Visitors who came with a campaign: which of the segments of content are switched on for them. What the address said counts
 * as long as the page lives; for the session it is kept only with consent.
 */
import { createStore, useStore } from '../../../stores/store.ts'
import { isRecord, readStored } from '../../../stores/browser-storage.ts'

/** SEG-01, as far as the visitor matters. */
export type Segment = {
  readonly id: string
  readonly utmCampaigns: readonly string[]
  readonly utmContents: readonly string[]
  readonly hideNewsletter: boolean
}

export type SegmentVariables = {
  readonly campaign: string
  readonly content: string
  /** SEG-03 */
  readonly isSubscribed: boolean
}

export const SEGMENTS_KEY = 'sockeye.segments'

export const NONE: SegmentVariables = { campaign: '', content: '', isSubscribed: false }

export const segmentStore = createStore<SegmentVariables>(NONE)

/** Reads address and session. Call it in the browser only, after hydration. */
export function startSegments(): void {
  const kept = toVariables(readStored('session', SEGMENTS_KEY))
  segmentStore.set(() => withAddress(kept, new URLSearchParams(location.search)))
}

export const useSegmentVariables = (): SegmentVariables => useStore(segmentStore, (state) => state)

/** A new campaign takes the place of the last one; who subscribes stays subscribed. The same again is the same object. */
export function withAddress(kept: SegmentVariables, query: URLSearchParams): SegmentVariables {
  const [campaign, content] = [query.get('utm_campaign'), query.get('utm_content')]
  const isSubscribed = kept.isSubscribed || isEmail(query.get('utm_medium')) || isSet(query.get('has_subscribed'))
  if (campaign === null && content === null && isSubscribed === kept.isSubscribed) return kept
  if (campaign === null && content === null) return { ...kept, isSubscribed }
  return { campaign: campaign ?? '', content: content ?? '', isSubscribed }
}

/** SEG-02: one of the two is enough; exact, but for capitals. */
export function activeSegments<One extends Segment>(
  segments: readonly One[],
  { campaign, content }: SegmentVariables,
): readonly One[] {
  return segments.filter(
    ({ utmCampaigns, utmContents }) => isAmong(campaign, utmCampaigns) || isAmong(content, utmContents),
  )
}

/** NWS-14 */
export const hidesNewsletter = (segments: readonly Segment[], variables: SegmentVariables): boolean =>
  activeSegments(segments, variables).some(({ hideNewsletter }) => hideNewsletter)

export function toVariables(stored: unknown): SegmentVariables {
  if (!isRecord(stored)) return NONE
  const text = (value: unknown): string => (typeof value === 'string' ? value : '')
  const { campaign, content, isSubscribed } = stored
  return { campaign: text(campaign), content: text(content), isSubscribed: isSubscribed === true }
}

const isAmong = (given: string, known: readonly string[]): boolean =>
  given !== '' && known.some((one) => one.toLowerCase() === given.toLowerCase())

const isEmail = (medium: string | null): boolean => medium?.toLowerCase() === 'email'

const isSet = (flag: string | null): boolean => flag !== null && flag !== 'false' && flag !== '0'
