/** The search rules of a merchant: redirects, synonyms, pins and boosts, and when they apply. */
import type { FacetId } from '../../../contracts/discovery/discovery.ts'
import type { Language, StorefrontCode } from '../../../markets/types.ts'

/** Everywhere and always, where absent. Times are ISO 8601; a plain date is its first moment in UTC. */
export type RuleScope = {
  readonly storefronts?: readonly StorefrontCode[]
  /** Inclusive. */
  readonly from?: string
  /** Exclusive. */
  readonly until?: string
}

/** What a rule answers to: whole queries, or the paths of listings (adults/socks, collection/low-socks). */
type RuleOccasion = { readonly terms?: readonly string[]; readonly collections?: readonly string[] }

/** Products by name, or by what they are: any of the values of one facet, and all facets together. */
export type BoostMatch = { readonly skus: readonly string[] } | { readonly [Id in FacetId]?: readonly string[] }

type Named = RuleScope & { readonly id: string }

export type RedirectRule = Named & {
  readonly kind: 'redirect'
  readonly terms: readonly string[]
  /** A path below the storefront, such as /faq, or an https address. */
  readonly target: string
}

/** All of the words find each other, everywhere and always: a language does not change at midnight. */
export type SynonymRule = {
  readonly id: string
  readonly kind: 'synonym'
  readonly language: Language
  readonly words: readonly string[]
}

/** Without terms and collections it counts always. */
export type BoostRule = Named &
  RuleOccasion & {
    readonly kind: 'boost'
    readonly match: BoostMatch
    /** 0.1 to 10; below 1 buries. */
    readonly factor: number
  }

export type PinRule = Named &
  RuleOccasion & {
    readonly kind: 'pin'
    /** From the first place on. */
    readonly skus: readonly string[]
  }

export type SearchRule = RedirectRule | SynonymRule | BoostRule | PinRule
