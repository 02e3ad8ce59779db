/**
 * From a cart to an order, in one transaction: priced anew, with its goods and discounts taken aside, or not at all. The cart's
 * row is held from beginning to end, so that a double click and two tabs give one order.
 *
 * Whoever touches several of these holds them in this order, so that nobody waits in a circle: cart, order, attempt and
 * payments, reservations, stock (sorted), discounts, outbox.
 */
import { hash } from 'node:crypto'
import { pricesIncludeTax } from '../../../markets/prices/prices-include-tax.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import { newId } from '../../../platform/ids.ts'
import { fail, ok, type Result } from '../../../platform/result.ts'
import { whatIsWrong } from '../carts/change-lines.ts'
import { nameOf } from '../carts/name-of.ts'
import { priceChoice, type Circumstances } from '../carts/price-choice.ts'
import type { ReadCircumstances } from '../carts/read-circumstances.ts'
import type { ReadCart } from '../carts/stored-cart.ts'
import type { CartClaims } from '../carts/token/cart-tokens.ts'
import { cartFailure } from '../carts/cart-failure.ts'
import { countUses, noteUses } from '../discounts/discount-uses.ts'
import type { Demand, Shelf, Shortage } from '../stock/allocate.ts'
import { reserve } from '../stock/reserve.ts'
import type { CommerceTables } from '../tables.ts'
import { checkRecipient, type PlaceRequest } from './check-recipient.ts'
import { goodsFailure, orderFailure, sharedFailure, type OrderFailure } from './order-failure.ts'
import { demandsOf, HOLD, letGo } from './order-goods.ts'
import type { OrderNumbers } from './order-numbers.ts'
import { orderedGoods, orderSnapshot, type OrderSnapshot, type Recipient } from './order-snapshot.ts'
import { readOwn, withOwn } from './own-share.ts'
import { renewAttempt } from './renew-attempt.ts'
import {
  FIRST_CHECK,
  freeKey,
  holdCartWithOrders,
  insertAttempt,
  insertOrder,
  replaceOrder,
  type StoredAttempt,
  type StoredOrder,
} from './stored-order.ts'
import { toParcel, type TaxPort } from './tax-port.ts'

export type PlaceDeps = {
  readonly database: Database<CommerceTables>
  readonly circumstances: ReadCircumstances
  readonly numbers: OrderNumbers
  readonly tax: TaxPort
  readonly clock: Clock
}

export type PlacedOrder = { readonly order: StoredOrder; readonly attempt: StoredAttempt }

type Placing = {
  readonly claims: CartClaims
  readonly request: PlaceRequest
  readonly idempotencyKey: string | undefined
}

type Run = Placing & {
  readonly number: string
  readonly now: Date
  /** Whether goods are held before they are counted, however many there are. */
  readonly isCareful: boolean
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
      const order = (isCareful: boolean) =>
        database.transaction((transaction) => place(transaction, deps, { ...placing, number, now, isCareful }), {
          mayRepeat: true,
        })
      const placed = await order(false).catch((error: unknown) => {
        // What there was plenty of a moment ago is gone, or nearly: once more, and nothing is taken unseen.
        if (database.isCheckViolation(error)) return order(true)
        throw error
      })
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
  { claims, request, idempotencyKey, number, now, isCareful }: Run,
): Promise<PlacedOrder> {
  const { database, circumstances: reader } = deps
  const language = request.languageCode
  const key = idempotencyKey === undefined ? undefined : `${claims.cartId}:${idempotencyKey}`
  const { cartId } = claims
  const guess = reader.guesses.of(cartId)
  const held = await holdCartWithOrders(transaction, database, { cartId, idempotencyKey: key, guess })
  const { open, underKey, guessed } = held
  const cart = openCart(held.cart, claims, request)
  const recipient = accepted(checkRecipient(request, reader.marketOf(cart.store)))
  if (underKey !== undefined && !isSameRequest(underKey, recipient, language)) {
    throw new Refusal(orderFailure('IDEMPOTENCY_KEY_REUSED', language))
  }

  const own = open === undefined ? undefined : await readOwn(transaction, open.id)
  const circumstances = withOwn(await reader.read(transaction, cart, {}, now, guessed), own)
  const snapshot = await pricedSnapshot(deps, cart, circumstances, recipient)
  const digest = digestOf(snapshot)
  if (open?.digest === digest) return { order: open, attempt: await renewAttempt(transaction, open.id, now) }

  if (open !== undefined) {
    await letGo(transaction, database, open.id, now)
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
  }
  const attempt = { id: newId(), orderId: order.id, state: 'started', session: undefined, createdAt: time } as const
  // What was let go of just now is not counted in them.
  const isKnown = open === undefined && !isCareful
  const { counted, discountIds } = await takeAside(transaction, deps, order, { circumstances, isKnown })
  const unhurried = database.withNext(transaction)
  await insertOrder(unhurried, order, key)
  await noteUses(unhurried, order.id, discountIds, counted)
  await insertAttempt(database.lastly(transaction), attempt, new Date(now.getTime() + FIRST_CHECK))
  return { order, attempt }
}

