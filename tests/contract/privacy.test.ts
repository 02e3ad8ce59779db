/** Requests of persons about their data: find, export, erase, restrict (DPR-01 to DPR-04). */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { RECORD_KINDS } from '../../src/contracts/staff/person-records.ts'
import { personDigest } from '../../src/merchant/privacy/person-digest.ts'
import { DATA_REGISTRY } from '../../src/merchant/privacy/personal-data.ts'
import { recordGroup, type RecordGroup } from '../../src/merchant/privacy/overview.ts'
import { purgeOperations } from '../../src/merchant/jobs/purge-operations.ts'
import { newId } from '../../src/platform/ids.ts'
import { stageOrderEvent } from '../../src/services/commerce/events/stage-events.ts'
import { findOrder, ordersOf } from '../../src/services/commerce/orders-lookup/find-orders.ts'
import { orderMailHandlers } from '../../src/services/commerce/mail/order-mail-handlers.ts'
import { orderAddresses } from '../../src/services/commerce/mail/order-addresses.ts'
import { orderLinkTokens } from '../../src/services/commerce/orders/order-tokens.ts'
import { purgeDocuments } from '../../src/services/commerce/documents/purge-documents.ts'
import { purgeRestricted } from '../../src/services/commerce/privacy/purge-restricted.ts'
import { verifyAudit } from '../../src/services/staff/admin.ts'
import { sealAudit } from '../../src/services/staff/audit/seal-audit.ts'
import { engines } from '../support/fresh-database.ts'
import { staffActor } from '../support/operation-shop.ts'
import { addPaidOrder } from '../support/paid-order.ts'
import {
  addReturn,
  fillWithPerson,
  NEVER_PAID,
  OF_OTHER,
  orderOf,
  OTHER_EMAIL,
  PERSON,
  personalShop,
  WITH_DOCUMENT,
  WITHOUT_DOCUMENT,
  type PersonalShop,
} from '../support/personal-shop.ts'
import { readZip } from '../support/read-zip.ts'

const overview = z.object({
  email: z.string(),
  groups: z.array(recordGroup),
  blockers: z.object({ orders: z.array(z.string()), returns: z.array(z.string()) }),
})
const found = z.object({
  persons: z.array(z.object({ email: z.string(), name: z.string(), orders: z.int() })),
  found: overview.optional(),
})
const exported = z.object({ id: z.string(), name: z.string(), records: z.int() })
const file = z.object({ name: z.string(), file: z.string() })

const { email } = PERSON

/** Kinds with what happens to them. */
const fatesOf = (groups: readonly RecordGroup[]) =>
  groups.map(({ kind, fate, count }) => `${kind} ${count} ${fate}`).toSorted()

const INVOICE = 'INV-2026-000001'

const findIn = async (shop: PersonalShop, query: string, role: 'owner' | 'manager' = 'owner') =>
  found.parse((await shop.call('privacy.find', { query }, role)).body['value'])

const previewIn = async (shop: PersonalShop) =>
  overview.parse((await shop.call('privacy.preview-erasure', { email })).body['value'])

async function download(shop: PersonalShop, id: string): Promise<ReadonlyMap<string, string>> {
  const { body } = await shop.call('privacy.download', { id })
  return readZip(Buffer.from(file.parse(body['value']).file, 'base64'))
}

/** What the correction of an order says about both persons is erased with the first of them. */
const withoutAudit = ({ persons, found: one }: z.output<typeof found>) => ({
  persons,
  groups: one?.groups.filter(({ kind }) => kind !== 'audit' && kind !== 'answers'),
})

