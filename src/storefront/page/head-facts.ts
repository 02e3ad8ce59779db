/**
 * Metadata of a page for machines: search engines, and services that render a card for a shared link. Part of the
 * document only: a client-side navigation does not need it, so it is not part of a page's state.
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

/** A page that search engines should not index has no metadata. */
export type Head = HeadFacts | 'hidden'
