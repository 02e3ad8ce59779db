/**
 * Places an order from a cart in one transaction: re-prices it and reserves stock and discounts, or writes nothing. The
 * cart's row is locked throughout, so that a double click or two tabs give one order.
 *
 * Lock order, to avoid deadlocks: cart, order, attempt and payments, reservations, stock (sorted), discounts, outbox. Long: one
 * transaction, from the cart to the order.
 */
import { hash } from 'node:crypto'
import { foldEmail } from '../../../markets/addresses/email-key.ts'
import type { CartProduct } from '../../../contracts/commerce/cart.ts'
import { pricesIncludeTax } from '../../../markets/prices/prices-include-tax.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import { newId } from '../../../platform/ids.ts'
import { fail, ok, type Result } from '../../../platform/result.ts'
import type { AgreedTerms } from '../agreements/terms-archive.ts'
import { whatIsWrong } from '../carts/change-lines.ts'
import { priceChoice, type PricingContext } from '../carts/price-choice.ts'
import type { PricingContextReader } from '../carts/read-pricing-context.ts'
import { lockCart, type ReadCart } from '../carts/stored-cart.ts'
import { unstoredCart } from '../carts/unstored-cart.ts'
import type { CaptureTime } from '../captures/capture-times.ts'
import type { CartClaims } from '../carts/token/cart-tokens.ts'
import { countUses, noteUses } from '../discounts/discount-uses.ts'
import { RESERVATION_POLICY, type UnpaidLimits } from '../stock/reservation-policy.ts'
import { allocateStock, writeReservations } from '../stock/reserve-stock.ts'
import { overUnpaidLimit, readUnpaidUnits, type UnpaidHolder } from '../stock/unpaid-units.ts'
import type { CommerceTables } from '../tables.ts'
import { checkRecipient, type PlaceRequest } from './check-recipient.ts'
import { productFailure, orderFailure, sharedFailure, type OrderFailure } from './order-failure.ts'
import { demandsOf, releaseReserved } from './order-reservations.ts'
import type { OrderNumbers } from './order-numbers.ts'
import { orderContents, orderSnapshot, type OrderSnapshot, type OrderRecipient } from './order-snapshot.ts'
import { readOwn, withOwn } from './own-share.ts'
import { renewAttempt } from './renew-attempt.ts'
import {
  FIRST_CHECK,
  freeKey,
  insertAttempt,
  insertOrder,
  lockOpenOrder,
  lockOrderByKey,
  replaceOrder,
  type StoredAttempt,
  type StoredOrder,
} from './stored-order.ts'
import { outOfStock, overLimit } from './stock-failures.ts'
import { toParcel, type TaxPort } from './tax-port.ts'

export type PlaceDeps = {
  readonly database: Database<CommerceTables>
  readonly pricingContext: PricingContextReader
  readonly numbers: OrderNumbers
  readonly tax: TaxPort
  readonly unpaidLimits: UnpaidLimits
  /** Absent: with the payment. */
  readonly captureAt?: CaptureTime | undefined
  readonly clock: Clock
}

export type PlacedOrder = { readonly order: StoredOrder; readonly attempt: StoredAttempt }

type Placing = {
  readonly claims: CartClaims
  readonly request: PlaceRequest
  readonly idempotencyKey: string | undefined
  /** What the shopper agreed to; undefined in a shop without terms. */
  readonly terms?: AgreedTerms | undefined
  /** Hash of the network address of the shopper; undefined when that is unknown. */
  readonly clientKey: string | undefined
}

type Run = Placing & {
  readonly number: string
  readonly now: Date
}

/** Ends the transaction without having written anything. */
class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly failure: OrderFailure

  constructor(failure: OrderFailure) {
    super(failure.answer.message)
    this.failure = failure
  }
}

