/** Which popup opens by itself, if any: that of a segment first, then the newsletter, each to the visitors it is for. */
import type { ShellView } from '../../content/story/index.ts'
import type { NewsletterRecord } from '../newsletter/index.ts'
import { activeSegments, hidesNewsletter, type SegmentVariables } from '../segments/index.ts'

export type Popup = { readonly kind: 'segment'; readonly uid: string } | { readonly kind: 'newsletter' }

export type Visitor = {
  readonly variables: SegmentVariables
  /** One has opened in this session already. */
  readonly hasSeenOne: boolean
  readonly newsletter: NewsletterRecord | undefined
  /** They have looked around for a while. */
  readonly hasStayed: boolean
  /** No popup together with the cookie banner, which comes first. */
  readonly hasDecidedOnCookies: boolean
}

type Content = Pick<ShellView, 'popups' | 'segments' | 'newsletter'>

export function choosePopup({ popups, segments, newsletter }: Content, visitor: Visitor): Popup | undefined {
  const { variables, hasSeenOne, hasStayed, hasDecidedOnCookies } = visitor
  if (hasSeenOne) return undefined
  const active = activeSegments(segments, variables)
  const popup = popups.find(({ segment }) => active.some(({ id }) => id === segment))
  if (popup) {
    const { _uid: uid } = popup
    return { kind: 'segment', uid }
  }
  if (!newsletter || !hasStayed || !hasDecidedOnCookies) return undefined
  // NWS-14
  if (variables.isSubscribed || visitor.newsletter || hidesNewsletter(segments, variables)) return undefined
  return { kind: 'newsletter' }
}
