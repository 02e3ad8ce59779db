/** A picture for a card of the page: in a format that everyone reads, as wide as such cards are. */
import { imageAddress } from '../../markets/images/image-widths.ts'
import type { CardPicture } from './head-facts.ts'

export type Pictured = {
  readonly href: string
  readonly alt: string
  readonly width: number
  readonly height: number
  readonly tint: string
}

const CARD_WIDTH = 1024

export function cardPicture(origin: string, picture: Pictured | undefined): CardPicture | undefined {
  if (!picture) return undefined
  const { alt, width: own, height } = picture
  const width = Math.min(own, CARD_WIDTH)
  return { src: pictureAddress(origin, picture), alt, width, height: Math.round((height * width) / own) }
}

/** Pictures of ours come through the image service; others as they are. */
export function pictureAddress(origin: string, { href, tint }: Pick<Pictured, 'href' | 'tint'>): string {
  if (!href.startsWith('/')) return href
  return origin + imageAddress({ href, width: CARD_WIDTH, backgroundColor: tint }, 'jpeg')
}
