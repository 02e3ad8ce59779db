/** Corrects where an order goes and how its shopper is reached. The checks are those of checkout. */
import { tidyAddress, wrongInContact, wrongInShipping } from '../../../markets/addresses/check-address.ts'
import type { Address } from '../../../markets/addresses/checkout-information.ts'
import { emailKey } from '../../../markets/addresses/email-key.ts'
import { readEmail } from '../../../markets/addresses/read-email.ts'
import { toE164 } from '../../../markets/addresses/telephone.ts'
import { findMarket } from '../../../markets/storefronts/table.ts'
import { ok, type Result } from '../../../platform/result.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import { stageOrderEvent } from '../events/stage-events.ts'
import { noSuch, refuse, type OrderRefusal } from '../fulfilment/refusal.ts'
import type { FulfilmentDeps } from '../fulfilment/shipments.ts'
import { lockUnits } from '../fulfilment/stored-shipments.ts'
import { replacePersonWords } from '../orders-lookup/order-search.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import type { CommerceTables } from '../tables.ts'
import { amended, type Amendment } from './amendment.ts'
import type { StoredOrder } from './stored-order.ts'
import { lockOrder } from './stored-order.ts'
import { embeddedTax, toParcel } from './tax-port.ts'

export type AddressCorrection = {
  readonly address?: Omit<Address, 'country'> | undefined
  readonly telephone?: string | undefined
  readonly deliveryNote?: string | undefined
}

export type Amended = { readonly before: StoredOrder; readonly amendment: Amendment }

/** Before the first shipment only; the country stays, and in the United States the tax. */
export const amendAddress = (
  { database, clock }: FulfilmentDeps,
  orderId: string,
  { address, telephone, deliveryNote }: AddressCorrection,
): Promise<Result<Amended, OrderRefusal>> =>
  database.transaction(async (transaction) => {
    const locked = await lockUnits(transaction, database, orderId)
    if (locked === undefined) return noSuch('order', orderId)
    const { order, shipments } = locked
    if (shipments.length > 0) return refuse('SHIPPED_ALREADY', { number: order.number })
    if (!isAmendable(order)) return refuse('INVALID_VALUE', {}, { details: { state: order.state } })
    const { snapshot } = order
    const { country } = snapshot.addresses.shipping
    const shipping = address && tidyAddress({ ...address, country })
    const problems = await wrongIn(transaction, order, shipping)
    if (problems.length > 0) {
      return refuse('INVALID_ADDRESS', { fields: problems.join(', ') }, { field: 'address', details: { problems } })
    }
    const phone = telephone === undefined ? snapshot.contact.telephone : toE164(telephone, snapshot.market.country)
    const wrongPhone =
      telephone !== undefined &&
      wrongInContact({ email: snapshot.contact.email, telephone }, snapshot.market.country).length > 0
    if (phone === undefined || wrongPhone) {
      return refuse('INVALID_ADDRESS', { fields: 'telephone' }, { field: 'telephone' })
    }
    const { firstName, lastName } = shipping ?? snapshot.contact
    const contact = { ...snapshot.contact, firstName, lastName, telephone: phone }
    const amendment: Amendment = {
      ...order.amendment,
      ...(shipping && { shipping }),
      contact,
      ...(deliveryNote !== undefined && { deliveryNote }),
    }
    await transaction
      .updateTable('orders')
      .set({
        amendment: JSON.stringify(amendment),
        telephone_key: contact.telephone,
        updated_at: clock.now().toISOString(),
      })
      .where('id', '=', order.id)
      .execute()
    await replaceWords(transaction, order, amendment)
    await stageOrderEvent(transaction, 'order.amended', order, clock.now())
    return ok({ before: order, amendment })
  })

const replaceWords = (transaction: Transaction<CommerceTables>, order: StoredOrder, amendment: Amendment) =>
  replacePersonWords(transaction, order.id, amended(order.snapshot, amendment), order.original ?? order.snapshot)

const isAmendable = ({ state }: StoredOrder): boolean => state === 'paid' || state === 'held'

async function wrongIn(
  query: CommerceQuery,
  { snapshot }: StoredOrder,
  shipping: Address | undefined,
): Promise<readonly string[]> {
  if (shipping === undefined) return []
  const market = findMarket('production', snapshot.market.country)
  if (market === undefined) return ['country']
  const wrong = wrongInShipping(shipping, market).map(({ member }) => member)
  if (wrong.length > 0 || snapshot.totals.externalTax === undefined) return wrong
  const tax = await embeddedTax.taxOf(toParcel(snapshot, shipping), query)
  return tax.ok && tax.value === snapshot.totals.externalTax ? [] : ['tax']
}

/** Look-up and later mails use it from now on; links that went to the old address open nothing any more. */
export const amendEmail = (
  { database, clock }: FulfilmentDeps,
  orderId: string,
  given: string,
): Promise<Result<Amended, OrderRefusal>> =>
  database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, database, orderId)
    if (order === undefined) return noSuch('order', orderId)
    const email = readEmail(given)
    if (email === undefined) return refuse('INVALID_ADDRESS', { fields: 'email' }, { field: 'email' })
    if (!isAmendable(order) && order.state !== 'refunded' && order.state !== 'cancelled') {
      return refuse('INVALID_VALUE', {}, { details: { state: order.state } })
    }
    const { contact } = order.snapshot
    const amendment: Amendment = { ...order.amendment, contact: { ...contact, email } }
    await transaction
      .updateTable('orders')
      .set({
        amendment: JSON.stringify(amendment),
        email_key: emailKey(email),
        link_version: order.linkVersion + 1,
        ...(order.state === 'paid' && { updated_at: clock.now().toISOString() }),
      })
      .where('id', '=', order.id)
      .execute()
    await replaceWords(transaction, order, amendment)
    const old = emailKey(contact.email)
    await transaction
      .deleteFrom('order_links')
      .where('email_key', 'in', [...new Set([old, old.toLowerCase()])])
      .execute()
    await stageOrderEvent(transaction, 'order.amended', order, clock.now())
    return ok({ before: order, amendment })
  })