function openCart(cart: ReadCart | undefined, { region }: CartClaims, { languageCode }: PlaceRequest): ReadCart {
  if (cart === undefined) throw new Refusal(sharedFailure('CART_NOT_FOUND', languageCode))
  if (cart.region !== region) throw new Refusal(sharedFailure('UNAUTHORIZED', languageCode))
  if (cart.state === 'CLOSED') throw new Refusal(sharedFailure('CART_CLOSED', languageCode))
  // An order speaks the language that it was placed in.
  return { ...cart, store: { ...cart.store, languageCode } }
}

async function pricedSnapshot(
  { tax }: PlaceDeps,
  cart: ReadCart,
  circumstances: Circumstances,
  recipient: Recipient,
): Promise<OrderSnapshot> {
  const { languageCode: language } = cart.store
  if (cart.lines.length === 0) throw new Refusal(orderFailure('MISSING_PRODUCTS', language))
  const { goods, market, now } = circumstances
  const wrong = whatIsWrong(cart.lines, { goods, methodIds: new Set(), store: cart.store })
  if (wrong !== undefined) throw new Refusal(goodsFailure(wrong))
  const ordered = orderedGoods(priceChoice(cart, circumstances), circumstances)
  if (ordered === undefined) throw new Refusal(orderFailure('MISSING_SHIPPING_OPTION_ERROR', language))
  // PRC-18: only there do prices not hold the tax.
  if (pricesIncludeTax(market.countryCode)) return orderSnapshot(ordered, recipient, { externalTax: undefined, now })
  const added = await tax.taxOf(toParcel(ordered, recipient.addresses.shipping))
  if (!added.ok) throw new Refusal(orderFailure('TAX_JAR_ERROR', language, { parts: added.failure }))
  return orderSnapshot(ordered, recipient, { externalTax: added.value, now })
}

/** Goods and uses of discounts, all or none. */
async function takeAside(
  transaction: Transaction<CommerceTables>,
  { database }: PlaceDeps,
  { id, snapshot }: StoredOrder,
  { circumstances, isKnown }: { readonly circumstances: Circumstances; readonly isKnown: boolean },
) {
  const { now, terms, goods } = circumstances
  const lines = demandsOf(snapshot)
  const taken = await reserve(transaction, database, {
    orderRef: id,
    lines,
    warehouses: snapshot.market.warehouses,
    now,
    milliseconds: HOLD,
    shelves: isKnown ? shelvesOf(lines, goods) : undefined,
  })
  if (!taken.ok) throw new Refusal(outOfStock(taken.failure, snapshot, circumstances))
  const discountIds = snapshot.discounts.map((discount) => discount.id)
  const limited = discountIds.filter((discountId) => terms.limited.has(discountId))
  const counted = await countUses(transaction, limited)
  if (counted.size < limited.length) throw new Refusal(orderFailure('DISCOUNT_USED_UP', snapshot.language))
  return { counted, discountIds }
}

function shelvesOf(lines: readonly Demand[], goods: Circumstances['goods']): readonly Shelf[] {
  // A gift may be what is bought as well.
  const ids = new Set(lines.map(({ variantId }) => variantId))
  return [...ids].flatMap((id) => goods.get(id)?.shelves ?? [])
}

function outOfStock(
  shortages: readonly Shortage[],
  { market, language }: OrderSnapshot,
  { goods }: Circumstances,
): OrderFailure {
  const [first] = shortages
  const known = first === undefined ? undefined : goods.get(first.variantId)
  const name = known === undefined ? '' : nameOf(known, { countryCode: market.country, languageCode: language })
  const left = first?.available ?? 0
  return goodsFailure(
    cartFailure('OUT_OF_STOCK', language, {
      text: left > 0 ? 'lessInStock' : 'soldOut',
      parts: { name, left },
      products: shortages.map(({ variantId, available }) => ({ id: variantId, available })),
    }),
  )
}

function accepted<Value>(result: Result<Value, OrderFailure>): Value {
  if (!result.ok) throw new Refusal(result.failure)
  return result.value
}

/** The same words from the same caller; what they cost may have changed. One that was ordered over since is another matter. */
function isSameRequest(
  { state, snapshot }: StoredOrder,
  { addresses, contact }: Recipient,
  language: OrderSnapshot['language'],
): boolean {
  const before = [snapshot.addresses, snapshot.contact, snapshot.language]
  return state !== 'replaced' && JSON.stringify(before) === JSON.stringify([addresses, contact, language])
}

/** Of everything but the moment. */
function digestOf({ termsAgreedAt: _agreedAt, ...content }: OrderSnapshot): string {
  return hash('sha256', JSON.stringify(content), 'base64url')
}
