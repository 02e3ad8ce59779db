/** From a payment to its invoice and credit notes, through the provider's events, the order page and the commands. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DOCUMENT_PAGE_PATH, ORDER_PAGE_PATH } from '../../src/contracts/commerce/order-lookup.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { issueWaiting } from '../../src/services/commerce/documents/document-handlers.ts'
import { saveSeller } from '../../src/services/commerce/documents/seller-profile.ts'
import { cancelOrder } from '../../src/services/commerce/payments/cancel-order.ts'
import { refundOrder } from '../../src/services/commerce/payments/refund-order.ts'
import { orderLinkTokens } from '../../src/services/commerce/orders/order-tokens.ts'
import { SELLER } from '../support/seller.ts'
import { engines } from '../support/fresh-database.ts'
import { openPurchaseShop, type PurchaseShop } from '../support/purchase-shop.ts'
import { readPdf } from '../support/read-pdf.ts'

const HOUR = 3_600_000

describe.each(engines)('invoices of purchases on %s', (engine) => {
  let shop: PurchaseShop
  beforeAll(async () => {
    shop = await openPurchaseShop(engine)
    await shop.database.transaction((transaction) => saveSeller(transaction, SELLER, shop.clock.now()))
  })
  afterAll(() => shop.close())

  const deps = () => ({
    database: shop.database,
    clock: shop.clock,
    log: createLog({ level: 'silent' }),
    wake: () => {},
  })
  const paidOrder = async () => {
    const placed = await shop.order()
    await shop.pay(placed.adyen.session)
    await shop.work()
    return placed.brink.order.id
  }
  /** The provider captures an hour later, and decides on changes in its own time. */
  const later = async () => {
    for (const _ of [1, 2]) {
      shop.clock.advance(HOUR)
      await shop.work()
    }
  }
  const documentsOf = (id: string) =>
    shop.database.query
      .selectFrom('documents')
      .select(['kind', 'number', 'gross', 'order_id'])
      .where('order_id', '=', id)
      .orderBy('issued_at')
      .orderBy('sequence')
      .execute()

  it('INV-01 a paid order has one invoice after the outbox ran, however often the webhook is repeated', async () => {
    const id = await paidOrder()
    const [payment] = await shop.paymentsOf(id)
    for (const _ of [1, 2]) {
      await shop.notify({
        pspReference: payment?.psp_reference ?? '',
        merchantReference: payment?.attempt_id ?? '',
        eventCode: 'AUTHORISATION',
        success: 'true',
        amount: { value: 1695, currency: 'EUR' },
        paymentMethod: 'visa',
      })
      await shop.work()
    }
    expect(await documentsOf(id)).toMatchObject([{ kind: 'invoice', gross: 1695 }])
  })

  it('INV-01 no invoice lock is part of the purchase: the order is paid before a document exists', async () => {
    const placed = await shop.order()
    const { sessionResult } = await shop.pay(placed.adyen.session)
    const confirmed = await shop.confirm(placed, { sessionResult, sessionId: placed.adyen.session.id })
    expect(confirmed).toMatchObject({ status: 'paid' })
    expect(await documentsOf(placed.brink.order.id)).toEqual([])
    // It waits for nothing but the outbox, which is woken: due with the payment.
    const { due_at: dueAt } = await shop.database.query
      .selectFrom('outbox')
      .select('due_at')
      .where('key', '=', `invoice:${placed.brink.order.id}`)
      .executeTakeFirstOrThrow()
    expect(Date.parse(dueAt)).toBeLessThanOrEqual(shop.clock.now().getTime())
    await shop.work()
    expect(await documentsOf(placed.brink.order.id)).toHaveLength(1)
  })

  it('INV-07 confirmed refunds get credit notes, and a refund that fails afterwards its cancellation', async () => {
    const id = await paidOrder()
    await later()
    expect(await refundOrder(deps())(id, { amount: 500 })).toMatchObject({ ok: true })
    expect(await documentsOf(id)).toHaveLength(1)
    await later()
    expect((await documentsOf(id)).map(({ kind, gross }) => [kind, gross])).toEqual([
      ['invoice', 1695],
      ['credit-note', -500],
    ])
    const [payment] = await shop.paymentsOf(id)
    await shop.notify({
      pspReference: 'FAILED1',
      originalReference: payment?.psp_reference ?? '',
      merchantReference: payment?.attempt_id ?? '',
      eventCode: 'REFUND_FAILED',
      success: 'true',
      amount: { value: 500, currency: 'EUR' },
    })
    await shop.work()
    const all = await documentsOf(id)
    expect(all.map(({ kind }) => kind)).toContain('cancellation')
    expect(all.reduce((sum, { gross }) => sum + gross, 0)).toBe(1695)
    expect(await shop.paymentsOf(id)).toMatchObject([{ refunded: 0, amount: 1695 }])
  })

  it('INV-07 a cancelled order is credited in full once its money is back', async () => {
    const id = await paidOrder()
    expect(await cancelOrder(deps())(id)).toMatchObject({ ok: true })
    await later()
    expect((await documentsOf(id)).map(({ kind, gross }) => [kind, gross])).toEqual([
      ['invoice', 1695],
      ['credit-note', -1695],
    ])
  })

  it('INV-09 the shopper opens the document from the order page with the same token, and no other order does', async () => {
    const [id, other] = [await paidOrder(), await paidOrder()]
    const tokens = orderLinkTokens(['a key for the carts of a test, long enough'])
    const tokenOf = (order: string) => tokens.sign(order, shop.clock.now())
    const get = (path: string, query: Record<string, string>) =>
      shop.fetch(new Request(`http://commerce${path}?${new URLSearchParams(query)}`))
    const page = await (await get(ORDER_PAGE_PATH, { token: tokenOf(id) })).text()
    const [document] = await documentsOf(id)
    const number = document?.number ?? ''
    expect(page).toContain(`Invoice ${number}`)
    expect(page).toContain(DOCUMENT_PAGE_PATH)
    const opened = await get(DOCUMENT_PAGE_PATH, { token: tokenOf(id), number })
    expect(opened.status).toBe(200)
    expect(opened.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(opened.headers.get('cache-control')).toBe('no-store')
    const { html } = await shop.database.query
      .selectFrom('documents')
      .select('html')
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    expect(await opened.text()).toBe(html)
    for (const query of [
      { token: tokenOf(other), number },
      { token: 'nonsense', number },
      { token: tokenOf(id), number: 'INV-1999-000001' },
      { number },
    ]) {
      expect((await get(DOCUMENT_PAGE_PATH, query)).status).toBe(404)
    }
    // FUL-15: links of an earlier e-mail address open no document.
    await shop.database.query.updateTable('orders').set({ link_version: 1 }).where('id', '=', id).execute()
    expect((await get(DOCUMENT_PAGE_PATH, { token: tokenOf(id), number })).status).toBe(404)
    const newer = tokens.sign(id, shop.clock.now(), 1)
    const link = /href="([^"]*number=[^"]*)"/.exec(await (await get(ORDER_PAGE_PATH, { token: newer })).text())?.[1]
    const linked = await shop.fetch(new Request(`http://commerce${link?.replaceAll('&amp;', '&')}`))
    expect(linked.status).toBe(200)
  })

  it('INV-10 the shopper saves the document as PDF with the same token, and no other order does', async () => {
    const [id, other] = [await paidOrder(), await paidOrder()]
    const tokens = orderLinkTokens(['a key for the carts of a test, long enough'])
    const tokenOf = (order: string) => tokens.sign(order, shop.clock.now())
    const get = (path: string, query: Record<string, string>) =>
      shop.fetch(new Request(`http://commerce${path}?${new URLSearchParams(query)}`))
    const page = await (await get(ORDER_PAGE_PATH, { token: tokenOf(id) })).text()
    const [, link = ''] = /<a class="pdf" href="([^"]*)">Download PDF</.exec(page) ?? []
    const opened = await shop.fetch(new Request(`http://commerce${link.replaceAll('&amp;', '&')}`))
    const [document] = await documentsOf(id)
    const number = document?.number ?? ''
    expect(opened.status).toBe(200)
    expect(Object.fromEntries(opened.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${number}.pdf"`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
    const { text } = readPdf(new Uint8Array(await opened.arrayBuffer()))
    for (const part of [`Invoice ${number}`, 'Lovelace', '16.95']) expect(text).toContain(part)
    const format = 'pdf'
    for (const query of [
      { token: tokenOf(other), number, format },
      { token: 'nonsense', number, format },
      { token: tokenOf(id), number: 'INV-1999-000001', format },
      { number, format },
    ]) {
      expect((await get(DOCUMENT_PAGE_PATH, query)).status).toBe(404)
    }
    // DPR-04: documents of restricted orders are for owners only.
    const restrict = (until: string | null) =>
      shop.database.query.updateTable('orders').set({ restricted_until: until }).where('id', '=', id).execute()
    await restrict('2037-01-01')
    expect((await get(DOCUMENT_PAGE_PATH, { token: tokenOf(id), number, format })).status).toBe(404)
    await restrict(null)
  })

  it('INV-10 a name that no font has opens the document itself; too many requests are offered it', async () => {
    const id = await paidOrder()
    const [document] = await documentsOf(id)
    const number = document?.number ?? ''
    const tokens = orderLinkTokens(['a key for the carts of a test, long enough'])
    const query = { token: tokens.sign(id, shop.clock.now()), number }
    const get = (more: Record<string, string>) =>
      shop.fetch(new Request(`http://commerce${DOCUMENT_PAGE_PATH}?${new URLSearchParams({ ...query, ...more })}`))
    const { data } = await shop.database.query
      .selectFrom('documents')
      .select('data')
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    await shop.database.query
      .updateTable('documents')
      .set({ data: data.replaceAll('Lovelace', '山田') })
      .where('number', '=', number)
      .execute()
    const sent = await get({ format: 'pdf' })
    expect([sent.status, sent.headers.get('location')]).toEqual([
      302,
      `${DOCUMENT_PAGE_PATH}?${new URLSearchParams(query)}`,
    ])
    let limited = sent
    for (let count = 0; limited.status === 302 && count < 100; count += 1) limited = await get({ format: 'pdf' })
    expect(limited.status).toBe(429)
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
    const text = await limited.text()
    expect(text).toContain('The PDF cannot be made right now')
    expect(text).toContain(`number=${number}`)
    expect((await get({})).status).toBe(200)
  })

  it('INV-03 without a seller the order waits, an alert is logged, and the invoice follows', async () => {
    await shop.database.query.deleteFrom('seller_profile').execute()
    const id = await paidOrder()
    expect(await documentsOf(id)).toEqual([])
    expect(shop.lines.join('')).toContain('document.blocked')
    await shop.database.transaction((transaction) => saveSeller(transaction, SELLER, shop.clock.now()))
    expect(await issueWaiting(deps())).toBe(1)
    expect(await documentsOf(id)).toHaveLength(1)
  })
})
