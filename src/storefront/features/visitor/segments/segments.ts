/**
 * Visitors who came with a campaign: which segments of content are active for them. Parameters of the address apply as
 * long as the page is open; for the session they are stored only with consent.
 */
import { createStore, useStore } from '../../../stores/store.ts'

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

export const NONE: SegmentVariables = { campaign: '', content: '', isSubscribed: false }

export const segmentStore = createStore<SegmentVariables>(NONE)

export const useSegmentVariables = (): SegmentVariables => useStore(segmentStore, (state) => state)

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

const isAmong = (given: string, known: readonly string[]): boolean =>
  given !== '' && known.some((one) => one.toLowerCase() === given.toLowerCase())