export function placeOrder(deps: PlaceDeps) {
  const { database, numbers, clock } = deps

  return async (placing: Placing): Promise<Result<PlacedOrder, OrderFailure>> => {
    // Before the transaction, which has no second connection; unused ones go back.
    const number = await numbers.take()
    const now = clock.now()
    try {
      const placed = await database.transaction(
        (transaction) => place(transaction, deps, { ...placing, number, now }),
        { mayRepeat: true },
      )
      if (placed.order.number !== number) numbers.giveBack(number)
      return ok(placed)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      numbers.giveBack(number)
      return fail(error.failure)
    }
  }
}

async function place(
  transaction: Transaction<CommerceTables>,
  deps: PlaceDeps,
  { claims, request, idempotencyKey, terms, clientKey, number, now }: Run,
): Promise<PlacedOrder> {
  const { database, pricingContext: reader } = deps
  const language = request.languageCode
  const key = idempotencyKey === undefined ? undefined : `${claims.cartId}:${idempotencyKey}`
  const stored = await lockCart(transaction, database, claims.cartId)
  const cart = openCart(stored ?? (await unstoredCart(transaction, claims)), claims, request)
  const [open, underKey, current] = await Promise.all([
    lockOpenOrder(transaction, database, cart.id),
    key === undefined ? undefined : lockOrderByKey(transaction, database, key),
    reader.read(transaction, cart, {}, now),
  ])
  const recipient = accepted(checkRecipient(request, reader.marketOf(cart.store)))
  if (underKey !== undefined && !isSameRequest(underKey, recipient, language)) {
    throw new Refusal(orderFailure('IDEMPOTENCY_KEY_REUSED', language))
  }

  const own = open === undefined ? undefined : await readOwn(transaction, open.id)
  const pricingContext = withOwn(current, own)
  const priced = await pricedSnapshot(transaction, deps, cart, pricingContext, recipient)
  const snapshot = { ...priced, ...(terms && { terms }) }
  const digest = digestOf(snapshot)
  if (open?.digest === digest)
    return { order: open, attempt: await renewAttempt(transaction, open.id, now, captureTerms(deps)) }

  if (open !== undefined) {
    await releaseReserved(transaction, database, open.id, now)
    await replaceOrder(transaction, open.id, now)
  }
  if (underKey !== undefined) await freeKey(transaction, underKey.id)
  const time = now.toISOString()
  const order: StoredOrder = {
    id: newId(),
    number,
    cartId: cart.id,
    state: 'open',
    digest,
    snapshot,
    createdAt: time,
    updatedAt: time,
    paidAt: undefined,
    fulfilment: 'none',
    holds: [],
    linkVersion: 0,
  }
  const attempt = { ...newAttempt(order.id, time), ...captureTerms(deps) }
  const holder = { foldedEmail: foldEmail(snapshot.contact.email), clientKey }
  const { allocations, counted, discountIds } = await reserve(transaction, deps, { snapshot, holder, pricingContext })
  const milliseconds = RESERVATION_POLICY.beforePaymentMs
  await Promise.all([
    writeReservations(transaction, { orderRef: order.id, now, milliseconds }, allocations),
    insertOrder(transaction, order, key, clientKey),
    noteUses(transaction, order.id, discountIds, counted),
    insertAttempt(transaction, attempt, new Date(now.getTime() + FIRST_CHECK)),
  ])
  return { order, attempt }
}

const newAttempt = (orderId: string, createdAt: string) =>
  ({ id: newId(), orderId, state: 'started', session: undefined, createdAt }) as const

const captureTerms = ({ captureAt }: PlaceDeps): Pick<StoredAttempt, 'captureAt'> =>
  captureAt === 'shipment' ? { captureAt } : {}

function openCart(cart: ReadCart | undefined, { region }: CartClaims, { languageCode }: PlaceRequest): ReadCart {
  if (cart === undefined) throw new Refusal(sharedFailure('CART_NOT_FOUND', languageCode))
  if (cart.region !== region) throw new Refusal(sharedFailure('UNAUTHORIZED', languageCode))
  if (cart.state === 'CLOSED') throw new Refusal(sharedFailure('CART_CLOSED', languageCode))
  // An order speaks the language that it was placed in.
  return { ...cart, store: { ...cart.store, languageCode } }
}

