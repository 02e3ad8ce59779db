/** Figures of the shop against a recomputation from documents, payments and orders, on both databases. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Role } from '../../src/contracts/staff/roles.ts'
import { MERCHANT_REGISTRY } from '../../src/merchant/operations.ts'
import { runOperation } from '../../src/merchant/run/run-operation.ts'
import { newId } from '../../src/platform/ids.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { saveSeller } from '../../src/services/commerce/documents/seller-profile.ts'
import { refundOrder } from '../../src/services/commerce/payments/refund-order.ts'
import { engagementMigrations } from '../../src/services/engagement/migrations.ts'
import { engines } from '../support/fresh-database.ts'
import { staffActor } from '../support/operation-shop.ts'
import { openPurchaseShop, type PurchaseShop } from '../support/purchase-shop.ts'
import { SELLER } from '../support/seller.ts'

const HOUR = 3_600_000

const amount = z.int().nullable()
const sums = z.looseObject({ orders: z.int(), units: z.int(), gross: amount, net: amount, refunds: amount })
const sales = z.object({
  value: z.looseObject({
    rows: z.array(sums.extend({ day: z.string(), storefront: z.string(), country: z.string(), currency: z.string() })),
    currencies: z.array(z.object({ currency: z.string(), now: sums, before: sums, perEuro: z.number().nullable() })),
    before: z.object({ from: z.string(), until: z.string() }),
  }),
})
const funnel = z.object({
  value: z.object({
    rows: z.array(
      z.object({
        day: z.string(),
        storefront: z.string(),
        carts: z.int(),
        checkouts: z.int(),
        placed: z.int(),
        paid: z.int(),
      }),
    ),
  }),
})

describe.each(engines)('figures on %s', (engine) => {
  let shop: PurchaseShop
  beforeAll(async () => {
    shop = await openPurchaseShop(engine, { more: engagementMigrations })
    await shop.database.transaction((transaction) => saveSeller(transaction, SELLER, shop.clock.now()))
    const paid: string[] = []
    for (const _ of [1, 2, 3]) {
      const placed = await shop.order()
      await shop.pay(placed.adyen.session)
      await shop.work()
      paid.push(placed.brink.order.id)
    }
    await shop.order()
    const deps = { database: shop.database, clock: shop.clock, log: createLog({ level: 'silent' }), wake: () => {} }
    const [first = ''] = paid
    await refundOrder(deps)(first, { amount: 100 })
    for (const _ of [1, 2]) {
      shop.clock.advance(HOUR)
      await shop.work()
    }
  })
  afterAll(() => shop.close())

  const today = () => shop.clock.now().toISOString().slice(0, 10)
  const call = (name: string, input: object, role: Role = 'owner') =>
    runOperation(
      MERCHANT_REGISTRY,
      { name, input, actor: staffActor(role), idempotencyKey: newId() },
      { database: shop.database, clock: shop.clock, log: createLog({ level: 'silent' }) },
    )
  const period = () => ({ from: '2026-01-01', until: today() })

  it('DIN-01 sales equal the documents and the payments to the cent', async () => {
    const { rows, currencies } = sales.parse((await call('insight.sales', period())).body).value
    const documents = await shop.database.query
      .selectFrom('documents')
      .select(['kind', 'gross', 'net', 'currency'])
      .execute()
    const payments = await shop.database.query
      .selectFrom('payments')
      .select(['amount', 'refunded'])
      .where('state', '=', 'authorised')
      .execute()
    const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
    const invoices = documents.filter(({ kind }) => kind === 'invoice')
    const credits = documents.filter(({ kind }) => kind !== 'invoice')
    expect(invoices).toHaveLength(3)
    expect(credits).toHaveLength(1)
    const [only] = currencies
    expect(currencies).toHaveLength(1)
    expect(only?.now).toMatchObject({
      orders: 3,
      gross: sumOf(invoices.map(({ gross }) => gross)),
      net: sumOf(documents.map(({ net }) => net)),
      refunds: 100,
    })
    expect(only?.now.gross).toBe(sumOf(payments.map((payment) => payment.amount)))
    expect(only?.now.refunds).toBe(sumOf(payments.map(({ refunded }) => refunded)))
    expect(sumOf(rows.map(({ gross }) => gross ?? 0))).toBe(only?.now.gross)
    expect(only?.now.units).toBe(
      sumOf(
        (
          await shop.database.query
            .selectFrom('reservations')
            .select('quantity')
            .where('state', '=', 'claimed')
            .execute()
        ).map(({ quantity }) => quantity),
      ),
    )
  })

  it('DIN-01 roles without revenue get counts, and no amount; a period must end after it begins', async () => {
    const { rows, currencies } = sales.parse((await call('insight.sales', period(), 'orders')).body).value
    expect(currencies[0]?.now).toMatchObject({ orders: 3, gross: null, net: null, refunds: null })
    expect(rows.every(({ gross }) => gross === null)).toBe(true)
    expect((await call('insight.sales', { from: '2026-12-01', until: '2026-11-01' })).body).toMatchObject({
      code: 'INVALID_PERIOD',
    })
    const day = today()
    const { before } = sales.parse((await call('insight.sales', { from: day, until: day })).body).value
    expect(before.from).toBe(before.until)
    expect(before.until < day).toBe(true)
  })

  it('DIN-02 the funnel counts carts, checkouts, tried payments and paid orders from their rows', async () => {
    const { rows } = funnel.parse((await call('insight.funnel', period(), 'content')).body).value
    const count = (step: 'carts' | 'checkouts' | 'placed' | 'paid') => rows.reduce((sum, row) => sum + row[step], 0)
    const carts = await shop.database.query.selectFrom('carts').select('id').execute()
    const orders = await shop.database.query.selectFrom('orders').select(['id', 'paid_at']).execute()
    expect(count('carts')).toBe(carts.length)
    expect(count('checkouts')).toBe(orders.length)
    expect([count('placed'), count('paid')]).toEqual([3, 3])
    expect(orders).toHaveLength(4)
  })
})
