/** Checks links in rich texts: a page omits broken links, so they are reported to the author. */
import { toLinkView, type LinkView } from '../../../contracts/content/kinds/link-view.ts'
import type { StorefrontCode } from '../../../markets/types.ts'
import type { PlacedProblem } from '../files/plain-words.ts'
import { isMembers, objectsIn, type Members } from '../walk-content.ts'

/** Any storefront would do: paths are the same in all of them. */
export const HERE: StorefrontCode = 'uk'

export function checkRichLinks(content: unknown): readonly PlacedProblem[] {
  return objectsIn(content).flatMap(({ value, at }) =>
    isLinkMark(value) && !richLinkView(value.attrs)
      ? [{ at: [...at, 'attrs', 'href'], message: 'leads nowhere that a link may lead' }]
      : [],
  )
}

export const isLinkMark = (value: Members): value is Members & { readonly attrs: Members } =>
  value['type'] === 'link' && isMembers(value['attrs'])

export function richLinkView({ href, linktype, anchor }: Members): LinkView | undefined {
  const address = typeof href === 'string' ? href.trim() : ''
  const type = typeof linktype === 'string' ? linktype : 'url'
  const place = typeof anchor === 'string' ? anchor : ''
  return toLinkView({ linktype: type, url: address, cached_url: address, anchor: place }, HERE)
}
