/** One payment sent twice concurrently, one of them paused at a critical point. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PaymentResult } from '../../src/contracts/commerce/payment.ts'
import { MAX_CONNECTIONS } from '../../src/platform/postgres-pool.ts'
import { engines } from '../support/fresh-database.ts'
import { card, ORDER } from '../support/purchase-parts.ts'
import { read } from '../support/shopper.ts'
import { openPurchaseShop, type PurchaseShop } from '../support/purchase-shop.ts'

describe.each(engines)('concurrent payments on %s', (engine) => {
  let shop: PurchaseShop
  /** Called when the shop requests a database connection. */
  let onRequest = () => {}
  beforeAll(async () => {
    shop = await openPurchaseShop(engine, {
      watch: (database) => ({
        ...database,
        get query() {
          onRequest()
          return database.query
        },
        transaction(work, options) {
          onRequest()
          return database.transaction(work, options)
        },
      }),
    })
  })
  afterAll(() => shop.close())

  const submit = (token: string) =>
    shop.call('POST', '/nl/payments/adyen/payments', {
      token,
      body: { paymentMethod: card(), returnUrl: ORDER.returnUrl },
    })

  /** Runs it, and waits until the shop waits for a connection. */
  const untilInLine = async (act: () => void): Promise<void> => {
    const requested = Promise.withResolvers<void>()
    onRequest = requested.resolve
    act()
    await requested.promise
    onRequest = () => {}
    await nextTurn()
  }

  /** Every connection is in use; when one is released, waiting requests are served one after the other. */
  const takeConnections = async () => {
    const holders = await Promise.all(
      Array.from({ length: engine === 'sqlite' ? 1 : MAX_CONNECTIONS }, async () => {
        const [taken, back] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
        const over = shop.database.transaction(() => {
          taken.resolve()
          return back.promise
        })
        await taken.promise
        return { giveBack: back.resolve, over }
      }),
    )
    return {
      giveBackOne: () => holders[0]?.giveBack(),
      giveBackAll: async () => {
        for (const { giveBack } of holders) giveBack()
        await Promise.all(holders.map(({ over }) => over))
      },
    }
  }

  it('PAY-07 a request that has read the open order before it was paid, and its payments after, does not pay again', async () => {
    const { cart, brink } = await shop.order()
    const held = shop.holdAnswer()
    const first = submit(cart.jwtToken)
    await held.there
    const connections = await takeConnections()
    const answers: Promise<Response>[] = []
    await untilInLine(() => answers.push(submit(cart.jwtToken)))
    await untilInLine(held.release)
    // Queued: the second for the order, which is still open; the first to pay it; then the second for its payments.
    connections.giveBackOne()
    const [second] = await Promise.all(answers)
    await connections.giveBackAll()

    expect(second?.status).toBe(409)
    expect(await second?.json()).toMatchObject({ code: 'ORDER_CLOSED' })
    const paid = { resultCode: 'Authorised', orderId: brink.order.id, pspReference: expect.any(String) }
    expect(await read<PaymentResult>(await first)).toEqual(paid)
    await shop.work()
    expect(await shop.orderRow(brink.order.id)).toMatchObject({ state: 'paid' })
    expect(await shop.paymentsOf(brink.order.id)).toMatchObject([{ state: 'authorised' }])
    const { query } = shop.database
    expect(await query.selectFrom('sandbox_payments').select('result').execute()).toEqual([{ result: 'Authorised' }])
    expect(await query.selectFrom('sandbox_changes').select('psp_reference').execute()).toEqual([])
  })
})
