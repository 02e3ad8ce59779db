/** Mails about orders that staff read before and send again, on both databases. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines } from '../support/fresh-database.ts'
import { operationShop, staffActor, type OperationShop } from '../support/operation-shop.ts'
import { addPaidOrder } from '../support/paid-order.ts'
import { snapshotFor, storedOrder } from '../support/stored-order.ts'
import { orderMailHandlers } from '../../src/services/commerce/mail/order-mail-handlers.ts'
import { orderAddresses } from '../../src/services/commerce/mail/order-addresses.ts'
import { orderTokens } from '../../src/services/commerce/orders/order-tokens.ts'
import { createOutbox } from '../../src/platform/outbox/outbox.ts'
import type { Mail } from '../../src/platform/mail/mail.ts'

const PAID = 2745

describe.each(engines)('mails of an order on %s', (engine) => {
  let shop: OperationShop
  let count = 0
  beforeAll(async () => {
    shop = await operationShop(engine)
  })
  afterAll(() => shop.close())

  const paidOrder = async () => {
    count += 1
    const order = storedOrder(count, { snapshot: snapshotFor('DE') })
    await addPaidOrder(shop, order, PAID)
    return order
  }
  const resend = (number: string, more = {}, on = shop.database) =>
    shop.call('order.resend', { number, ...more }, { on })
  const preview = async (number: string, more: object, actor = staffActor('owner')) =>
    shop.call('order.mail', { number, ...more }, { actor })
  const sent = async (): Promise<readonly Mail[]> => {
    const mails: Mail[] = []
    const { database, clock, log, orderMails } = shop.context
    const outbox = createOutbox({
      database,
      clock,
      log,
      handlers: orderMailHandlers({
        database,
        clock,
        tokens: async () => orderTokens(['k'.repeat(32)]),
        addresses: orderAddresses(orderMails.publicUrl),
        seller: orderMails.seller,
        mailer: { send: async (mail) => void mails.push(mail) },
      }),
    })
    await outbox.workDue()
    return mails
  }

  it('DOR-07 each mail is shown as it is sent afterwards, but for the link to the order', async () => {
    const order = await paidOrder()
    const { number, id } = order
    await shop.call('shipment.post', { number, carrier: 'letter' })
    await shop.database.query
      .insertInto('refunds')
      .values({
        id: `refund-${number}`,
        order_id: id,
        payment: 'psp',
        value: 500,
        currency: 'EUR',
        delivery: 0,
        state: 'confirmed',
        requested_at: '2026-11-15T10:00:00.000Z',
        updated_at: '2026-11-15T10:00:00.000Z',
      })
      .execute()
    const listed = (await shop.call('order.mails', { number })).body['value']
    expect(listed).toMatchObject([{ mail: 'confirmation' }, { mail: 'shipment' }, { mail: 'refund' }])
    const withoutToken = (text: string) => text.replaceAll(/token=[^"&\s]+/g, 'token=')
    for (const { mail, id: about } of Array.isArray(listed) ? listed : []) {
      const chosen = { mail, ...(about !== undefined && { id: about }) }
      const shown = Object((await preview(number, chosen)).body['value'])
      expect(shown.html).not.toMatch(/token=(?!preview)/)
      expect((await resend(number, chosen)).status).toBe(200)
      const [mailed, ...others] = await sent()
      expect(others).toEqual([])
      expect(shown).toEqual({
        to: mailed?.to,
        subject: mailed?.subject,
        text: expect.any(String),
        html: expect.any(String),
      })
      expect(withoutToken(shown.html)).toBe(withoutToken(mailed?.html ?? ''))
      expect(withoutToken(shown.text)).toBe(withoutToken(mailed?.text ?? ''))
    }
  })

  it('DOR-07 a mail that the order does not have is refused, and so is one of another order', async () => {
    const [one, other] = [await paidOrder(), await paidOrder()]
    const shipped = Object(
      (await shop.call('shipment.post', { number: other.number, carrier: 'letter' })).body['value'],
    )
    const foreign = { mail: 'shipment', id: shipped.shipment.id }
    expect((await resend(one.number, { mail: 'cancellation' })).status).toBe(404)
    expect((await resend(one.number, foreign)).status).toBe(404)
    expect((await preview(one.number, foreign)).status).toBe(404)
  })

  it('DOR-07 the cancel mail can be sent again', async () => {
    const { number } = await paidOrder()
    expect((await shop.call('order.cancel', { number })).status).toBe(200)
    await sent()
    expect((await resend(number, { mail: 'cancellation' })).status).toBe(200)
    expect(await sent()).toMatchObject([{ subject: expect.stringContaining(number) }])
  })

  it('DOR-07 five within an hour for each order, on two nodes, then 429 with the time to wait', async () => {
    const [{ number }, other] = [await paidOrder(), await paidOrder()]
    const node = await shop.anotherNode()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, place) => resend(number, {}, place % 2 === 0 ? shop.database : node)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toMatchObject(
      Array.from({ length: 3 }, () => ({ body: { code: 'TOO_MANY_RESENDS' }, retryAfter: 3600 })),
    )
    expect((await resend(other.number)).status).toBe(200)
    expect(await sent()).toHaveLength(6)
    // Sent ones count, too.
    expect((await resend(number)).status).toBe(429)
    shop.clock.advance(60 * 60_000)
    expect((await resend(number)).status).toBe(200)
    await sent()
  })

  it('~DOR-07 a corrected address is in the confirmation that is sent with it; the limit holds there, too', async () => {
    const { number, snapshot } = await paidOrder()
    const { country: _country, ...address } = snapshot.addresses.shipping
    const amend = (city: string) => shop.call('order.amend', { number, address: { ...address, city }, resend: true })
    expect(await amend('Bonn')).toMatchObject({ status: 200 })
    const [mail] = await sent()
    expect(mail?.text).toContain('Bonn')
    for (let time = 0; time < 4; time += 1) await resend(number)
    expect(await amend('Köln')).toMatchObject({ status: 429 })
    const { order } = Object((await shop.call('order.read', { number })).body['value'])
    expect(order.snapshot.addresses.shipping.city).toBe('Bonn')
  })

  it('~DOR-07 staff without access to persons do not see mails', async () => {
    const { number } = await paidOrder()
    const { status, body } = await preview(number, { mail: 'confirmation' }, staffActor('reader'))
    expect({ status, value: body['value'] }).toEqual({ status: 200, value: {} })
  })
})
