/** Statements of withdrawal: stored as they were made, and acknowledged with content, date and time (CRD article 11a). */
import { refundDeadline } from '../../../markets/withdrawal/withdrawal-period.ts'
import type { CountryCode, Language } from '../../../markets/types.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import type { Mailer } from '../../../platform/mail/mail.ts'
import { stage, type OutboxHandler } from '../../../platform/outbox/outbox.ts'
import { textsOf } from '../mail/order-details.ts'
import { mailSeller } from '../mail/mail-seller.ts'
import { mailOf } from '../mail/order-mail-handlers.ts'
import { withdrawalMail, type Seller } from '../mail/order-mails.ts'
import { linesIn } from '../mail/shipment-mails.ts'
import { fillIn } from '../mail/texts/mail-texts.ts'
import { insertUnmatched, openReturnIn } from '../returns/open-return.ts'
import type { LineQuantity } from '../fulfilment/units.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import type { CommerceTables } from '../tables.ts'
import { findOrder } from './find-orders.ts'
import { z } from 'zod'
import { parseStoredJson, storedName } from '../../../platform/stored-json.ts'

export const WITHDRAWAL_TOPIC = 'withdrawal-mail'

export type Withdrawal = {
  /** Made with the question whether it is right: confirmed twice it is one statement. */
  readonly id: string
  readonly number: string
  readonly name: string
  readonly email: string
  readonly country: CountryCode
  readonly language: Language
  /** Chosen on the page of the order; absent: everything. */
  readonly units?: readonly LineQuantity[]
}

type WithdrawalDeps = { readonly database: Database<CommerceTables>; readonly clock: Clock }

/** Answers when it was received; the second time, when it was received the first time. */
export async function receiveWithdrawal({ database, clock }: WithdrawalDeps, given: Withdrawal): Promise<string> {
  const { id, number, name, email, country, language, units } = given
  const now = clock.now()
  const order = await findOrder(database.query, { email, number })
  const statement = statementOf(given, order)
  return database.transaction(async (transaction) => {
    const inserted = await transaction
      .insertInto('withdrawals')
      .values({
        id,
        order_id: order?.id ?? null,
        number,
        name,
        email,
        statement,
        units: units === undefined ? null : JSON.stringify(units),
        country,
        language,
        received_at: now.toISOString(),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst()
    if ((inserted.numInsertedOrUpdatedRows ?? 0n) > 0n)
      await openWithdrawal(transaction, database, given, order?.id, now)
    await stage(transaction, {
      topic: WITHDRAWAL_TOPIC,
      key: id,
      payload: JSON.stringify({ country, language }),
      due: now,
    })
    const stored = await transaction
      .selectFrom('withdrawals')
      .select('received_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return stored.received_at
  })
}

/** In our words: who confirms them adds nothing but the number, and which of the order's items. */
export function statementOf(
  { number, country, language, units }: Pick<Withdrawal, 'number' | 'country' | 'language' | 'units'>,
  order: Pick<StoredOrder, 'snapshot'> | undefined,
): string {
  const texts = textsOf({ language, market: { country } })
  const items = order === undefined || units === undefined ? [] : linesIn(order.snapshot.lines, units, texts)
  return items.length === 0
    ? fillIn(texts.withdrawStatement, { number })
    : fillIn(texts.withdrawStatementPart, { number, items: items.join('; ') })
}

/**
 * RET-01: a statement is a return from the moment it is stored. One that cannot be opened for its order (never paid, or everything
 * is in a return already) is listed for staff to look at.
 */
async function openWithdrawal(
  transaction: Transaction<CommerceTables>,
  database: Database<CommerceTables>,
  { id, number, country, units }: Withdrawal,
  orderId: string | undefined,
  now: Date,
): Promise<void> {
  const chosen = units?.map((unit) => ({ ...unit, reason: 'changed_mind' as const }))
  const opened =
    orderId !== undefined &&
    (await openReturnIn(transaction, database, { id, orderId, kind: 'withdrawal', units: chosen }, now)).ok
  if (!opened) await insertUnmatched(transaction, { id, number, dueOn: refundDeadline(country, now) }, now)
}

const reader = z.object({
  country: storedName<Withdrawal['country']>(),
  language: storedName<Withdrawal['language']>(),
})

export const withdrawalMailHandler =
  ({
    database,
    mailer,
    seller: settings,
  }: Omit<WithdrawalDeps, 'clock'> & { mailer: Mailer; seller: Seller }): OutboxHandler =>
  async (payload, id) => {
    const { country, language } = parseStoredJson(reader, payload, `withdrawal ${id}`)
    const row = await database.query.selectFrom('withdrawals').selectAll().where('id', '=', id).executeTakeFirst()
    if (row === undefined) throw new Error(`There is no withdrawal ${id} to acknowledge`)
    const { order_id: orderId, number, statement, name, email, received_at: receivedAt } = row
    const person = orderId === null ? undefined : { name, email }
    const seller = await mailSeller(database.query, settings)
    const content = withdrawalMail({ language, market: { country } }, { number, statement, receivedAt, person }, seller)
    await mailer.send(mailOf(`${WITHDRAWAL_TOPIC}.${id}`, email, content))
  }
