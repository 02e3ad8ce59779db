/**
 * What machines are told of a page: search engines, and whoever draws a card for a shared link. It stands in the
 * document only: a browser that goes on from there has no use for it, so it is no part of a page's state.
 */

/** A thing in the words of schema.org. */
export type Thing = { readonly '@type': string; readonly [property: string]: unknown }

export type HeadFacts = {
  readonly title: string
  readonly description: string
  readonly kind: 'website' | 'article' | 'product'
  /** en-GB */
  readonly locale: string
  /** The one address of what is shown, whole. */
  readonly canonical: string
  /** The same page for other people; empty where this is not the one address of the page. */
  readonly alternates: readonly Alternate[]
  readonly picture: CardPicture | undefined
  readonly things: readonly Thing[]
}

/** For which readers, as search engines write it: en-GB, or x-default for all others. */
export type Alternate = { readonly hreflang: string; readonly href: string }

export type CardPicture = {
  readonly src: string
  readonly alt: string
  readonly width: number
  readonly height: number
}

/** A page that no search engine should show has nothing to tell them. */
export type Head = HeadFacts | 'hidden'
