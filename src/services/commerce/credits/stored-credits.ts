/** Store credit as it is stored. Its row is locked after those of the order and its payments. */
import { sql } from 'kysely'
import { emailKey } from '../../../markets/addresses/email-key.ts'
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
  /** Of the return that was settled with it. */
  readonly orderId: string
  /** What it was issued with. */
  readonly value: number
  readonly balance: number
  /** The last day on which it pays. */
  readonly expiresOn: LocalDay
  readonly createdAt: string
  /** How the shopper agreed, in the words of staff; undefined once the person was erased. */
  readonly consent: string | undefined
  /** Key of the address that it was issued to: only mails to this one contain its code. Undefined once the person was erased. */
  readonly email: string | undefined
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
      email: emailKey(snapshot.contact.email),
      expires_on: lastDayOfCredit(localDayIn(snapshot.market.country, now)),
      created_at: time,
      updated_at: time,
    })
    .execute()
  return id
}

/** Money that goes back to it is valid for as long as new credit. What has expired stays so: the money takes its place. */
export async function raiseCredit(
  transaction: Tx,
  { id, amount, country }: { readonly id: string; readonly amount: number; readonly country: CountryCode },
  now: Date,
): Promise<void> {
  const today = localDayIn(country, now)
  const until = lastDayOfCredit(today)
  const { numUpdatedRows } = await transaction
    .updateTable('store_credits')
    .set({
      balance: sql`case when expires_on < ${today} then 0 else balance end + ${amount}`,
      expires_on: sql`case when expires_on > ${until} then expires_on else ${until} end`,
      updated_at: now.toISOString(),
    })
    .where('id', '=', id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Error(`There is no store credit ${id} to put money back on`)
}

type Debit = {
  readonly id: string
  /** It may have been replaced since it was read. */
  readonly code: string
  readonly amount: number
  readonly currency: string
  readonly today: LocalDay
}

/** Whether there was enough: of two orders at the same moment one is refused. */
export async function debitCredit(
  transaction: Tx,
  { id, code, amount, currency, today }: Debit,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('store_credits')
    .set((update) => ({ balance: update('balance', '-', amount), updated_at: now.toISOString() }))
    .where('id', '=', id)
    .where('code', '=', code)
    .where('currency', '=', currency)
    .where('balance', '>=', amount)
    .where('expires_on', '>=', today)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

type NewCode = {
  readonly id: string
  readonly code: string
  readonly email: string
  readonly today: LocalDay
}

/** Whether it is valid and has something left. */
export async function replaceCode(transaction: Tx, { id, code, email, today }: NewCode, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('store_credits')
    .set({ code, email, updated_at: now.toISOString() })
    .where('id', '=', id)
    .where('balance', '>', 0)
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

/** What the shop owes with credit that is valid on the day, by currency. */
export async function validBalances(
  query: CommerceQuery,
  today: LocalDay,
): Promise<readonly { readonly currency: string; readonly balance: number }[]> {
  const rows = await query
    .selectFrom('store_credits')
    .select((select) => ['currency', select.fn.sum<number>('balance').as('balance')])
    .where('balance', '>', 0)
    .where('expires_on', '>=', today)
    .groupBy('currency')
    .orderBy('currency')
    .execute()
  return rows.map(({ currency, balance }) => ({ currency, balance: Number(balance) }))
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

const toCredit = ({
  id,
  code,
  currency,
  value,
  balance,
  expires_on,
  created_at,
  ...more
}: CreditRow): StoredCredit => ({
  id,
  code,
  currency,
  orderId: more.order_id,
  value,
  balance,
  expiresOn: expires_on,
  createdAt: created_at,
  consent: more.consent ?? undefined,
  email: more.email ?? undefined,
})
