import { isObject, isVersionAnswer } from '../answer-kinds.ts'
import { CallError } from '../call-json.ts'
import type { Transport } from '../transport.ts'
import {
  READ_AVAILABILITY,
  READ_OFFER_CHANGES,
  READ_OFFERS,
  READ_OFFERS_VERSION,
  READ_SELLER,
  READ_TERMS,
} from './commerce-routes.ts'
import { CATALOG_PREFIX } from './path-prefixes.ts'
import type { SellerContact } from './seller.ts'
import {
  MAX_OFFERS_PER_REQUEST,
  MAX_PRODUCT_IDS,
  type AvailabilityAnswer,
  type OfferChangesAnswer,
  type OffersAnswer,
  type SellerAnswer,
  type TermsAnswer,
  type TermsVersion,
} from './commerce.ts'

export type CommerceClient = {
  /** What is offered of these products, by their sku. Between services: visitors have no way to it. */
  readonly offers: (productSkus: readonly string[]) => Promise<OffersAnswer['offers']>
  /** Who sells; undefined until the merchant stored it. */
  readonly seller: () => Promise<SellerContact | undefined>
  /** What a shopper of the country agrees to; undefined in a shop without terms. */
  readonly terms: (countryCode: string) => Promise<TermsVersion | undefined>
  /** Changes whenever any offer does. */
  readonly offersVersion: () => Promise<number>
  /** Whose offers changed after that version. */
  readonly offerChanges: (since: number) => Promise<OfferChangesAnswer>
  /** PRD-23, PRD-25: whether each variant can be had in the market, by its id. */
  readonly availability: (wanted: {
    readonly countryCode: string
    readonly variantIds: readonly string[]
  }) => Promise<ReadonlyMap<string, boolean>>
}

export function commerceClient({
  transport,
  catalogPrefix = CATALOG_PREFIX,
}: {
  readonly transport: Transport
  readonly catalogPrefix?: string
}): CommerceClient {
  const offersOf = async (skus: readonly string[]): Promise<OffersAnswer['offers']> => {
    const { status, value } = await transport(READ_OFFERS, { input: { skus } })
    if (!isOffersAnswer(value)) throw new CallError('status', { status, answer: value })
    return value.offers
  }

  const availabilityOf = async (countryCode: string, ids: readonly string[]) => {
    const query = { storeId: countryCode, productIds: ids.join(',') }
    const { value } = await transport(READ_AVAILABILITY, { params: { catalogPrefix }, query })
    if (!isAvailabilityAnswer(value)) throw new Error('Invalid catalog received')
    return value.products
  }

  return {
    async offers(productSkus) {
      const parts = await Promise.all(slices(productSkus, MAX_OFFERS_PER_REQUEST).map(offersOf))
      return Object.fromEntries(parts.flatMap((part) => Object.entries(part)))
    },

    async seller() {
      const { status, value } = await transport(READ_SELLER)
      if (!isSellerAnswer(value)) throw new CallError('status', { status, answer: value })
      return value.seller
    },

    async terms(countryCode) {
      const { status, value } = await transport(READ_TERMS, { query: { country: countryCode } })
      if (!isTermsAnswer(value)) throw new CallError('status', { status, answer: value })
      return value.terms
    },

    async offersVersion() {
      const { status, value } = await transport(READ_OFFERS_VERSION)
      if (!isVersionAnswer(value)) throw new CallError('status', { status, answer: value })
      return value.version
    },

    async offerChanges(since) {
      const { status, value } = await transport(READ_OFFER_CHANGES, { query: { since: String(since) } })
      if (!isOfferChangesAnswer(value)) throw new CallError('status', { status, answer: value })
      return value
    },

    async availability({ countryCode, variantIds }) {
      const requests = slices(variantIds, MAX_PRODUCT_IDS).map((ids) => availabilityOf(countryCode, ids))
      const answers = (await Promise.all(requests)).flat()
      const available = new Map(answers.map(({ id, isAvailable }) => [id, isAvailable]))
      if (!variantIds.every((id) => available.has(id))) throw new Error('Missing product in stock response')
      return available
    },
  }
}

function slices<Item>(list: readonly Item[], size: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  )
}

function isOfferChangesAnswer(body: unknown): body is OfferChangesAnswer {
  return isVersionAnswer(body) && 'skus' in body && Array.isArray(body.skus) && 'tooMany' in body
}

function isOffersAnswer(body: unknown): body is OffersAnswer {
  return isObject(body) && 'offers' in body && isObject(body.offers)
}

const isTermsAnswer = (body: unknown): body is TermsAnswer =>
  isObject(body) && (!('terms' in body) || (isObject(body.terms) && 'hash' in body.terms))

const isSellerAnswer = (body: unknown): body is SellerAnswer =>
  isObject(body) && (!('seller' in body) || (isObject(body.seller) && 'name' in body.seller))

function isAvailabilityAnswer(body: unknown): body is AvailabilityAnswer {
  return isObject(body) && 'products' in body && Array.isArray(body.products) && body.products.every(isAvailability)
}

function isAvailability(entry: unknown): boolean {
  return (
    isObject(entry) &&
    'id' in entry &&
    typeof entry.id === 'string' &&
    'isAvailable' in entry &&
    typeof entry.isAvailable === 'boolean'
  )
}
