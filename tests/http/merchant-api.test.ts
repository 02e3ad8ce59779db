/** The REST API for programs of the merchant, over HTTP on both databases. Every answer is checked against its OpenAPI document. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { merchantOpenApi } from '../../src/contracts/merchant/api/merchant-openapi.ts'
import { API_SCOPES, type ApiScope } from '../../src/contracts/staff/scopes.ts'
import { newId } from '../../src/platform/ids.ts'
import { engines } from '../support/fresh-database.ts'
import { openMerchantApi, type ApiClient, type ApiReply, type MerchantApiShop } from '../support/merchant-api.ts'
import { addPaidOrders, ORDER_ITEM, orderNumber } from '../support/merchant-edits.ts'
import { SELLER } from '../support/seller.ts'

const DAY_MS = 24 * 60 * 60_000
/** Of the shopper of every order. */
const PERSONAL = /Ada|Lovelace|Analytical|Billing Lane|12345|ada@example|353123/

const list = z.object({ data: z.array(z.looseObject({})), cursor: z.string(), hasMore: z.boolean() })
const shipped = z.object({ shipment: z.object({ id: z.string() }) })
/** With at least so many rows. */
const LISTS = { orders: 11, shipments: 0, returns: 0, stock: 5, products: 1, documents: 1 } as const

const isList = (name: string): name is keyof typeof LISTS => Object.hasOwn(LISTS, name)

