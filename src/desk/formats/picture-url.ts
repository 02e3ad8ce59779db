/** Small pictures of products, from the shop: the desk may be on another host (docs/desk.md). */
import { imageAddress } from '../../markets/images/image-widths.ts'

const WIDTH = 90

const shopOrigin = (): string => {
  const named = document.querySelector<HTMLMetaElement>('meta[name="shop"]')?.content ?? ''
  return named === location.origin ? '' : named
}

/** Undefined for a picture of another site, which the policy of the desk does not load. */
export const pictureUrl = (href: string, width = WIDTH): string | undefined =>
  href.startsWith('/') ? shopOrigin() + imageAddress({ href, width }, 'auto') : undefined