async function pricedSnapshot(
  transaction: Transaction<CommerceTables>,
  { tax }: PlaceDeps,
  cart: ReadCart,
  pricingContext: PricingContext,
  recipient: OrderRecipient,
): Promise<OrderSnapshot> {
  const { languageCode: language } = cart.store
  if (cart.lines.length === 0) throw new Refusal(orderFailure('MISSING_PRODUCTS', language))
  const { variants, market, now } = pricingContext
  const wrong = whatIsWrong(quantityPerVariant(cart.lines), { variants, methodIds: new Set(), store: cart.store })
  if (wrong !== undefined) throw new Refusal(productFailure(wrong))
  const ordered = orderContents(priceChoice(cart, pricingContext), pricingContext)
  if (ordered === undefined) throw new Refusal(orderFailure('MISSING_SHIPPING_OPTION_ERROR', language))
  // PRC-18: only there do prices not hold the tax.
  if (pricesIncludeTax(market.countryCode)) return orderSnapshot(ordered, recipient, { externalTax: undefined, now })
  const added = await tax.taxOf(toParcel(ordered, recipient.addresses.shipping), transaction)
  if (!added.ok) throw new Refusal(orderFailure('TAX_JAR_ERROR', language, { parts: added.failure }))
  return orderSnapshot(ordered, recipient, { externalTax: added.value, now })
}

function quantityPerVariant(lines: ReadCart['lines']): readonly CartProduct[] {
  const quantities = new Map<string, number>()
  for (const { variantId, quantity } of lines) quantities.set(variantId, (quantities.get(variantId) ?? 0) + quantity)
  return [...quantities].map(([id, quantity]) => ({ id, quantity }))
}

type Reserving = {
  readonly snapshot: OrderSnapshot
  readonly holder: UnpaidHolder
  readonly pricingContext: PricingContext
}

/** Locks and allocates stock and counts uses of limited discounts, all or none. */
async function reserve(
  transaction: Transaction<CommerceTables>,
  { database, unpaidLimits }: PlaceDeps,
  { snapshot, holder, pricingContext }: Reserving,
) {
  const lines = demandsOf(snapshot)
  const { warehouses } = snapshot.market
  const variantIds = lines.map(({ variantId }) => variantId)
  // In one round trip, and in this order: the units are counted under the lock.
  const [allocated, unpaid] = await Promise.all([
    allocateStock(transaction, database, { lines, warehouses }),
    readUnpaidUnits(transaction, database, { holder, variantIds, warehouses }),
  ])
  if (!allocated.ok) throw new Refusal(outOfStock(allocated.failure, snapshot, pricingContext))
  const [over] = overUnpaidLimit(lines, allocated.value, unpaid, unpaidLimits)
  if (over !== undefined) throw new Refusal(overLimit(over, snapshot, pricingContext))
  const discountIds = snapshot.discounts.map((discount) => discount.id)
  const limited = discountIds.filter((discountId) => pricingContext.terms.limited.has(discountId))
  const counted = await countUses(transaction, limited)
  if (counted.size < limited.length) throw new Refusal(orderFailure('DISCOUNT_USED_UP', snapshot.language))
  return { allocations: allocated.value, counted, discountIds }
}

function accepted<Value>(result: Result<Value, OrderFailure>): Value {
  if (!result.ok) throw new Refusal(result.failure)
  return result.value
}

/** The same words from the same caller; what they cost may have changed. One that was ordered over since is another matter. */
function isSameRequest(
  { state, snapshot }: StoredOrder,
  { addresses, contact }: OrderRecipient,
  language: OrderSnapshot['language'],
): boolean {
  const before = [snapshot.addresses, snapshot.contact, snapshot.language]
  return state !== 'replaced' && JSON.stringify(before) === JSON.stringify([addresses, contact, language])
}

/** Of everything but the moment. An order that is placed again after the cut-off holds its first promise. */
function digestOf({ termsAgreedAt: _agreedAt, shipping, ...content }: OrderSnapshot): string {
  const { promised: _promised, ...unpromised } = shipping
  return hash('sha256', JSON.stringify({ ...content, shipping: unpromised }), 'base64url')
}
