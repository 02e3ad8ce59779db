/** On which terms an exchange sends its replacement, and which variants it may be: those of an order that is placed now (RET-13). */
import { datedMarket } from '../../../markets/tax/dated-market.ts'
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import { ok, type Result } from '../../../platform/result.ts'
import { chooseShipping } from '../carts/choose-shipping.ts'
import { isSellable, type PricingContext } from '../carts/price-choice.ts'
import { readTerms } from '../carts/read-terms.ts'
import { cacheVariants, type CartVariant } from '../carts/read-variants.ts'
import { noSuch, refuse, type OrderRefusal } from '../fulfilment/refusal.ts'
import type { OrderSnapshot } from '../orders/order-snapshot.ts'
import type { StoredShippingMethod } from '../shipping/shipping-offer.ts'
import { shippingMarket } from '../shipping-market.ts'
import type { CommerceTables } from '../tables.ts'

type Tx = Transaction<CommerceTables>

export type Replacement = { readonly variant: CartVariant; readonly price: number; readonly quantity: number }

/** Promises and taxes of the first order are not those of its replacement. */
export type ReplacementTerms = Pick<PricingContext, 'market' | 'childrensTax' | 'now'> & {
  /** As the first order was sent, or the first one that is offered now. */
  readonly method: StoredShippingMethod | undefined
}

/** Refused where the market is gone, or has another currency than the payment. */
export async function readReplacementTerms(
  transaction: Tx,
  { market: { country, currency }, shipping }: OrderSnapshot,
  now: Date,
): Promise<Result<ReplacementTerms, OrderRefusal>> {
  const undated = shippingMarket('production', country)
  if (undated === undefined || undated.currency.code !== currency) return noSuch('market', country)
  const { taxRates, methods } = await readTerms(transaction, country, [undefined, undefined])
  const { method } = chooseShipping(methods, shipping.id, undated)
  return ok({ ...datedMarket(undated, taxRates, now), method, now })
}

/** As they are offered in the market of the order now. */
export async function findReplacements(
  transaction: Tx,
  database: Pick<Database<CommerceTables>, 'amongTexts'>,
  { market }: ReplacementTerms,
  products: readonly { readonly sku: string; readonly quantity: number }[],
): Promise<Result<readonly Replacement[], OrderRefusal>> {
  const rows = await transaction
    .selectFrom('variants')
    .select(['id', 'sku'])
    .where('offered', '=', 1)
    .where(
      'sku',
      'in',
      products.map(({ sku }) => sku),
    )
    .execute()
  const ids = rows.map((row) => row.id)
  if (ids.length === 0) return noSuch('variant', products[0]?.sku ?? '')
  const variants = await cacheVariants(database)(transaction, market, ids, 1)
  const replacements: Replacement[] = []
  for (const { sku, quantity } of products) {
    const variant = [...variants.values()].find((one) => one.sku === sku)
    if (variant === undefined) return noSuch('variant', sku)
    if (!isSellable(variant) || variant.price === undefined)
      return refuse('NOT_AVAILABLE', { sku }, { field: 'products' })
    if (replacements.some((one) => one.variant.id === variant.id)) {
      return refuse('INVALID_VALUE', {}, { field: 'products' })
    }
    replacements.push({ variant, price: variant.price.final, quantity })
  }
  return ok(replacements)
}
