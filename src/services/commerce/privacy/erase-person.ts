/**
 * Erases a person from commerce: orders are deleted, emptied or restricted (order-fate.ts), and what belongs to them follows. All
 * in the transaction of the caller, and again without effect when it is repeated.
 */
import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import { parseStoredJson } from '../../../platform/stored-json.ts'
import type { CommerceTables } from '../tables.ts'
import { deleteOrders } from '../orders/delete-orders.ts'
import { isEmail } from './person-orders.ts'
import type { PersonAffairs } from './read-affairs.ts'

type Engine = Pick<Database<CommerceTables>, 'amongTexts'>
type Commerce = Transaction<CommerceTables>

/** Long: one step per table. */
export async function eraseFromCommerce(
  transaction: Commerce,
  engine: Engine,
  affairs: PersonAffairs,
  now: Date,
): Promise<void> {
  const { amongTexts } = engine
  const { orders, withdrawals, returns, email } = affairs
  const idsOf = (...fates: readonly string[]) => orders.filter(({ fate }) => fates.includes(fate)).map(({ id }) => id)
  const staying = amongTexts(idsOf('emptied', 'restricted'))
  const ofStaying = sql<boolean>`order_id ${staying}`
  const statements = amongTexts(withdrawals.map(({ id }) => id))
  await transaction
    .deleteFrom('withdrawals')
    .where(sql<boolean>`id ${statements}`)
    .execute()
  // Statements about no order of ours.
  await transaction
    .deleteFrom('returns')
    .where('order_id', 'is', null)
    .where(sql<boolean>`id ${statements}`)
    .execute()
  await transaction
    .updateTable('return_units')
    .set({ reason_text: null })
    .where(sql<boolean>`return_id ${amongTexts(returns.map(({ id }) => id))}`)
    .execute()
  await clearTraces(transaction, ofStaying)
  // Of orders whose address was corrected since, too.
  await transaction.updateTable('store_credits').set({ email: null }).where(isEmail('email', email)).execute()
  await transaction.deleteFrom('order_links').where(isEmail('email_key', email)).execute()
  await transaction
    .deleteFrom('carts')
    .where(sql<boolean>`id ${amongTexts(affairs.carts.map(({ id }) => id))}`)
    .execute()
  await transaction
    .deleteFrom('order_search')
    .where(ofStaying)
    .where((is) => is.or([is('kind', '!=', 'sku'), sql<boolean>`order_id ${amongTexts(idsOf('restricted'))}`]))
    .execute()
  await deleteOrders(transaction, engine, idsOf('deleted'), now)
  for (const { id, fate, until } of orders) {
    if (fate === 'restricted' && until !== undefined) await restrict(transaction, id, until)
    if (fate === 'emptied') await emptyOrder(transaction, id, now)
  }
  for (const { id, snapshot } of affairs.onceTheirs) {
    await changeSnapshot(transaction, id, (stored) => ({
      ...stored,
      contact: { ...stored.contact, email: snapshot.contact.email },
    }))
  }
}

/** What stands beside an order and names its person, or what they wrote. */
export async function clearTraces(transaction: Commerce, ofOrders: RawBuilder<boolean>): Promise<void> {
  await transaction.updateTable('returns').set({ note: null, reject_reason: null }).where(ofOrders).execute()
  await transaction.updateTable('store_credits').set({ consent: null, email: null }).where(ofOrders).execute()
  await transaction
    .updateTable('shipments')
    .set({ tracking_number: null, tracking_url: null })
    .where(ofOrders)
    .execute()
  await transaction
    .updateTable('payment_attempts')
    .set({ session_data: null, session_result: null })
    .where(ofOrders)
    .execute()
  await transaction.deleteFrom('order_notes').where(ofOrders).execute()
}

/** Links that were mailed open nothing any more, and lists leave it out: they have orders with a number of lines. */
async function restrict(transaction: Commerce, id: string, until: string): Promise<void> {
  await transaction
    .updateTable('orders')
    .set((update) => ({
      restricted_until: until,
      line_count: null,
      client_key: null,
      link_version: sql<number>`coalesce(${update.ref('link_version')}, 0) + 1`,
    }))
    .where('id', '=', id)
    .where('restricted_until', 'is', null)
    .execute()
  // A later credit note prolongs it.
  await transaction.updateTable('orders').set({ restricted_until: until }).where('id', '=', id).execute()
}

const NO_CONTACT = { firstName: '', lastName: '', email: '', telephone: '' }
const NO_ADDRESS = { city: '', firstName: '', lastName: '', street0: '', street1: '', postCode: '', region: '' }

/** The order without its person: what was bought, and for how much, stays. */
export async function emptyOrder(transaction: Commerce, id: string, now: Date): Promise<void> {
  await changeSnapshot(transaction, id, (stored) => {
    const { shipping, billing } = stored.addresses
    return {
      ...stored,
      contact: NO_CONTACT,
      addresses: {
        shipping: { ...NO_ADDRESS, country: shipping.country },
        billing: { ...NO_ADDRESS, country: billing.country },
      },
    }
  })
  await transaction
    .updateTable('orders')
    .set((update) => ({
      email_key: '',
      telephone_key: null,
      client_key: null,
      digest: '',
      idempotency_key: null,
      amendment: null,
      link_version: sql<number>`coalesce(${update.ref('link_version')}, 0) + 1`,
      updated_at: now.toISOString(),
    }))
    .where('id', '=', id)
    .execute()
}

/** As it is stored: members of later versions stay. */
const storedPerson = z.looseObject({
  contact: z.looseObject({ email: z.string() }),
  addresses: z.object({
    shipping: z.looseObject({ country: z.string() }),
    billing: z.looseObject({ country: z.string() }),
  }),
})

type StoredPerson = z.output<typeof storedPerson>

async function changeSnapshot(
  transaction: Commerce,
  id: string,
  change: (stored: StoredPerson) => StoredPerson,
): Promise<void> {
  const row = await transaction.selectFrom('orders').select('snapshot').where('id', '=', id).executeTakeFirstOrThrow()
  const snapshot = JSON.stringify(change(parseStoredJson(storedPerson, row.snapshot, `order ${id}`)))
  await transaction.updateTable('orders').set({ snapshot }).where('id', '=', id).execute()
}
