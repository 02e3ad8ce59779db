/** Shipping cost and delivery time, as a product page shows them before there is a cart. */
import { firstAvailable } from '../../../../contracts/commerce/first-available.ts'
import type { ShippingMethod } from '../../../../contracts/commerce/to-shipping-methods.ts'
import type { GuaranteeNotice } from '../../../../contracts/storefront/law/legal-texts.ts'
import type { ProductMinimum } from '../../../../contracts/storefront/law/product-minimum.ts'
import { formatMarketPrice } from '../../../../markets/prices/format-price.ts'
import { importNotice, type ImportNotice } from '../../../../markets/tax/import-charges.ts'
import type { Texts } from '../../../../contracts/storefront/texts/types.ts'
import { comingArrivals } from '../../../../markets/shipping/arrival/coming-arrivals.ts'
import type { ArrivalPlan } from '../../../../markets/shipping/arrival/estimate-arrival.ts'
import { formatDays } from '../../../../markets/shipping/arrival/format-days.ts'
import type { Market } from '../../../../markets/types.ts'
import { freeShippingIn } from '../../../page/free-shipping-in.ts'
import type { SharedReader } from '../../../page/page-contract.ts'

export type DeliveryView = {
  /** The default shipping method of a cart; undefined if it could not be fetched. */
  readonly way:
    | { readonly name: string; readonly cost: string; readonly time: string; readonly arrivals?: ComingDays }
    | undefined
  /** From how much on it costs nothing. */
  readonly freeFrom: string | undefined
  /** What prices contain, and up to how much: the name of a text, and the limit in it (LAW-03). */
  readonly tax: { readonly text: (typeof TAX_TEXTS)[ImportNotice['kind']]; readonly limit: string }
  /** The notice on the legal guarantee, where the law requires it (LAW-01). */
  readonly guarantee?: GuaranteeNotice | undefined
  /** In the languages of the country. */
  readonly local?: readonly ProductMinimum[]
  /** Extended producer responsibility, where the law requires it (LAW-21). */
  readonly producer?: readonly string[]
}

/** Which days a parcel arrives on that is ordered before each of the next cut-offs. */
export type ComingDays = readonly (readonly [until: number, days: string])[]

/** Enough for a page that is a week old. */
const COMING_ARRIVALS = 6

const TAX_TEXTS = {
  included: 'taxIncluded',
  'included-up-to': 'taxIncludedUpTo',
  duty: 'dutyExtra',
  import: 'importExtra',
  'sales-tax': 'taxExtra',
} as const satisfies Record<ImportNotice['kind'], keyof Texts>

type DeliveryWanted = {
  readonly methods: Promise<readonly ShippingMethod[]>
  readonly market: Market
  readonly shared: Pick<SharedReader, 'part'>
  readonly now: Date
}

export async function loadDelivery({ methods, market, shared, now }: DeliveryWanted): Promise<DeliveryView> {
  const way = firstAvailable(await methods)
  const free = freeShippingIn(market, shared)
  const written = (amount: number) => formatMarketPrice(amount, market)
  const notice = importNotice(market.countryCode)
  return {
    way: way && {
      name: way.title,
      cost: written(way.price - way.discountAmount),
      time: way.deliveryDetails,
      ...(way.arrival && { arrivals: comingDays(way.arrival, market, now) }),
    },
    freeFrom: free === undefined ? undefined : written(free),
    tax: { text: TAX_TEXTS[notice.kind], limit: 'amount' in notice ? written(notice.amount) : '' },
  }
}

/** None when the answer is a plan that cannot be read: a product page does not fail for it. */
function comingDays(plan: ArrivalPlan, { locale }: Market, now: Date): ComingDays {
  try {
    return comingArrivals(plan, now, COMING_ARRIVALS).map(({ until, ...days }) => [until, formatDays(days, locale.iso)])
  } catch {
    return []
  }
}
