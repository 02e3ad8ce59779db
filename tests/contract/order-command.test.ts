import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settableClock } from '../support/settable-clock.ts'
import type { Database } from '../../src/platform/database/open-database.ts'
import type { Result } from '../../src/platform/result.ts'
import { MIGRATIONS, type ShopSchema } from '../../src/merchant/shop-schema.ts'
import {
  cancelOrderOperation,
  listOrdersOperation,
  refundOrderOperation,
  releaseOrderOperation,
  showOrderOperation,
} from '../../src/merchant/commerce/order-operations.ts'
import { resendOrderOperation } from '../../src/merchant/commerce/mail-operations.ts'
import { insertOrder, type StoredOrder } from '../../src/services/commerce/orders/stored-order.ts'
import { emptyDatabase, engines, type EmptyDatabase } from '../support/fresh-database.ts'
import { runCommandInProcess } from '../support/run-command-in-process.ts'
import { storedOrder } from '../support/stored-order.ts'

const NOW = '2026-11-15T10:00:00.000Z'
const paid = storedOrder(1)
const open = storedOrder(2, { state: 'open', paidAt: undefined, createdAt: '2026-11-15T11:00:00.000Z' })
const replaced = storedOrder(3, { state: 'replaced', paidAt: undefined })

async function fill(database: Database<ShopSchema>): Promise<void> {
  await database.transaction(async (transaction) => {
    for (const order of [paid, open, replaced]) await insertOrder(transaction, order, undefined)
    await transaction.updateTable('orders').set({ paid_at: NOW }).where('id', '=', paid.id).execute()
    const cart = { region: 'NL', country: 'IE', language: 'en', state: 'OPEN', lines: '[]', version: 1 } as const
    for (const { cartId } of [paid, open]) {
      await transaction
        .insertInto('carts')
        .values({ id: cartId, ...cart, shipping: null, code: null, created_at: NOW, updated_at: NOW })
        .execute()
    }
    const times = { created_at: NOW, updated_at: NOW }
    await transaction
      .insertInto('payment_attempts')
      .values({
        id: 'attempt',
        order_id: paid.id,
        state: 'ready',
        session_id: null,
        session_data: null,
        check_at: null,
        ...times,
      })
      .execute()
    await transaction
      .insertInto('payments')
      .values({
        psp_reference: 'PSP1',
        attempt_id: 'attempt',
        order_id: paid.id,
        state: 'authorised',
        amount: 2745,
        currency: 'EUR',
        method: 'scheme',
        refunded: 0,
        refunding: 0,
        ...times,
      })
      .execute()
  })
}

describe.each(engines)('operations of a merchant on orders on %s', (engine) => {
  let empty: EmptyDatabase
  let database: Database<ShopSchema>
  const shop = () => ({ database, clock: settableClock(NOW) })
  const staged = async () =>
    (await database.query.selectFrom('outbox').select(['topic', 'payload']).orderBy('topic').execute()).map(
      ({ topic, payload }) => `${topic} ${payload}`,
    )
  const failureOf = async (result: Promise<Result<unknown, string>>) => {
    const outcome = await result
    return outcome.ok ? undefined : outcome.failure
  }

  beforeAll(async () => {
    empty = await emptyDatabase(engine)
    database = await empty.open<ShopSchema>(MIGRATIONS)
    await fill(database)
  })
  afterAll(async () => {
    await database.close()
    await empty.remove()
  })

  it('lists the newest first, without replaced ones; or those of one state', async () => {
    const numbers = async (state?: StoredOrder['state']) => {
      const listed = await listOrdersOperation.run({ state, limit: 10 }, shop())
      return listed.ok ? listed.value.map(({ number }) => number) : []
    }
    expect(await numbers()).toEqual([open.number, paid.number])
    expect(await numbers('replaced')).toEqual([replaced.number])
  })

  it('shows an order by its number, in any notation, and reports when there is none', async () => {
    const shown = await showOrderOperation.run(
      { number: ` ${paid.number.slice(0, 4)}-${paid.number.slice(4)}` },
      shop(),
    )
    expect(shown).toMatchObject({ ok: true, value: { order: { id: paid.id }, payments: [{ psp_reference: 'PSP1' }] } })
    expect(await failureOf(showOrderOperation.run({ number: '123' }, shop()))).toBe('There is no order 123')
  })

  it('resends the confirmation of a paid order, and of no other', async () => {
    const resend = (number: string) => resendOrderOperation.run({ number, mail: 'confirmation' }, shop())
    expect(await failureOf(resend(paid.number))).toBeUndefined()
    expect(await failureOf(resend(open.number))).toContain('never paid')
    expect(await staged()).toEqual([`order-mail-again ${JSON.stringify({ orderId: paid.id, mail: 'confirmation' })}`])
  })

  it('refunds a part, and never more than was paid; a partly refunded order is not cancelled', async () => {
    const refunded = await refundOrderOperation.run({ number: paid.number, amount: 1000 }, shop())
    expect(refunded).toMatchObject({ ok: true, value: { amount: { value: 1000, currency: 'EUR' } } })
    expect(await failureOf(refundOrderOperation.run({ number: paid.number, amount: 1746 }, shop()))).toContain('1745')
    expect(await failureOf(refundOrderOperation.run({ number: open.number }, shop()))).toContain('no money')
    expect(await failureOf(cancelOrderOperation.run({ number: paid.number }, shop()))).toContain('refund the rest')
  })

  it('releases held orders, and no others', async () => {
    expect(await failureOf(releaseOrderOperation.run({ number: open.number }, shop()))).toContain(
      'only one that is held',
    )
    expect(await failureOf(releaseOrderOperation.run({ number: '0' }, shop()))).toBe('There is no order 0')
  })

  it('cancels an unpaid order', async () => {
    expect(await cancelOrderOperation.run({ number: open.number }, shop())).toMatchObject({
      value: { isReversed: false },
    })
    expect(await failureOf(cancelOrderOperation.run({ number: '0' }, shop()))).toBe('There is no order 0')
  })
})

describe('npm run shop -- order', () => {
  let empty: EmptyDatabase

  beforeAll(async () => {
    empty = await emptyDatabase('sqlite')
    const database = await empty.open<ShopSchema>(MIGRATIONS)
    await fill(database)
    await database.close()
  })
  afterAll(() => empty.remove())

  const run = (...args: string[]) =>
    runCommandInProcess('src/cli/shop/command.ts', ['order', ...args], { DATA_DIR: empty.options.dataDir })

  it('prints all that is known of an order', async () => {
    const { code, stdout } = await run('show', paid.number)
    expect(code).toBe(0)
    expect(stdout).toMatch(/^by +Ada Lovelace, ada@example\.com/m)
    expect(stdout).toMatch(/^2 +2 +2900000000018 +LEMON-36-40 +Lemon Socks 36-40 +€22\.50$/m)
    expect(stdout).toContain('Payment PSP1: authorised, €27.45 by scheme.')
  })

  it('refuses an amount in another currency than was paid', async () => {
    const { code, stderr } = await run('refund', paid.number, '5', 'GBP')
    expect([code, stderr.split('\n')[0]]).toEqual([2, `Order ${paid.number} was paid in EUR.`])
  })
})
