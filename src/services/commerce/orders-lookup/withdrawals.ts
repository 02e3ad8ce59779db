/** Statements of withdrawal: stored as they were made, and acknowledged with content, date and time (CRD article 11a). */
import { refundDeadline } from '../../../markets/withdrawal/withdrawal-period.ts'
import type { CountryCode, Language } from '../../../markets/types.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import type { Mailer } from '../../../platform/mail/mail.ts'
import { stage, type OutboxHandler } from '../../../platform/outbox/outbox.ts'
import { textsOf } from '../mail/order-details.ts'
import { mailOf } from '../mail/order-mail-handlers.ts'
import { withdrawalMail, type Seller } from '../mail/order-mails.ts'
import { fillIn } from '../mail/texts/mail-texts.ts'
import { insertUnmatched, openReturnIn } from '../returns/open-return.ts'
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
}

type WithdrawalDeps = { readonly database: Database<CommerceTables>; readonly clock: Clock }

/** Answers when it was received; the second time, when it was received the first time. */
export async function receiveWithdrawal({ database, clock }: WithdrawalDeps, given: Withdrawal): Promise<string> {
  const { id, number, name, email, country, language } = given
  const now = clock.now()
  const order = await findOrder(database.query, { email, number })
  const statement = fillIn(textsOf({ language, market: { country } }).withdrawStatement, { number })
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

/** RET-01: a statement is a return from the moment it is stored. One about an order that was never paid has nothing to return. */
async function openWithdrawal(
  transaction: Transaction<CommerceTables>,
  database: Database<CommerceTables>,
  { id, number, country }: Withdrawal,
  orderId: string | undefined,
  now: Date,
): Promise<void> {
  if (orderId === undefined)
    await insertUnmatched(transaction, { id, number, dueOn: refundDeadline(country, now) }, now)
  else await openReturnIn(transaction, database, { id, orderId, kind: 'withdrawal' }, now)
}

const reader = z.object({
  country: storedName<Withdrawal['country']>(),
  language: storedName<Withdrawal['language']>(),
})

export const withdrawalMailHandler =
  ({ database, mailer, seller }: Omit<WithdrawalDeps, 'clock'> & { mailer: Mailer; seller: Seller }): OutboxHandler =>
  async (payload, id) => {
    const { country, language } = parseStoredJson(reader, payload, `withdrawal ${id}`)
    const row = await database.query.selectFrom('withdrawals').selectAll().where('id', '=', id).executeTakeFirst()
    if (row === undefined) throw new Error(`There is no withdrawal ${id} to acknowledge`)
    const { order_id: orderId, number, name, email, received_at: receivedAt } = row
    const person = orderId === null ? undefined : { name, email }
    const content = withdrawalMail({ language, market: { country } }, { number, receivedAt, person }, seller)
    await mailer.send(mailOf(`${WITHDRAWAL_TOPIC}.${id}`, email, content))
  }
