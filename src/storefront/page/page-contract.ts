/**
 * The contract of a page: `load` says on the server what the page needs, `Page` draws it anywhere.
 * A load answers with data, a redirect or "not found"; throwing is for bugs. What fails and is not
 * critical is caught inside the load and leaves its block out.
 */
import type { CommerceClient } from '../../contracts/commerce/commerce-client.ts'
import type { ContentClient } from '../../contracts/content/content-client.ts'
import type { DiscoveryClient } from '../../contracts/discovery/discovery-client.ts'
import type { ShippingClient } from '../../contracts/commerce/shipping-client.ts'
import type { Environment, Market, Storefront, StorefrontCode } from '../../markets/types.ts'
import type { SharedContent, SharedEntry, SharedTable } from './shared-content.ts'
import type { Head } from './head-facts.ts'
import type { PathParams, PageRoute } from '../../contracts/storefront/routes.ts'

export type Clients = {
  readonly content: ContentClient
  readonly discovery: DiscoveryClient
  readonly shipping: ShippingClient
  readonly commerce: Pick<CommerceClient, 'offers' | 'seller' | 'terms'>
}

/** Reads shared content and records which: a change to it evicts the page from the cache. */
export type SharedReader = {
  readonly part: <Name extends keyof SharedContent>(name: Name) => SharedContent[Name]
  /** One of many, by its key. */
  readonly entry: <Name extends SharedTable>(name: Name, key: string) => SharedEntry<Name> | undefined
}

/** What a load reports; the server has a log code for each. */
export type PageProblem =
  | 'contentInvalid'
  | 'storyNotFetched'
  | 'blockNotFilled'
  | 'listingNotFetched'
  | 'sharedContentNotFetched'
  | 'upsellNotFilled'
  | 'productNotInspected'
  | 'faqSectionsNotFetched'
  | 'sellerNotFetched'
  | 'termsNotFetched'

export type Visit = {
  readonly environment: Environment
  /** Where the shop is known, without a slash at its end: https://shop.example */
  readonly origin: string
  readonly path: string
  readonly query: URLSearchParams
  readonly clients: Clients
  /** Of the experiments that the page is drawn by, by their ids: those that its row of the cache's table names. */
  readonly variants: Readonly<Record<string, string>>
  /** Logs a problem that the page can be shown in spite of. */
  readonly warn: (problem: PageProblem, details: Readonly<Record<string, unknown>>) => void
  /** The same for what failed and may be there a moment later: the page is made anew for the next visitor. */
  readonly miss: (problem: PageProblem, details: Readonly<Record<string, unknown>>) => void
}

/** A storefront of ours and one of its markets. `code` is its segment in paths; external shops have no pages here. */
export type ShopPlace = { readonly code: StorefrontCode; readonly storefront: Storefront; readonly market: Market }

export type ShopVisit = Visit &
  ShopPlace & { readonly route: PageRoute; readonly params: PathParams; readonly shared: SharedReader }

export type Loaded<Data> =
  | {
      readonly kind: 'page'
      readonly data: Data
      readonly tags: readonly string[]
      /** Metadata for search engines; without it they have the page only. */
      readonly head?: Head
      /** It stands in for a better one, and is made anew for the next visitor. */
      readonly isMakeshift?: true
      /** Unknown to the server; the visitor's browser may know it. */
      readonly isUnknown?: true
      /** What it is for cannot be fetched now: the page says so, with status 503. */
      readonly isUnavailable?: true
    }
  | { readonly kind: 'redirect'; readonly to: string; readonly permanent: boolean }
  | { readonly kind: 'not-found'; readonly message: string }
  /** There may be such a page, but what it is made of cannot be had now. */
  | { readonly kind: 'asleep'; readonly message: string }

export type Load<Data, V extends Visit = ShopVisit> = (visit: V) => Promise<Loaded<Data>> | Loaded<Data>

/** The props of the page that a load feeds: `PageProps<typeof load>`. */
export type PageProps<L> = L extends Load<infer Data, infer _V extends Visit> ? { readonly data: Data } : never

/** `tags` name what the page shows (`story:…`, `product:…`): a change to one drops the page from the cache. */
export const shown = <Data>(data: Data, tags: readonly string[] = [], head?: Head): Loaded<Data> => ({
  kind: 'page',
  data,
  tags,
  ...(head !== undefined && { head }),
})

export const makeshift = <Data>(data: Data): Loaded<Data> => ({ kind: 'page', data, tags: [], isMakeshift: true })

export const unavailable = <Data>(data: Data): Loaded<Data> => ({
  kind: 'page',
  data,
  tags: [],
  isMakeshift: true,
  isUnavailable: true,
})

export const asleep = (message: string): Loaded<never> => ({ kind: 'asleep', message })

export const notFound = (message: string): Loaded<never> => ({ kind: 'not-found', message })
