/** Lines and delivery of credit notes to the United States, where tax is added below the lines (INV-07). */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { useDocumentShop } from '../../../../tests/support/document-shop.ts'
import { engines } from '../../../../tests/support/fresh-database.ts'
import { snapshotFor } from '../../../../tests/support/stored-order.ts'
import type { OrderSnapshot } from '../orders/order-snapshot.ts'
import { paidAmounts } from '../returns/paid-amounts.ts'
import { documentData } from './document-data.ts'

const SOCKS = '2900000000018'
const TAX = 220

type Line = { readonly itemId: string; readonly quantity: number; readonly amount: number }

/** Taxed by a tax service, or by the table: then clothing below 110 dollars is exempt. */
function snapshotOf(prices: readonly number[], delivery: number, tax: number | undefined): OrderSnapshot {
  const base = snapshotFor('US')
  const lines = prices.flatMap((price, place) =>
    base.lines.slice(0, 1).map((line) => ({
      ...line,
      itemId: `line-${place}`,
      price: { original: price, final: price },
      total: price * 2,
      totalDiscount: 0,
      totalWithDiscount: price * 2,
    })),
  )
  const products = lines.reduce((sum, { totalWithDiscount }) => sum + totalWithDiscount, 0)
  const externalTax = tax ?? Math.round(products / 25)
  return {
    ...base,
    lines,
    shipping: { ...base.shipping, total: delivery, totalWithDiscount: delivery },
    totals: { ...base.totals, products, discount: 0, externalTax, total: products + delivery + externalTax },
  }
}

describe.each(engines)('lines of credit notes on %s', (engine) => {
  const { shop, pay, invoice, issue, seller, documents } = useDocumentShop(engine)
  let number = 0

  const invoiced = async (snapshot: OrderSnapshot) => {
    number += 1
    for (const table of ['document_taxes', 'documents'] as const) await shop.query.deleteFrom(table).execute()
    await seller()
    await pay(number, 'US', { snapshot })
    await invoice(number)
  }
  const credited = async (reference: string, lines: readonly Line[], shipping: number) => {
    const of = { orderId: `order-${number}`, pspReference: `psp-${number}`, reference, reason: 'refund' } as const
    const amount = lines.reduce((sum, one) => sum + one.amount, shipping)
    await issue({ kind: 'credit-note', ...of, amount, lines: [...lines], shipping })
    const note = (await documents()).find(({ source }) => source === `credit:${reference}`)
    return note && documentData.parse(JSON.parse(note.data))
  }
  const sold = async () => documentData.parse(JSON.parse((await documents())[0]?.data ?? '')).lines

  it.each([
    ['one of two units', 1, 1215, 1125],
    ['one of two units, half of it deducted', 1, 608, 563],
    ['both units, a quarter deducted', 2, 1823, 1688],
  ])('INV-07 %s is named without sales tax, and adds up to the net', async (_, quantity, amount, net) => {
    await invoiced(snapshotFor('US', { externalTax: TAX }))
    const note = await credited('refund-1', [{ itemId: SOCKS, quantity, amount }], 0)
    expect(note?.lines).toMatchObject([{ quantity, amount: net, discount: 1250 * quantity - net }])
    expect(note?.rows.map((row) => row.net)).toEqual([-net])
  })

  it('INV-07 a credited line and the delivery are named as on the invoice, each without its share of the tax', async () => {
    const snapshot = snapshotFor('US', { externalTax: TAX })
    await invoiced(snapshot)
    const { units, delivery } = paidAmounts(snapshot)
    const amount = (units.get(SOCKS) ?? []).reduce((sum, one) => sum + one, 0)
    const note = await credited('refund-1', [{ itemId: SOCKS, quantity: 2, amount }], delivery)
    expect(note?.lines).toEqual((await sold()).slice(0, 1))
    expect(note?.shipping).toMatchObject({ amount: 495 })
  })

  it('INV-07 lines and delivery of any credit notes add up to their net', async () => {
    const prices = fc.array(fc.integer({ min: 0, max: 130_00 }), { minLength: 1, maxLength: 3 })
    const percents = fc.array(fc.nat(100), { minLength: 6, maxLength: 6 })
    const tax = fc.option(fc.nat(900), { nil: undefined })
    await fc.assert(
      fc.asyncProperty(prices, fc.nat(900), tax, percents, async (list, shipping, added, kept) => {
        const snapshot = snapshotOf(list, shipping, added)
        await invoiced(snapshot)
        const { units, delivery } = paidAmounts(snapshot)
        for (const unit of [0, 1]) {
          const lines = snapshot.lines.map(({ itemId }, place): Line => {
            const paid = units.get(itemId)?.[unit] ?? 0
            return { itemId, quantity: 1, amount: Math.round((paid * (kept[place * 2 + unit] ?? 0)) / 100) }
          })
          const note = await credited(`refund-${number}-${unit}`, lines, unit === 0 ? delivery : 0)
          const named = (note?.lines ?? []).reduce((sum, line) => sum + line.amount, note?.shipping?.amount ?? 0)
          const net = (note?.rows ?? []).reduce((sum, row) => sum - row.net, 0)
          expect(named).toBe(net)
        }
      }),
      { numRuns: Number(process.env.PROPERTY_RUNS ?? 0) || 25 },
    )
  })
})