describe.each(engines)('the merchant API on %s', (engine) => {
  let shop: MerchantApiShop
  let all: ApiClient
  const number = orderNumber('shipped')
  beforeAll(async () => {
    shop = await openMerchantApi(engine)
    await addPaidOrders(shop)
    await shop.call('carrier.save', {
      carriers: [{ id: 'post', name: 'Post', countries: ['IE'], allowsNoTracking: true }],
    })
    await shop.call('seller.save', { seller: SELLER })
    await shop.call('invoice.issue', { order: orderNumber('invoiced') })
    all = shop.client((await shop.createKey([...API_SCOPES])).key)
  })
  afterAll(() => shop.close())

  const clientWith = async (...scopes: ApiScope[]) => shop.client((await shop.createKey(scopes)).key)
  const rows = async (client: ApiClient, path: string) => list.parse((await client.get(path)).body)
  const answer = ({ status, headers, body }: ApiReply) => [status, headers.get('www-authenticate'), body]

  describe('keys', () => {
    it('HKS-09 unknown, expired, revoked and missing keys get the same 401', async () => {
      const revoked = await shop.createKey(['orders:read'])
      const expired = await shop.createKey(['orders:read'], { days: 1 })
      expect((await shop.client(revoked.key).get('/orders')).status).toBe(200)
      await shop.call('api-key.revoke', { id: revoked.id })
      shop.clock.advance(DAY_MS)
      const unknown = `sockeye_${'x'.repeat(43)}`
      const replies = await Promise.all(
        [revoked.key, expired.key, unknown, '', 'a b', 'x'.repeat(300)].map((key) => shop.client(key).get('/orders')),
      )
      expect(replies.map(answer)).toEqual(
        replies.map(() => [401, 'Bearer', expect.objectContaining({ code: 'UNAUTHORIZED', status: 401 })]),
      )
      expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    })

    it('HKS-09 a missing scope is 403, names it, is audited, and comes before any look at the request', async () => {
      const scopes: Readonly<Record<string, ApiScope>> = {
        '/orders': 'orders:read',
        '/shipments': 'orders:read',
        '/returns': 'orders:read',
        '/stock': 'stock:read',
        '/products': 'products:read',
        '/documents': 'documents:read',
        [`/orders/${number}`]: 'orders:read',
      }
      for (const [path, scope] of Object.entries(scopes)) {
        const others = API_SCOPES.filter((one) => one !== scope)
        const { status, body } = await (await clientWith(...others)).get(`${path}?unknown=1`)
        expect([path, status, body]).toEqual([path, 403, expect.objectContaining({ code: 'SCOPE_REQUIRED', scope })])
      }
      const writes: Readonly<Record<string, ApiScope>> = {
        [`/orders/${number}/shipments`]: 'shipments:write',
        '/returns/any/receive': 'returns:write',
        '/stock/set': 'stock:write',
        '/stock/change': 'stock:write',
      }
      for (const [path, scope] of Object.entries(writes)) {
        const client = await clientWith(...API_SCOPES.filter((one) => one !== scope))
        expect(await client.post(path, 'no JSON')).toMatchObject({
          status: 403,
          body: { code: 'SCOPE_REQUIRED', scope },
        })
      }
      const denied = (await shop.audit()).filter(
        ({ outcome, actor_kind: kind }) => outcome === 'denied' && kind === 'api-key',
      )
      expect(denied).toHaveLength(Object.keys(scopes).length + Object.keys(writes).length)
    })

    it('HKS-09 a key opens nothing at the desk, and no operation without a scope', async () => {
      const actor = { kind: 'api-key', id: 'any', scopes: API_SCOPES, network: '' } as const
      for (const name of ['order.refund', 'order.list', 'staff.list', 'api-key.create', 'export.run']) {
        expect(await shop.call(name, {}, { actor })).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
      }
    })
  })

  describe('lists', () => {
    it.each(Object.keys(LISTS).filter(isList))(
      'HKS-10 %s are paged by cursor, and a cursor at the end shows what changes next',
      async (name) => {
        const whole = await rows(all, `/${name}?limit=200`)
        expect(whole.hasMore).toBe(false)
        const paged: unknown[] = []
        let cursor: string | undefined
        for (let isMore = true; isMore;) {
          const page = await rows(all, `/${name}?limit=2${cursor === undefined ? '' : `&cursor=${cursor}`}`)
          expect(page.data.length).toBeLessThanOrEqual(2)
          paged.push(...page.data)
          cursor = page.cursor
          isMore = page.hasMore
        }
        expect(paged).toEqual(whole.data)
        expect(await rows(all, `/${name}?cursor=${whole.cursor}`)).toEqual({
          data: [],
          cursor: whole.cursor,
          hasMore: false,
        })
        expect(paged.length).toBeGreaterThanOrEqual(LISTS[name])
      },
    )

    it('HKS-10 without orders:personal personal members are absent; country and city stay', async () => {
      const plain = await clientWith('orders:read')
      for (const path of ['/orders?limit=200', `/orders/${number}`]) {
        const { body } = await plain.get(path)
        expect(JSON.stringify(body)).not.toMatch(PERSONAL)
        expect(JSON.stringify(body)).toMatch(/"shippingAddress":\{"country":"IE","city":"Springfield"\}/)
      }
      const personal = await clientWith('orders:read', 'orders:personal')
      const { body, headers } = await personal.get(`/orders/${number}`)
      expect(body).toMatchObject({
        number,
        contact: { email: 'ada@example.com' },
        shippingAddress: { lastName: 'Lovelace' },
      })
      expect(headers.get('etag')).toBe(`"${String(body['version'])}"`)
    })

    it('HKS-10 AUD-02 reading persons is audited with the key, reading none of them is not', async () => {
      const reads = async () => (await shop.audit()).filter(({ operation }) => operation === 'order.changes')
      const before = (await reads()).length
      await (await clientWith('orders:read')).get('/orders')
      expect(await reads()).toHaveLength(before)
      const { id, key } = await shop.createKey(['orders:read', 'orders:personal'])
      await shop.client(key).get(`/orders/${number}`)
      const read = await reads()
      expect(read).toHaveLength(before + 1)
      expect(read.find(({ actor_id: actor }) => actor === id)).toMatchObject({
        actor_kind: 'api-key',
        subject: `order:${number}`,
      })
    })

    it('HKS-10 DPR-04 nothing of a restricted order is shown to a program', async () => {
      const restrict = (until: string | null) =>
        shop.database.query
          .updateTable('orders')
          .set({ restricted_until: until })
          .where('number', '=', orderNumber('invoiced'))
          .execute()
      const [document] = (await rows(all, '/documents')).data
      await restrict('2037-01-01')
      expect(JSON.stringify(await rows(all, '/orders?limit=200'))).not.toContain(orderNumber('invoiced'))
      expect(await rows(all, '/documents')).toMatchObject({ data: [] })
      const file = `/documents/${String(document?.['number'])}`
      for (const path of [`/orders/${orderNumber('invoiced')}`, `${file}/file`, `${file}/pdf`]) {
        expect([path, (await all.get(path)).status]).toEqual([path, 404])
      }
      await restrict(null)
    })

    it('HKS-10 single rows are read by number, id and SKU; an unknown one is 404', async () => {
      expect(await all.get('/stock/A1-2')).toMatchObject({
        status: 200,
        body: { data: [{ sku: 'A1-2', warehouse: 'nl' }] },
      })
      const { data } = await rows(all, '/documents')
      expect(data).toMatchObject([{ kind: 'invoice', orderNumber: orderNumber('invoiced') }])
      const document = String(data[0]?.['number'])
      expect((await all.get(`/documents/${document}`)).body).toEqual(data[0])
      for (const path of [
        '/orders/1',
        '/shipments/x',
        '/returns/x',
        '/stock/x',
        '/products/x',
        '/documents/x',
        '/documents/x/file',
        '/documents/x/pdf',
      ]) {
        expect([path, (await all.get(path)).status]).toEqual([path, 404])
      }
    })

    it('HKS-10 the file of a document needs documents:read and orders:personal, and is downloaded', async () => {
      const [document] = (await rows(all, '/documents')).data
      const path = `/documents/${String(document?.['number'])}/file`
      const denied = await (await clientWith('documents:read')).get(path)
      expect(denied).toMatchObject({ status: 403, body: { code: 'SCOPE_REQUIRED', scope: 'orders:personal' } })
      const { status, headers, body } = await (await clientWith('documents:read', 'orders:personal')).get(path)
      expect([status, headers.get('content-disposition')]).toEqual([
        200,
        `attachment; filename="${String(document?.['number'])}.html"`,
      ])
      expect(body['text']).toContain('Lovelace')
    })

    it('~INV-10 the PDF of a document needs the same scopes, and is downloaded', async () => {
      const [document] = (await rows(all, '/documents')).data
      const path = `/documents/${String(document?.['number'])}/pdf`
      const denied = await (await clientWith('documents:read')).get(path)
      expect(denied).toMatchObject({ status: 403, body: { code: 'SCOPE_REQUIRED', scope: 'orders:personal' } })
      const { status, headers, body } = await (await clientWith('documents:read', 'orders:personal')).get(path)
      expect([status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([
        200,
        'application/pdf',
        `attachment; filename="${String(document?.['number'])}.pdf"`,
      ])
      expect(body['text']).toMatch(/^%PDF-/)
    })
  })

  describe('writes', () => {
    it('HKS-11 a shipment is posted, delivered and voided as at the desk, with the key as its actor', async () => {
      const path = `/orders/${number}/shipments`
      const idempotency = { 'idempotency-key': newId() }
      const units = [{ itemId: ORDER_ITEM, quantity: 1 }]
      const posted = await all.post(path, { carrier: 'post', units }, idempotency)
      expect(posted).toMatchObject({ status: 201, body: { orderNumber: number, fulfilment: 'partly_shipped' } })
      const { shipment } = shipped.parse(posted.body)
      // The same request again has no second effect.
      expect(await all.post(path, { carrier: 'post', units }, idempotency)).toMatchObject({
        status: 201,
        body: posted.body,
      })
      expect(await all.post(path, { carrier: 'post' }, idempotency)).toMatchObject({
        status: 422,
        body: { code: 'KEY_REUSED' },
      })
      const { data } = await rows(all, '/shipments')
      expect(data).toMatchObject([{ id: shipment.id, orderNumber: number }])
      const delivered = await all.post(`${path}/${shipment.id}/deliver`)
      expect(delivered).toMatchObject({ status: 200, body: { shipment: { id: shipment.id } } })
      expect(await all.post(`${path}/${shipment.id}/void`)).toMatchObject({ status: 409 })
      const rest = shipped.parse((await all.post(path, { carrier: 'post' })).body)
      expect(await all.post(`${path}/${rest.shipment.id}/void`, {})).toMatchObject({
        status: 200,
        body: { fulfilment: 'partly_shipped' },
      })
      const audited = (await shop.audit()).filter(({ subject }) => subject === `order:${number}`)
      expect(audited.filter(({ actor_kind: kind }) => kind === 'api-key').map(({ operation }) => operation)).toEqual(
        expect.arrayContaining(['shipment.post', 'shipment.deliver', 'shipment.void']),
      )
    })

    it('HKS-11 a stale If-Match is 412 with the current version, and nothing is written', async () => {
      const order = orderNumber('voided')
      const path = `/orders/${order}/shipments`
      const { headers } = await all.get(`/orders/${order}`)
      const current = { 'if-match': headers.get('etag') ?? '' }
      const units = [{ itemId: ORDER_ITEM, quantity: 1 }]
      const posted = await all.post(path, { carrier: 'post', units }, current)
      expect(posted.status).toBe(201)
      const stale = await all.post(path, { carrier: 'post', units }, current)
      expect(stale).toMatchObject({ status: 412, body: { code: 'STALE_VERSION', title: 'Precondition Failed' } })
      expect(`"${String(stale.body['current'])}"`).toBe(posted.headers.get('etag'))
      expect((await all.get(`/orders/${order}`)).body).toMatchObject({ lines: [{ shipped: 1, left: 1 }] })
      const again = await all.post(path, { carrier: 'post', units }, { 'if-match': posted.headers.get('etag') ?? '' })
      expect(again.status).toBe(201)
      expect((await all.post(`${path}/x/void`, {}, { 'if-match': '*' })).status).toBe(404)
    })

    it('FUL-02 of two programs that ship all of an order at once, one gets 409 with the units left', async () => {
      const order = orderNumber('withdrawn')
      const path = `/orders/${order}/shipments`
      const replies = await Promise.all([all.post(path, { carrier: 'post' }), all.post(path, { carrier: 'post' })])
      expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409])
      expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
        code: 'NO_UNITS_LEFT',
        detail: `Order ${order} is paid / shipped: shipping is not possible, no units are left`,
        left: [{ itemId: ORDER_ITEM, left: 0 }],
      })
    })

    it('HKS-11 a return is received', async () => {
      const order = orderNumber('returned')
      await all.post(`/orders/${order}/shipments`, { carrier: 'post' })
      const units = [{ itemId: ORDER_ITEM, quantity: 2, reason: 'other', reasonText: 'Ada does not like it' }]
      const opened = await shop.call('return.open', { number: order, kind: 'return', units })
      const id = z.object({ value: z.object({ id: z.string() }) }).parse(opened.body).value.id
      await shop.call('return.accept', { id })
      const receive = { warehouse: 'nl', lines: [{ itemId: ORDER_ITEM, restock: 1, damaged: 1, missing: 0 }] }
      const plain = await clientWith('returns:write', 'orders:read')
      const stale = await plain.post(`/returns/${id}/receive`, receive, { 'if-match': '"0"' })
      expect(stale.status).toBe(412)
      const version = (await plain.get(`/returns/${id}`)).headers.get('etag') ?? ''
      const received = await plain.post(`/returns/${id}/receive`, receive, { 'if-match': version })
      expect(received).toMatchObject({ status: 200, body: { id, state: 'received', orderNumber: order } })
      expect(JSON.stringify(received.body)).not.toMatch(PERSONAL)
      expect(JSON.stringify(await rows(plain, '/returns'))).not.toMatch(PERSONAL)
      expect(JSON.stringify(await rows(all, '/returns'))).toMatch(PERSONAL)
    })

    it('HKS-11 stock is set and changed, all rows or none', async () => {
      const levels = async () => (await all.get('/stock/A1-3')).body['data']
      const level = { sku: 'A1-3', warehouse: 'nl' }
      expect(await all.post('/stock/set', { items: [{ ...level, quantity: 40 }] })).toMatchObject({
        status: 200,
        body: { changed: 1 },
      })
      expect(
        await all.post('/stock/change', {
          items: [
            { ...level, change: -3 },
            { ...level, change: 8 },
          ],
        }),
      ).toMatchObject({
        body: { changed: 2 },
      })
      expect(await levels()).toMatchObject([{ quantity: 45, available: 45 }])
      const rejected = await all.post('/stock/change', {
        items: [
          { ...level, change: -5 },
          { sku: 'A1-4', warehouse: 'nl', change: -100_000 },
          { sku: 'nothing', warehouse: 'nl', change: 1 },
        ],
      })
      expect(rejected).toMatchObject({
        status: 422,
        body: {
          code: 'BULK_REJECTED',
          problems: [
            { index: 1, code: 'STOCK_PROMISED' },
            { index: 2, code: 'UNKNOWN_VARIANT' },
          ],
        },
      })
      expect(await levels()).toMatchObject([{ quantity: 45 }])
      const version = (await all.get('/stock/A1-3')).headers.get('etag') ?? ''
      const one = { items: [{ ...level, quantity: 50 }] }
      expect((await all.post('/stock/set', one, { 'if-match': version })).status).toBe(200)
      expect((await all.post('/stock/set', one, { 'if-match': version })).status).toBe(412)
      expect((await all.post('/stock/set', { items: [{ ...level, quantity: 51, version: 1 }] })).status).toBe(412)
      const many = { items: [...one.items, { sku: 'A1-4', warehouse: 'nl', quantity: 1 }] }
      expect(await all.post('/stock/set', many, { 'if-match': version })).toMatchObject({
        status: 400,
        body: { field: 'If-Match' },
      })
    })

    it('HKS-11 1,000 rows of stock are one request, 1,001 are refused', async () => {
      // Many updates of one row are slow in PostgreSQL, and which of the two it is makes no difference here.
      const most = engine === 'sqlite' ? 1000 : 200
      const items = Array.from({ length: 1001 }, (_, index) => ({
        sku: `A1-${(index % 5) + 1}`,
        warehouse: 'nl',
        change: 1,
      }))
      const before = await shop.stockOf('A1-1')
      expect(await all.post('/stock/change', { items: items.slice(0, most) })).toMatchObject({
        status: 200,
        body: { changed: most },
      })
      expect(await shop.stockOf('A1-1')).toBe((before ?? 0) + most / 5)
      expect(await all.post('/stock/change', { items })).toMatchObject({ status: 400, body: { field: 'items' } })
    })

    it.each(['', 'short', 'x'.repeat(65)])('HKS-11 the idempotency key "%s" is refused', async (key) => {
      const items = [{ sku: 'A1-1', warehouse: 'nl', quantity: 1 }]
      const { status, body } = await all.post('/stock/set', { items }, { 'idempotency-key': key })
      expect([status, body]).toEqual([
        400,
        expect.objectContaining({ code: 'IDEMPOTENCY_KEY_REQUIRED', field: 'Idempotency-Key' }),
      ])
    })
  })

  describe('rejections', () => {
    const stock = { sku: 'A1-1', warehouse: 'nl', quantity: 1 }
    it.each<readonly [string, unknown, number, string, string | undefined]>([
      ['an unknown member', { items: [stock], force: true }, 400, 'INVALID_REQUEST', 'force'],
      ['an unknown member of a row', { items: [{ ...stock, reason: 'x' }] }, 400, 'INVALID_REQUEST', 'items.0.reason'],
      ['a wrong member', { items: [{ ...stock, quantity: -1 }] }, 400, 'INVALID_REQUEST', 'items.0.quantity'],
      ['no row', { items: [] }, 400, 'INVALID_REQUEST', 'items'],
      ['no body', undefined, 400, 'INVALID_REQUEST', 'items'],
      ['no JSON', '{"items":', 400, 'MALFORMED_JSON', undefined],
      ['a body of two megabytes', `"${'x'.repeat(2 * 1024 * 1024)}"`, 413, 'BODY_TOO_LARGE', undefined],
    ])('HKS-12 %s is answered with problem+json', async (_, body, status, code, field) => {
      const reply = await all.post('/stock/set', body)
      expect([reply.status, reply.headers.get('content-type')]).toEqual([status, 'application/problem+json'])
      expect(reply.body).toMatchObject({
        type: 'about:blank',
        status,
        code,
        detail: expect.any(String),
        title: expect.any(String),
      })
      expect(reply.body['field']).toBe(field)
    })

    it('HKS-12 another type of body, unknown parameters and a malformed If-Match are rejected with their field', async () => {
      const form = await all.post('/stock/set', 'items=1', { 'content-type': 'application/x-www-form-urlencoded' })
      expect(form).toMatchObject({ status: 415, body: { code: 'UNSUPPORTED_MEDIA_TYPE' } })
      for (const [query, field] of [
        ['limit=0', 'limit'],
        ['limit=201', 'limit'],
        ['limit=ten', 'limit'],
        ['cursor=order.1&cursor=order.2', 'cursor'],
        ['offset=1', 'offset'],
        ['cursor=stock.1', 'cursor'],
      ] as const) {
        expect(await all.get(`/orders?${query}`)).toMatchObject({ status: 400, body: { field } })
      }
      for (const tag of ['1', 'W/"1"', '"a"', '"1", "2"']) {
        const reply = await all.post('/stock/set', { items: [stock] }, { 'if-match': tag })
        expect([tag, reply.status, reply.body['field']]).toEqual([tag, 400, 'If-Match'])
      }
    })

    it('HKS-12 what is not there, and methods that are not, are problems as well', async () => {
      const headers = { authorization: 'Bearer any' }
      const ask = async (method: string, path: string) => {
        const reply = await fetch(`${shop.url}/merchant/v1${path}`, { method, headers })
        return [reply.status, reply.headers.get('content-type'), reply.headers.get('allow')]
      }
      expect(await ask('GET', '/nothing')).toEqual([404, 'application/problem+json', null])
      expect(await ask('DELETE', '/orders')).toEqual([405, 'application/problem+json', 'GET, HEAD'])
    })

    it('HKS-12 the 601st request of a minute is 429 with Retry-After; another key goes on, and so does this one afterwards', async () => {
      const { id, key } = await shop.createKey(['stock:read'])
      const client = shop.client(key)
      await shop.useUp(id, 590)
      const replies = await Promise.all(Array.from({ length: 10 }, () => client.get('/stock/A1-1')))
      expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
      const limited = await client.get('/stock/A1-1')
      expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '60'])
      expect(limited.body).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
      expect((await (await clientWith('stock:read')).get('/stock/A1-1')).status).toBe(200)
      shop.clock.advance(60_000)
      expect((await client.get('/stock/A1-1')).status).toBe(200)
    })
  })

  it('HKS-13 the description is served without a key, as OpenAPI 3.1', async () => {
    const reply = await fetch(`${shop.url}/merchant/v1/openapi.json`)
    expect(reply.status).toBe(200)
    const described: unknown = await reply.json()
    expect(described).toEqual(JSON.parse(JSON.stringify(merchantOpenApi())))
    expect(described).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/merchant/v1' }] })
  })
})