/** In one statement: a thousand orders of the same person. */
async function copyOrder({ database }: PersonalShop, count: number): Promise<void> {
  const { personal = [], other = [] } = DATA_REGISTRY.get('orders') ?? {}
  const columns = [...personal, ...other].filter((name) => !['id', 'number', 'cart_id', 'amendment'].includes(name))
  const names = sql.join(columns.map((name) => sql.ref(name)))
  await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(count)})
    insert into orders (id, number, cart_id, ${names})
    select 'copy-' || i, '9' || i, 'copy-' || i, ${names} from n, orders where orders.id = ${WITHOUT_DOCUMENT.id}`.execute(
    database.query,
  )
}

describe.each(engines)('data of a person on %s', (engine) => {
  let shop: PersonalShop
  beforeAll(async () => {
    shop = await personalShop(engine)
    await fillWithPerson(shop)
  })
  afterAll(() => shop.close())

  const find = (query: string) => findIn(shop, query)

  it('DPR-01 an address, a telephone number or an order number finds everything in all services', async () => {
    const byAddress = await find(email.toUpperCase())
    const kinds = new Set(byAddress.found?.groups.map(({ kind }) => kind))
    expect(RECORD_KINDS.filter((kind) => !kinds.has(kind))).toEqual(['exports', 'staff'])
    expect(byAddress.persons).toEqual([{ email, name: 'Veronika Molnar', orders: 3 }])
    for (const query of [PERSON.telephone, '01 987 654', WITH_DOCUMENT.number, NEVER_PAID.number]) {
      expect([query, (await find(query)).found]).toEqual([query, byAddress.found])
    }
    expect(await find('nothing@example.com')).toEqual({ persons: [] })
    const answers = await find('owner@example.com')
    expect(answers.found?.groups).toEqual([expect.objectContaining({ kind: 'staff', fate: 'stays' })])
  })

  it('~DPR-03 only owners and managers find, export and erase, and with a fresh factor', async () => {
    for (const role of ['orders', 'products', 'content', 'reader'] as const) {
      for (const name of ['privacy.find', 'privacy.preview-erasure', 'privacy.export', 'privacy.erase']) {
        const input = name === 'privacy.find' ? { query: email } : { email }
        expect([role, name, (await shop.call(name, input, role)).status]).toEqual([role, name, 403])
      }
    }
    for (const name of ['privacy.export', 'privacy.erase']) {
      const stale = staffActor('owner', { freshUntil: undefined })
      const { body } = await shop.callWith(name, { email }, { actor: stale })
      expect(body['code']).toBe('FRESH_FACTOR_REQUIRED')
    }
  })

  it('DPR-02 the export is one archive with everything, without secrets and without other persons', async () => {
    const { state, result } = await shop.runJob('privacy.export', { email })
    expect(state).toBe('done')
    const { id, records } = exported.parse(result)
    const files = await download(shop, id)
    expect([...files.keys()]).toEqual(['index.html', 'data.json', `documents/${INVOICE}.html`])
    const page = files.get('index.html') ?? ''
    const data = z
      .object({ records: z.array(z.object({ kind: z.enum(RECORD_KINDS) })), restricted: z.array(z.unknown()) })
      .parse(JSON.parse(files.get('data.json') ?? ''))
    expect(data.records).toHaveLength(records)
    const kinds = new Set(data.records.map(({ kind }) => kind))
    expect(RECORD_KINDS.filter((kind) => !kinds.has(kind))).toEqual(['exports', 'staff'])
    const { firstName, street, telephone, note } = PERSON
    for (const word of [firstName, street, telephone, note, WITH_DOCUMENT.number, '€27.45'])
      expect(page).toContain(word)
    expect(files.get(`documents/${INVOICE}.html`)).toContain(PERSON.street)
    const all = [...files.values()].join('\n')
    // Hashes of links, the key of a client, staff, another person.
    for (const word of ['token', 'hash', 'digest', 'Ada', 'staff:', OTHER_EMAIL, OF_OTHER.number, 'session']) {
      expect(all).not.toContain(word)
    }
  })

  it('DPR-02 is downloaded once, within 24 hours, by who requested it, and the shop has no copy afterwards', async () => {
    const request = async () => exported.parse((await shop.runJob('privacy.export', { email }, 'manager')).result).id
    const id = await request()
    expect((await shop.call('privacy.download', { id }, 'owner')).body['code']).toBe('EXPORT_GONE')
    const key = newId()
    const manager = staffActor('manager')
    const again = (idempotencyKey = newId()) =>
      shop.callWith('privacy.download', { id }, { actor: manager, idempotencyKey })
    const stale = staffActor('manager', { freshUntil: undefined })
    expect(await shop.callWith('privacy.download', { id }, { actor: stale })).toMatchObject({
      status: 403,
      body: { code: 'FRESH_FACTOR_REQUIRED' },
    })
    const first = await again(key)
    expect(first.status).toBe(200)
    expect((await again()).status).toBe(410)
    // A repeated request gets the answer without the file.
    expect((await again(key)).body).toEqual({ value: { name: expect.any(String) } })
    const { file: packed } = file.parse(first.body['value'])
    for (const table of ['privacy_exports', 'merchant_requests', 'merchant_jobs'] as const) {
      const rows = await shop.database.query.selectFrom(table).selectAll().execute()
      expect(JSON.stringify(rows)).not.toContain(packed)
    }
    const late = await request()
    shop.clock.advance(24 * 60 * 60_000)
    expect((await shop.call('privacy.download', { id: late }, 'manager')).status).toBe(410)
    await purgeOperations(shop.database, shop.clock)
    expect(await shop.database.query.selectFrom('privacy_exports').select('id').execute()).toEqual([])
  })

  it('DPR-04 open orders and open returns block the erasure with their numbers', async () => {
    const unpaid = orderOf(111, { state: 'open', paidAt: undefined, fulfilment: 'none' })
    const unshipped = orderOf(112)
    await shop.addOrders([unpaid])
    await addPaidOrder(shop, unshipped)
    await addReturn(shop, { id: 'return-3', order: WITHOUT_DOCUMENT, state: 'accepted' })
    const before = await shop.wordsLeft()
    const { status, body } = await shop.call('privacy.erase', { email })
    expect(status).toBe(409)
    expect(body).toMatchObject({
      code: 'PERSON_HAS_OPEN_WORK',
      orders: expect.arrayContaining([unpaid.number, unshipped.number]),
      returns: [WITHOUT_DOCUMENT.number],
    })
    expect(String(body['message'])).toContain(unshipped.number)
    expect((await previewIn(shop)).blockers.returns).toEqual([WITHOUT_DOCUMENT.number])
    expect(await shop.wordsLeft()).toEqual(before)
  })

  it('DPR-04 a refund that waits for approval blocks the erasure until it is decided', async () => {
    const { query } = shop.database
    const decide = (state: 'pending' | 'declined') =>
      query
        .updateTable('merchant_approvals')
        .set({ state, expires_at: '2099-01-01T00:00:00.000Z' })
        .where('id', '=', 'approval-1')
        .execute()
    const { subject } = await query.selectFrom('merchant_approvals').select('subject').executeTakeFirstOrThrow()
    const number = subject.slice('order:'.length)
    const before = (await previewIn(shop)).blockers.orders
    expect(before).not.toContain(number)
    await decide('pending')
    expect((await previewIn(shop)).blockers.orders).toEqual([...before, number])
    await decide('declined')
    expect((await previewIn(shop)).blockers.orders).toEqual(before)
  })

  it('DPR-01 a telephone number of several persons lists them instead of mixing their data', async () => {
    const shared = orderOf(105, { fulfilment: 'shipped' }, OTHER_EMAIL)
    const contact = { ...shared.snapshot.contact, telephone: PERSON.telephone }
    await shop.addOrders([{ ...shared, snapshot: { ...shared.snapshot, contact } }])
    const { persons, found: one } = await find(PERSON.telephone)
    expect(persons.map((person) => person.email).toSorted()).toEqual([OTHER_EMAIL, email])
    expect(one).toBeUndefined()
  })

  it('DPR-02 an export of 1,000 orders is ready within 10 seconds', async () => {
    await copyOrder(shop, 1000)
    const start = performance.now()
    const { result } = await shop.runJob('privacy.export', { email })
    expect(performance.now() - start).toBeLessThan(10_000)
    expect(exported.parse(result).records).toBeGreaterThan(1000)
  })
})

describe.each(engines)('an erased person on %s', (engine) => {
  let shop: PersonalShop
  let before: z.output<typeof overview>
  let others: z.output<typeof found>
  let job: Awaited<ReturnType<PersonalShop['runJob']>>
  /** Of the other person, who typed the address of this one. */
  const { snapshot: typed, ...rest } = orderOf(106, { fulfilment: 'shipped' }, OTHER_EMAIL)
  const corrected = { ...rest, snapshot: { ...typed, contact: { ...typed.contact, email } } }
  beforeAll(async () => {
    shop = await personalShop(engine)
    await addPaidOrder(shop, corrected)
    await shop.call('order.amend-email', { number: corrected.number, email: OTHER_EMAIL })
    await fillWithPerson(shop)
    await sealAudit(shop.database)
    before = await previewIn(shop)
    others = await findIn(shop, OTHER_EMAIL)
    job = await shop.runJob('privacy.erase', { email })
    await sealAudit(shop.database)
  })
  afterAll(() => shop.close())

  it('DPR-03 what is announced is what happens: nothing else of the person is left, others are untouched', async () => {
    expect(fatesOf(before.groups)).toEqual([
      'amendments 1 deleted',
      'amendments 1 emptied',
      'answers 3 deleted',
      'approvals 1 deleted',
      'audit 3 deleted',
      'carts 1 deleted',
      'credits 1 emptied',
      'documents 1 restricted',
      'drafts 1 deleted',
      'inquiries 1 deleted',
      'jobs 1 deleted',
      'links 1 deleted',
      'mails 2 deleted',
      'notes 5 deleted',
      'orders 1 deleted',
      'orders 1 emptied',
      'orders 1 restricted',
      'outbox 2 deleted',
      'payments 1 emptied',
      'payments 1 restricted',
      'returns 1 deleted',
      'returns 1 restricted',
      'shipments 1 restricted',
      'subscriptions 1 deleted',
      'undos 1 deleted',
      'views 2 deleted',
      'withdrawals 2 deleted',
    ])
    expect([job.state, job.result]).toEqual(['done', { deleted: 30, emptied: 4, restricted: 5, until: '2036-12-31' }])
    const announced = before.groups.filter(({ fate }) => fate === 'restricted')
    expect((await findIn(shop, email)).found?.groups).toEqual(announced)
    expect(await shop.wordsLeft()).toEqual([
      'documents.data',
      'documents.html',
      'orders.email_key',
      'orders.snapshot',
      'orders.telephone_key',
    ])
    expect(withoutAudit(await findIn(shop, OTHER_EMAIL))).toEqual(withoutAudit(others))
    const emptied = await shop.call('order.read', { number: WITHOUT_DOCUMENT.number })
    expect(JSON.stringify(emptied.body)).toContain('"email":""')
    expect((await shop.call('order.read', { number: NEVER_PAID.number })).status).toBe(404)
  })

  it('DPR-03 an order that was corrected to another address loses the old one, and nothing else', async () => {
    const { snapshot } = await shop.database.query
      .selectFrom('orders')
      .select('snapshot')
      .where('id', '=', corrected.id)
      .executeTakeFirstOrThrow()
    expect(snapshot).not.toContain(email)
    expect(snapshot).toContain('Analytical Road 1')
  })

  it('DPR-03 AUD-06 the audit row has a keyed digest instead of the address, and the chain still verifies', async () => {
    const rows = (await shop.audit()).filter(({ operation }) => operation === 'privacy.erase')
    const digest = await personDigest(shop.database, email)
    expect(rows.map(({ subject, details }) => [subject, JSON.parse(details)])).toEqual([
      [null, { person: digest, deleted: 30, emptied: 4, restricted: 5, until: '2036-12-31' }],
    ])
    expect(await verifyAudit(shop.database)).toMatchObject({ ok: true })
    const log = await shop.call('audit.list', { filter: { subject: [`order:${WITH_DOCUMENT.number}`] } })
    expect(JSON.stringify(log.body)).toContain('"after":{"erased":true}')
  })

  it('DPR-04 a restricted order is for owners alone, and is not found, exported, mailed or changed', async () => {
    const { number, id } = WITH_DOCUMENT
    for (const search of [number, email, 'veronika', 'LEMON-36-40']) {
      const list = await shop.call('order.list', { filter: { search: [search] } })
      expect([search, JSON.stringify(list.body)]).toEqual([search, expect.not.stringContaining(number)])
    }
    const csv = await shop.call('export.run', { operation: 'order.list', columns: ['number'] })
    expect(JSON.stringify(csv.body)).not.toContain(number)
    expect((await shop.call('order.read', { number }, 'manager')).body['code']).toBe('UNKNOWN_ORDER')
    expect(JSON.stringify((await shop.call('order.read', { number })).body)).toContain('"restrictedUntil":"2036-12-31"')
    expect((await shop.call('invoice.read', { number: INVOICE }, 'manager')).status).toBe(404)
    expect((await shop.call('invoice.read', { number: INVOICE })).status).toBe(200)
    expect((await shop.call('order.resend', { number })).body['code']).toBe('UNKNOWN_ORDER')
    expect((await shop.call('order.hold', { number, note: 'Hold' })).body['code']).toBe('UNKNOWN_ORDER')
    expect(JSON.stringify((await shop.call('return.list', {})).body)).not.toContain(number)
    expect(JSON.stringify((await shop.call('order.newest', { limit: 100 })).body)).not.toContain(number)
    expect((await findIn(shop, email, 'manager')).persons).toEqual([])
    expect(await findOrder(shop.database.query, { email, number })).toBeUndefined()
    expect(await ordersOf(shop.database.query, email)).toEqual([])
    const sent: string[] = []
    const { database, clock } = shop
    const handlers = orderMailHandlers({
      database,
      clock,
      mailer: { send: async ({ to }) => void sent.push(to) },
      tokens: async () => orderLinkTokens(['a secret of the test']),
      addresses: orderAddresses(() => 'https://shop.example'),
      seller: { name: 'Sockeye', email: 'shop@example.com' },
    })
    for (const one of [id, WITHOUT_DOCUMENT.id, OF_OTHER.id]) await handlers['order-mail']?.('', one)
    expect(sent).toEqual([OTHER_EMAIL])
    await database.query.insertInto('event_subscriptions').values({ type: 'order.amended' }).execute()
    await database.transaction(async (transaction) => {
      for (const one of [number, OF_OTHER.number]) {
        await stageOrderEvent(transaction, 'order.amended', { number: one }, clock.now())
      }
    })
    const events = await database.query.selectFrom('events').select('subject').execute()
    expect(events.map(({ subject }) => subject)).toEqual([`order:${OF_OTHER.number}`])
    const { result } = await shop.runJob('privacy.export', { email })
    const files = await download(shop, exported.parse(result).id)
    expect([...files.keys()]).toEqual(['index.html', 'data.json'])
    expect(files.get('data.json')).not.toContain(PERSON.street)
    expect(JSON.parse(files.get('data.json') ?? '')).toMatchObject({ restricted: [{ number, until: '2036-12-31' }] })
  })

  it('DPR-03 erasing once more finds nothing to do', async () => {
    const { state, result } = await shop.runJob('privacy.erase', { email })
    expect([state, result]).toEqual(['done', expect.objectContaining({ emptied: 0, restricted: 0 })])
  })

  it('DPR-04 the order is deleted when the retention of its documents ends, and not a day before', async () => {
    const purgeAt = async (time: string) => {
      shop.clock.set(time)
      await purgeDocuments(shop.database, shop.clock.now())
      return purgeRestricted(shop.database, shop.clock.now())
    }
    expect(await purgeAt('2036-12-31T23:59:59.000Z')).toBe(0)
    expect(await purgeAt('2037-01-01T00:00:00.000Z')).toBe(1)
    expect(await shop.wordsLeft()).toEqual([])
    const left = await shop.database.query.selectFrom('orders').select('id').orderBy('id').execute()
    expect(left.map(({ id }) => id)).toEqual([WITHOUT_DOCUMENT, OF_OTHER, corrected].map(({ id }) => id).toSorted())
  })
})
