/** Store credit as it is stored. Its row is locked after those of the order and its payments. */
import { localDayIn, type LocalDay } from '../../../markets/withdrawal/withdrawal-period.ts'
import type { CountryCode } from '../../../markets/types.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { newId } from '../../../platform/ids.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import type { CommerceTables } from '../tables.ts'
import { newCreditCode } from './credit-code.ts'
import { lastDayOfCredit } from './credit-rules.ts'

type Tx = Transaction<CommerceTables>
type CreditRow = CommerceTables['store_credits']

export type StoredCredit = {
  readonly id: string
  readonly code: string
  readonly currency: string
  /** What it was issued with. */
  readonly value: number
  readonly balance: number
  /** The last day on which it pays. */
  readonly expiresOn: LocalDay
  readonly createdAt: string
}

export type NewCredit = {
  /** The return that is settled with it. */
  readonly returnId: string
  /** How the shopper agreed, in the words of staff. */
  readonly consent: string
}

type Issued = NewCredit & { readonly value: number; readonly currency: string }

export async function issueCredit(
  transaction: Tx,
  { id: orderId, snapshot }: StoredOrder,
  { returnId, consent, value, currency }: Issued,
  now: Date,
): Promise<string> {
  const id = newId()
  const time = now.toISOString()
  await transaction
    .insertInto('store_credits')
    .values({
      id,
      code: newCreditCode(),
      currency,
      value,
      balance: value,
      order_id: orderId,
      return_id: returnId,
      consent,
      expires_on: lastDayOfCredit(localDayIn(snapshot.market.country, now)),
      created_at: time,
      updated_at: time,
    })
    .execute()
  return id
}

/** Money that goes back to it is valid for as long as new credit. */
export async function raiseCredit(
  transaction: Tx,
  { id, amount, country }: { readonly id: string; readonly amount: number; readonly country: CountryCode },
  now: Date,
): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('store_credits')
    .set((update) => ({
      balance: update('balance', '+', amount),
      expires_on: lastDayOfCredit(localDayIn(country, now)),
      updated_at: now.toISOString(),
    }))
    .where('id', '=', id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Error(`There is no store credit ${id} to put money back on`)
}

type Debit = {
  readonly id: string
  readonly amount: number
  readonly currency: string
  readonly today: LocalDay
}

/** Whether there was enough: of two orders at the same moment one is refused. */
export async function debitCredit(
  transaction: Tx,
  { id, amount, currency, today }: Debit,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('store_credits')
    .set((update) => ({ balance: update('balance', '-', amount), updated_at: now.toISOString() }))
    .where('id', '=', id)
    .where('currency', '=', currency)
    .where('balance', '>=', amount)
    .where('expires_on', '>=', today)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function readCredit(
  query: CommerceQuery,
  by: { readonly id: string } | { readonly code: string },
): Promise<StoredCredit | undefined> {
  const row = await query
    .selectFrom('store_credits')
    .selectAll()
    .where('id' in by ? 'id' : 'code', '=', 'id' in by ? by.id : by.code)
    .executeTakeFirst()
  return row && toCredit(row)
}

/** Issued for returns of the order, the oldest first. */
export async function creditsOfOrder(query: CommerceQuery, orderId: string): Promise<readonly StoredCredit[]> {
  const rows = await query
    .selectFrom('store_credits')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(toCredit)
}

const toCredit = ({ id, code, currency, value, balance, expires_on, created_at }: CreditRow): StoredCredit => ({
  id,
  code,
  currency,
  value,
  balance,
  expiresOn: expires_on,
  createdAt: created_at,
})
