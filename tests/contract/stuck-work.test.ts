/** Work that is stuck: listed, tried again, closed, with the provider of the sandbox, on both databases. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '../../src/platform/log/log.ts'
import { createOutbox, stage } from '../../src/platform/outbox/outbox.ts'
import { MAX_ATTEMPTS } from '../../src/platform/outbox/retry-delay.ts'
import { refundOrder } from '../../src/services/commerce/payments/refund-order.ts'
import { listStuckWork } from '../../src/services/commerce/stuck-work/list-stuck-work.ts'
import { retryRefund } from '../../src/services/commerce/stuck-work/retry-refund.ts'
import { closeStuckWork, retryStuckWork } from '../../src/services/commerce/stuck-work/settle-stuck-work.ts'
import { engines } from '../support/fresh-database.ts'
import { card, NEW_CART, SOCK } from '../support/purchase-parts.ts'
import { openPurchaseShop, type PurchaseShop } from '../support/purchase-shop.ts'

const HOUR = 3_600_000

describe.each(engines)('stuck work on %s', (engine) => {
  let shop: PurchaseShop
  beforeAll(async () => {
    shop = await openPurchaseShop(engine)
  })
  afterAll(() => shop.close())

  const deps = () => ({ database: shop.database, clock: shop.clock })
  const buy = async (holderName = 'Ada Lovelace') => {
    const placed = await shop.order({ ...NEW_CART, products: [{ id: SOCK, quantity: 1 }] })
    await shop.pay(placed.adyen.session, card({ holderName }))
    await shop.work()
    const { id, number } = await shop.orderRow(placed.brink.order.id)
    const [payment] = await shop.paymentsOf(id)
    return { id, number, psp: payment?.psp_reference ?? '', total: payment?.amount ?? 0 }
  }
  const refund = (id: string, amount?: number) =>
    refundOrder({ ...deps(), log: createLog({ level: 'silent' }), wake: () => {} })(id, { amount })
  const stuck = async (number?: string) =>
    (await listStuckWork(shop.database.query)).filter((one) => number === undefined || one.number === number)
  const only = async (number: string) => {
    const [one, ...others] = await stuck(number)
    if (one === undefined || others.length > 0) throw new Error(`There are ${others.length} others`)
    return one
  }

  it('DOR-08 a mail that failed too often is listed with its last error; tried again it is staged once', async () => {
    const { id, number } = await buy()
    let isDown = true
    let sent = 0
    const outbox = createOutbox({
      ...deps(),
      log: createLog({ level: 'silent' }),
      handlers: {
        'order-mail-again': async () => {
          if (isDown) throw new Error('550 no mailbox ada@example.com here')
          sent += 1
        },
      },
    })
    await shop.database.transaction((transaction) =>
      stage(transaction, { topic: 'order-mail-again', key: 'dead', payload: id, due: shop.clock.now() }),
    )
    for (let time = 0; time < MAX_ATTEMPTS; time += 1) {
      await outbox.workDue()
      shop.clock.advance(8 * HOUR)
    }
    const dead = await only(number)
    expect(dead).toMatchObject({
      kind: 'mail',
      cause: 'order-mail-again',
      tries: MAX_ATTEMPTS,
      error: '550 no mailbox [redacted] here',
      canRetry: true,
    })
    await outbox.workDue()
    isDown = false
    expect(await retryStuckWork(deps(), dead.id)).toMatchObject({ ok: true })
    expect(await retryStuckWork(deps(), dead.id)).toMatchObject({ failure: { code: 'UNKNOWN_WORK' } })
    expect(await stuck(number)).toEqual([])
    await outbox.workDue()
    await outbox.workDue()
    expect(sent).toBe(1)
  })

  it('DOR-08 a dead mail that is closed is never sent', async () => {
    const { id, number } = await buy()
    await shop.database.transaction((transaction) =>
      stage(transaction, { topic: 'order-mail-again', key: 'closed', payload: id, due: shop.clock.now() }),
    )
    await shop.database.query
      .updateTable('outbox')
      .set({ dead_at: shop.clock.now().toISOString(), last_error: 'down' })
      .where('key', '=', 'closed')
      .execute()
    const dead = await only(number)
    expect(await closeStuckWork(deps(), dead.id)).toMatchObject({ ok: true })
    expect(await closeStuckWork(deps(), dead.id)).toMatchObject({ failure: { code: 'UNKNOWN_WORK' } })
    const before = await shop.mails()
    await shop.work()
    expect(await shop.mails()).toEqual(before)
    expect(await stuck(number)).toEqual([])
  })

  it('DOR-08 a refund that the provider takes back is listed; tried again it is requested once more', async () => {
    const { id, number } = await buy('REFUND FAILED')
    await refund(id, 500)
    await shop.work()
    shop.clock.advance(HOUR)
    await shop.work()
    const refused = await only(number)
    expect(refused).toMatchObject({ kind: 'refund', value: 500, currency: 'EUR', error: 'REFUND_FAILED' })
    const key = refused.id.slice('refund:'.length)
    const both = await Promise.all([retryRefund(deps(), key), retryRefund(deps(), key)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await shop.paymentsOf(id)).toMatchObject([{ refunding: 500, refunded: 0 }])
    expect(await stuck(number)).toEqual([])
    await shop.work()
    expect(await shop.paymentsOf(id)).toMatchObject([{ refunding: 0, refunded: 500 }])
  })

  it('DOR-08 money without an order is listed; its notification is processed again, or closed', async () => {
    await shop.notify({
      eventCode: 'AUTHORISATION',
      success: 'true',
      pspReference: 'STRANGE1',
      merchantReference: 'unknown-attempt',
      amount: { value: 999, currency: 'EUR' },
      paymentMethod: 'visa',
    })
    await shop.work()
    const found = async () => (await stuck()).filter(({ kind }) => kind === 'money')
    const [money] = await found()
    expect(money).toMatchObject({
      cause: 'money-without-order',
      reference: 'STRANGE1',
      value: 999,
      currency: 'EUR',
      error: 'AUTHORISATION',
    })
    expect(await retryStuckWork(deps(), money?.id ?? '')).toMatchObject({ ok: true })
    expect(await found()).toEqual([])
    // The order is still not there.
    await shop.work()
    expect(await found()).toHaveLength(1)
    expect(await closeStuckWork(deps(), money?.id ?? '')).toMatchObject({ ok: true })
    await shop.work()
    expect(await found()).toEqual([])
  })

  it('DOR-08 a dispute is listed with its order, and only closed', async () => {
    const { number } = await buy('CHARGEBACK')
    shop.clock.advance(HOUR)
    await shop.work()
    const alarm = await only(number)
    expect(alarm).toMatchObject({ kind: 'provider', cause: 'dispute', error: 'CHARGEBACK', canRetry: false })
    expect(await retryStuckWork(deps(), alarm.id)).toMatchObject({ failure: { code: 'UNKNOWN_WORK' } })
    expect(await closeStuckWork(deps(), alarm.id)).toMatchObject({ ok: true })
    expect(await stuck(number)).toEqual([])
  })

  it('~DOR-08 a reversal that failed is staged once more', async () => {
    const { id, number, psp } = await buy()
    await shop.notify({
      eventCode: 'CANCEL_OR_REFUND',
      success: 'false',
      pspReference: 'REVERSAL1',
      originalReference: psp,
      merchantReference: '',
      amount: { value: 1, currency: 'EUR' },
    })
    await shop.work()
    const alarm = await only(number)
    expect(alarm).toMatchObject({ cause: 'reversal-failed', canRetry: true })
    expect(await retryStuckWork(deps(), alarm.id)).toMatchObject({ ok: true })
    await shop.work()
    expect(await shop.paymentsOf(id)).toMatchObject([{ state: 'reversed' }])
  })
})
