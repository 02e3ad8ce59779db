/** Why a product or a size of it cannot be bought or found, market by market (DGO-14). Pure. */
import { CAUSES, type Cause } from '../../contracts/merchant/causes.ts'
import type { CountryCode, CurrencyCode } from '../../markets/types.ts'

export type DiagnosedProduct = {
  readonly isDraft: boolean
  readonly isListed: boolean
  readonly isRecommended: boolean
  readonly needsComposition: boolean
  readonly hasComposition: boolean
  readonly hasPicture: boolean
}

export type DiagnosedVariant = {
  readonly sku: string
  readonly size: string
  readonly isMeant: boolean
  readonly isOffered: boolean
  readonly isPriced: boolean
  readonly isInStock: boolean
}

export type DiagnosedMarket = {
  readonly country: CountryCode
  readonly storefront: string
  readonly currency: CurrencyCode
  /** Whether some active method with a price goes there. */
  readonly isShipped: boolean
  readonly variants: readonly DiagnosedVariant[]
}

type Size = { readonly sku: string; readonly size: string }

export type Finding = {
  readonly cause: Cause
  readonly countries: readonly CountryCode[]
  /** Of a missing price. */
  readonly currency?: CurrencyCode
  /** The sizes that it is about; absent where it is about the whole product. */
  readonly sizes?: readonly Size[]
}

export type StorefrontDiagnosis = {
  readonly storefront: string
  readonly countries: readonly CountryCode[]
  readonly findings: readonly Finding[]
  /** Sizes that can be found and bought in all of its markets. */
  readonly sellable: number
  /** Sizes that are meant for it. */
  readonly sizes: number
}

/** Markets of a storefront that share a finding are named together. */
export function diagnose(
  product: DiagnosedProduct,
  markets: readonly DiagnosedMarket[],
): readonly StorefrontDiagnosis[] {
  const ofProduct = causesOfProduct(product)
  return [...Map.groupBy(markets, ({ storefront }) => storefront)].map(([storefront, own]) => {
    const found = own.flatMap((market) => findingsIn(market, ofProduct).map((finding) => ({ ...finding, market })))
    const groups = Map.groupBy(found, ({ cause, currency, sizes }) => JSON.stringify([cause, currency, sizes]))
    const findings = [...groups.values()].flatMap(([first, ...rest]) => {
      if (first === undefined) return []
      const { market, ...finding } = first
      return [{ ...finding, countries: [market, ...rest.map((one) => one.market)].map(({ country }) => country) }]
    })
    const meant = new Set(
      own.flatMap(({ variants }) => variants.filter(({ isMeant }) => isMeant).map(({ sku }) => sku)),
    )
    const blocked = new Set(own.flatMap((market) => blockedIn(market, ofProduct)))
    return {
      storefront,
      countries: own.map(({ country }) => country),
      findings: findings.toSorted((a, b) => CAUSES.indexOf(a.cause) - CAUSES.indexOf(b.cause)),
      sellable: [...meant].filter((sku) => !blocked.has(sku)).length,
      sizes: meant.size,
    }
  })
}

function causesOfProduct(product: DiagnosedProduct): readonly Cause[] {
  const { isDraft, isListed, isRecommended, needsComposition, hasComposition, hasPicture } = product
  return [
    ...(isDraft ? ['draft' as const] : []),
    ...(!isDraft && !isListed ? ['not-offered' as const] : []),
    ...(needsComposition && !hasComposition ? ['no-composition' as const] : []),
    ...(hasPicture ? [] : ['no-picture' as const]),
    ...(isRecommended ? [] : ['hidden' as const]),
  ]
}

type MarketFinding = Omit<Finding, 'countries'>

function findingsIn(market: DiagnosedMarket, ofProduct: readonly Cause[]): readonly MarketFinding[] {
  const meant = market.variants.filter(({ isMeant }) => isMeant)
  const offered = meant.filter(({ isOffered }) => isOffered)
  const isSaid = ofProduct.includes('not-offered') || ofProduct.includes('draft')
  const isNowhere = offered.length === 0 && !isSaid
  return [
    ...ofProduct.map((cause) => ({ cause })),
    ...(isNowhere ? [{ cause: 'not-offered' as const }] : []),
    ...(market.isShipped ? [] : [{ cause: 'no-shipping' as const }]),
    ...(offered.length > 0 ? sizesFinding('not-offered', meant, ({ isOffered }) => !isOffered) : []),
    ...sizesFinding('no-price', offered, ({ isPriced }) => !isPriced).map((finding) => ({
      ...finding,
      currency: market.currency,
    })),
    ...sizesFinding('no-stock', offered, ({ isInStock }) => !isInStock),
  ]
}

/** About the whole product where it is about each of its sizes. */
function sizesFinding(
  cause: Cause,
  variants: readonly DiagnosedVariant[],
  isAffected: (variant: DiagnosedVariant) => boolean,
): readonly MarketFinding[] {
  const affected = variants.filter(isAffected)
  if (affected.length === 0) return []
  if (affected.length === variants.length) return [{ cause }]
  return [{ cause, sizes: affected.map(({ sku, size }) => ({ sku, size })) }]
}

/** The sizes that a finding of the market concerns. */
function blockedIn(market: DiagnosedMarket, ofProduct: readonly Cause[]): readonly string[] {
  return market.variants.filter(({ sku }) => isBlocked(findingsIn(market, ofProduct), sku)).map(({ sku }) => sku)
}

const isBlocked = (findings: readonly MarketFinding[], sku: string): boolean =>
  findings.some(({ sizes }) => sizes === undefined || sizes.some((size) => size.sku === sku))
