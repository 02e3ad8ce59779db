/** Lists and exports of the desk, and the same operations through the command line. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Role } from '../../src/contracts/staff/roles.ts'
import { MERCHANT_REGISTRY } from '../../src/merchant/operations.ts'
import { engines } from '../support/fresh-database.ts'
import { operationShop, staffActor, type OperationShop } from '../support/operation-shop.ts'
import { addPaidOrder } from '../support/paid-order.ts'
import { snapshotFor, storedOrder } from '../support/stored-order.ts'

const listed = z.object({ rows: z.array(z.record(z.string(), z.unknown())), total: z.int(), more: z.boolean() })
const exported = z.object({ rows: z.int(), csv: z.string() })
const PRODUCT = {
  position: 1,
  document: '{}',
  family: 'slippers',
  age_group: 'adult',
  recommended: 0,
  listed: 1,
  updated_at: '',
  update_reason: '',
} as const
const named = (number: number, firstName: string, lastName: string, over = {}) => {
  const snapshot = snapshotFor('IE', { email: `${number}@example.com` })
  const contact = { ...snapshot.contact, firstName, lastName }
  const address = { ...snapshot.addresses.shipping, firstName, lastName }
  const addresses = { shipping: address, billing: { ...address, street0: 'Billing Lane 2' } }
  return storedOrder(number, { snapshot: { ...snapshot, contact, addresses }, ...over })
}

const ORDERS = [
  named(1, 'Ada', 'Lovelace', { createdAt: '2026-11-01T10:00:00.000Z' }),
  named(2, 'Grâce', 'Höpper', { createdAt: '2026-11-02T23:30:00.000Z', state: 'held' }),
  named(3, '=1+1', 'Liskov', { createdAt: '2026-11-03T10:00:00.000Z' }),
  named(4, 'Old', 'One', { state: 'replaced', paidAt: undefined }),
]
const numberOf = (index: number) => ORDERS[index]?.number ?? ''

describe.each(engines)('lists on %s', (engine) => {
  let shop: OperationShop
  beforeAll(async () => {
    shop = await operationShop(engine)
    await shop.addOrders(ORDERS)
  })
  afterAll(() => shop.close())

  const list = async (filter: object, role: 'owner' | 'reader' = 'owner', more = {}) => {
    const answer = await shop.call('order.list', { filter, ...more }, { actor: staffActor(role) })
    return listed.parse(answer.body['value'])
  }
  const numbers = async (...given: Parameters<typeof list>) => (await list(...given)).rows.map(({ number }) => number)

  const addProduct = (sku: string, name: string) =>
    shop.database.query
      .insertInto('products')
      .values({ ...PRODUCT, sku, name, search_key: sku })
      .execute()

  /** In one statement, which both databases understand. */
  const addProducts = (count: number) =>
    sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(count)})
      insert into products (sku, position, document, name, search_key, family, age_group, recommended, listed, updated_at, update_reason)
      select 'mass-' || i, i, '{}', 'Mass', 'mass ' || i, 'socks', 'adult', 0, 1, '', '' from n`.execute(
      shop.database.query,
    )

  it('~DSK-09 orders are filtered, sorted and paged by the server, the newest first', async () => {
    expect(await numbers({})).toEqual([numberOf(2), numberOf(1), numberOf(0)])
    expect(await numbers({ state: ['held'] })).toEqual([numberOf(1)])
    expect(await numbers({ state: ['replaced'] })).toEqual([numberOf(3)])
    expect(await numbers({ country: ['GB'] })).toEqual([])
    expect(await numbers({ from: ['2026-11-02'], to: ['2026-11-02'] })).toEqual([numberOf(1)])
    const sort = { sort: { field: 'number', descending: false } }
    expect(await numbers({}, 'owner', sort)).toEqual([numberOf(0), numberOf(1), numberOf(2)])
    const page = await list({}, 'owner', { ...sort, offset: 1, limit: 1 })
    expect([page.rows.length, page.total, page.more]).toEqual([1, 3, false])
    expect((await shop.call('order.list', { limit: 201 })).status).toBe(400)
  })

  it.each([
    ['accents and case', 'GRACE hopper', 1],
    ['parts in any order', 'lovel ada', 0],
    ['an e-mail address', '1@example.com', 0],
    ['the number with blanks and dashes', `${numberOf(0).slice(0, 4)}-${numberOf(0).slice(4)}`, 0],
    ['beginnings of two letters', 'lo ad', 0],
    ['the beginning of an address', '2@exam', 1],
  ])('DSK-08 orders are found by %s', async (_, search, index) => {
    expect(await numbers({ search: [search] })).toEqual([numberOf(index)])
  })

  it('DSK-08 orders are found by SKU and tracking number, and by names before and after a correction', async () => {
    const other = named(20, 'Kurt', 'Gödel', { createdAt: '2026-09-01T10:00:00.000Z' })
    const [line] = other.snapshot.lines
    const lines = line ? [{ ...line, sku: 'TRUFFLE-41-46' }] : []
    const order = { ...other, snapshot: { ...other.snapshot, lines } }
    await addPaidOrder(shop, order)
    const { number } = order
    const found = (search: string, role: 'owner' | 'reader' = 'owner') => numbers({ search: [search] }, role)
    expect(await found('truffle-41')).toEqual([number])
    expect(await found('kurt truffle')).toEqual([number])
    expect(await found('kurt lemon')).toEqual([])
    expect(await found('truffle', 'reader')).toEqual([number])
    const { firstName: _first, lastName: _last, country: _country, ...rest } = order.snapshot.addresses.shipping
    const address = { ...rest, firstName: 'Adele', lastName: 'Nimbursky', postCode: 'D02 X285' }
    expect(await shop.call('order.amend', { number, address })).toMatchObject({ status: 200 })
    for (const name of ['godel kurt', 'nimbursky', 'adele nimb']) expect(await found(name)).toEqual([number])
    await shop.call('order.amend-email', { number, email: 'adele@example.org' })
    expect(await found('adele@example.org')).toEqual([number])
    expect(await found('20@example.com')).toEqual([])
    const parcel = { number, carrier: 'dhl', trackingNumber: '00340434161094042557' }
    expect(await shop.call('shipment.post', parcel)).toMatchObject({ status: 200 })
    for (const typed of ['00340434161094042557', '0034 0434 1610 9404 2557', '00340434-1610', '003404']) {
      expect(await found(typed)).toEqual([number])
      expect(await found(typed, 'reader')).toEqual([number])
    }
    await shop.database.query.deleteFrom('order_search').where('order_id', '=', order.id).execute()
    expect(await found('nimbursky')).toEqual([])
    await shop.database.query.updateTable('orders').set({ state: 'replaced' }).where('id', '=', order.id).execute()
  })

  it('DSK-08 words that very many orders have are found, too', async () => {
    const { query } = shop.database
    await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 20001)
      insert into order_search (word, order_id, kind) select 'lovelock', 'none-' || i, 'name' from n`.execute(query)
    expect(await numbers({ search: ['lovel'] })).toEqual([numberOf(0)])
    expect(await numbers({ search: ['lovel ada'] })).toEqual([numberOf(0)])
    expect(await numbers({ search: ['lovel grace'] })).toEqual([])
    await query.deleteFrom('order_search').where('word', '=', 'lovelock').execute()
  })

  it('DOR-01 rows have every column, and each column and more can be filtered by', async () => {
    const order = named(30, 'Sofia', 'Kovalevskaya', {
      createdAt: '2026-08-01T10:00:00.000Z',
      holds: [],
      snapshot: { ...snapshotFor('DE'), contact: { ...snapshotFor('DE').contact, firstName: 'Sofia' } },
    })
    await addPaidOrder(shop, order)
    const { number } = order
    const [row] = (await list({ country: ['DE'] })).rows
    expect(row).toMatchObject({
      number,
      name: 'Sofia Lovelace',
      country: 'DE',
      storefront: 'de',
      lines: 2,
      total: 2745,
      currency: 'EUR',
      state: 'paid',
      fulfilment: 'unshipped',
      holds: [],
      return: null,
    })
    const matches = async (filter: object) => (await numbers({ country: ['DE'], ...filter })).length === 1
    expect(await matches({ storefront: ['de'] })).toBe(true)
    expect(await matches({ storefront: ['eu'] })).toBe(false)
    expect(await matches({ fulfilment: ['to_ship'] })).toBe(true)
    expect(await matches({ fulfilment: ['shipped'] })).toBe(false)
    expect(await matches({ sku: ['LEMON-36-40'] })).toBe(true)
    expect(await matches({ sku: ['PLUM'] })).toBe(false)
    expect(await matches({ totalFrom: ['27,45'], totalTo: ['27.45'], linesFrom: ['2'] })).toBe(true)
    expect(await matches({ totalFrom: ['27.46'] })).toBe(false)
    expect(await matches({ linesFrom: ['3'] })).toBe(false)
    expect(await matches({ from: ['2026-08-01'], to: ['2026-08-01'] })).toBe(true)
    expect(await matches({ attention: ['yes'] })).toBe(false)
    await shop.call('order.hold', { number, note: 'Ask her' })
    expect(await matches({ hold: ['manual'], attention: ['yes'] })).toBe(true)
    for (const filter of [{ hold: ['none'] }, { hold: ['chargeback'] }, { fulfilment: ['to_ship'] }]) {
      expect(await matches(filter)).toBe(false)
    }
    await shop.call('order.clear-hold', { number, hold: 'manual', note: 'Asked' })
    await shop.call('shipment.post', { number, carrier: 'letter' })
    expect(await matches({ carrier: ['letter'], fulfilment: ['shipped'], return: ['none'] })).toBe(true)
    expect(await matches({ carrier: ['dhl'] })).toBe(false)
    await shop.call('return.open', { number, kind: 'complaint' })
    expect((await list({ country: ['DE'] })).rows).toMatchObject([{ return: 'requested' }])
    expect(await matches({ return: ['open'], attention: ['yes'] })).toBe(true)
    expect(await matches({ return: ['none'] })).toBe(false)
    expect(await matches({ return: ['settled'] })).toBe(false)
    // A held order waits for a decision about its money.
    expect(await numbers({ hold: ['amount'], attention: ['yes'] })).toEqual([numberOf(1)])
    expect((await list({ state: ['held'] })).rows).toMatchObject([{ holds: ['amount'] }])
    await shop.database.query.updateTable('orders').set({ state: 'replaced' }).where('id', '=', order.id).execute()
  })

  it('~DSK-09 a page that shows the end knows the total, and pages in a row repeat no order of the same moment', async () => {
    const moment = { createdAt: '2026-10-01T10:00:00.000Z' }
    const same = Array.from({ length: 7 }, (_, index) => named(100 + index, 'Same', 'Moment', moment))
    await shop.addOrders(same)
    const pages: string[] = []
    for (const offset of [0, 3, 6]) {
      const page = await list({ search: ['moment'] }, 'owner', { offset, limit: 3 })
      expect([page.total, page.more]).toEqual([7, false])
      pages.push(...page.rows.map(({ number }) => String(number)))
    }
    expect(pages.toSorted()).toEqual(same.map(({ number }) => number).toSorted())
    const beyond = await list({ search: ['moment'] }, 'owner', { offset: 9, limit: 3 })
    expect([beyond.rows, beyond.total]).toEqual([[], 7])
    const ids = same.map(({ id }) => id)
    await shop.database.query.deleteFrom('orders').where('id', 'in', ids).execute()
  })

  it('STF-19 roles without persons.read get no personal member and find nothing by name or address', async () => {
    for (const search of ['Ada', 'lovelace', '1@example.com'])
      expect(await numbers({ search: [search] }, 'reader')).toEqual([])
    expect(await numbers({ search: [numberOf(0)] }, 'reader')).toEqual([numberOf(0)])
    const inputs: Readonly<Record<string, object>> = {
      'order.read': { number: numberOf(0) },
      'order.newest': { limit: 10 },
      'stock.read': { sku: 'A1-1' },
      'version.read': { subjects: ['variant:A1-1'] },
      'export.run': { operation: 'order.list', columns: ['number', 'country'] },
      'view.list': { screen: 'orders' },
      'draft.read': { subject: 'product:A1' },
      'market.check': { country: 'IE', fingerprint: '' },
      'audit.list': { filter: { subject: ['product:A1'] } },
      'search.find': { text: numberOf(0) },
    }
    const personal = /lovelace|"ada"|example\.com|analytical road|billing lane|\+353|"12345"/i
    for (const role of ['products', 'content', 'reader'] as const) {
      for (const { name, kind } of MERCHANT_REGISTRY.operations.filter((one) => one.kind === 'read')) {
        const { body } = await shop.call(name, inputs[name] ?? {}, { actor: staffActor(role) })
        expect([role, name, kind, personal.exec(JSON.stringify(body))?.[0]]).toEqual([role, name, 'read', undefined])
      }
    }
    const shown = JSON.stringify(
      (await shop.call('order.read', { number: numberOf(0) }, { actor: staffActor('reader') })).body,
    )
    expect(shown).toContain('Springfield')
    expect(JSON.stringify((await shop.call('order.read', { number: numberOf(0) })).body)).toMatch(personal)
  })

  it('AUD-02 a search that shows one person only is audited, without what was searched for', async () => {
    const read = async (search: string, role: Role = 'owner') => {
      shop.clock.advance(1000)
      const before = (await shop.audit()).length
      const actor = staffActor(role)
      await shop.call('order.list', { filter: { search: [search] } }, { actor })
      await shop.call('search.find', { text: search }, { actor })
      return (await shop.audit()).slice(before)
    }
    const rows = await read('1@example.com')
    expect(rows.map(({ operation, outcome }) => `${operation} ${outcome}`)).toEqual([
      'order.list done',
      'search.find done',
    ])
    for (const { details, changes } of rows) {
      expect(JSON.parse(details)).toEqual({ person: expect.stringMatching(/^[\w-]{43}$/), rows: 1 })
      expect(changes).toBe('[]')
    }
    // No person, many, and a role that is shown none.
    expect(await read('unknown@example.com')).toEqual([])
    expect(await read('example')).toEqual([])
    expect(await read(numberOf(0), 'reader')).toEqual([])
    const before = (await shop.audit()).length
    await list({ state: ['held'] })
    expect(await shop.audit()).toHaveLength(before)
  })

  it('DSK-11 exports all rows, defuses formulas, and needs more for personal columns', async () => {
    const input = { operation: 'order.list', columns: ['number', 'name'], sort: { field: 'number', descending: false } }
    const { body } = await shop.call('export.run', input)
    expect(body['value']).toMatchObject({
      rows: 3,
      csv: `number,name\n${numberOf(0)},Ada Lovelace\n${numberOf(1)},Grâce Höpper\n${numberOf(2)},'=1+1 Liskov\n`,
    })
    const denied = await shop.call('export.run', input, { actor: staffActor('orders') })
    expect(denied).toMatchObject({ status: 403, body: { permission: 'exports.personal' } })
    const stale = staffActor('manager', { freshUntil: undefined })
    expect((await shop.call('export.run', input, { actor: stale })).body['code']).toBe('FRESH_FACTOR_REQUIRED')
    const plain = await shop.call('export.run', { ...input, columns: ['number'] }, { actor: staffActor('reader') })
    expect(plain.status).toBe(200)
    const unknown = await shop.call('export.run', { ...input, columns: ['number', 'digest'] })
    expect(unknown).toMatchObject({ status: 400, body: { field: 'columns.1' } })
  })

  it.each(['=', '+', '-', '@', '\t', '\r'])('DSK-11 a cell that begins with %j is no formula', async (first) => {
    const name = `${first}1`
    await addProduct(`formula-${first.codePointAt(0)}`, name)
    const input = { operation: 'product.list', columns: ['name'], filter: { search: ['formula'] } }
    const { csv } = exported.parse((await shop.call('export.run', input)).body['value'])
    expect(csv).toMatch(`'${name}`)
  })

  it('DSK-11 the export of every list is audited with its filter and number of rows', async () => {
    const columns = { 'order.list': 'number', 'product.list': 'sku', 'audit.list': 'id', 'staff.list': 'email' }
    for (const [operation, column] of Object.entries(columns)) {
      shop.clock.advance(1000)
      const filter = operation === 'order.list' ? { state: ['held'] } : {}
      const { body } = await shop.call('export.run', { operation, columns: [column], filter })
      const { rows } = exported.parse(body['value'])
      const [last] = (await shop.audit()).filter((row) => row.operation === 'export.run').toReversed()
      expect(JSON.parse(last?.details ?? '')).toEqual({ list: operation, filter, columns: [column], rows })
    }
    const manager = { actor: staffActor('manager') }
    const staff = await shop.call('export.run', { operation: 'staff.list', columns: ['role'] }, manager)
    expect(staff).toMatchObject({ status: 403, body: { permission: 'staff.manage' } })
  })

  it('DSK-11 more than 100,000 rows are 422, and the same rows below that limit are a job', async () => {
    await addProducts(100_001)
    const all = { operation: 'product.list', columns: ['sku'], filter: { family: ['socks'] } }
    expect(await shop.call('export.run', all)).toMatchObject({ status: 422, body: { code: 'TOO_MANY_ROWS' } })
    const some = { ...all, filter: { search: ['mass 10000'] } }
    expect(await shop.call('export.run', some)).toMatchObject({ status: 200, body: { value: { rows: 3 } } })
    await shop.database.query.deleteFrom('products').where('sku', '=', 'mass-1').execute()
    expect(await shop.call('export.run', all)).toMatchObject({ status: 202 })
  })

  it('~AUD-07 the log is read per subject by roles with that limit', async () => {
    await shop.call('stock.set', { sku: 'A1-1', warehouse: 'nl', quantity: 3 })
    const read = (filter: object) => shop.call('audit.list', { filter }, { actor: staffActor('products') })
    expect(await read({})).toMatchObject({ status: 403 })
    expect(await read({ subject: ['order:1'] })).toMatchObject({ status: 403 })
    const own = await read({ subject: ['variant:A1-1'] })
    expect(own.body['value']).toMatchObject({ rows: [{ operation: 'stock.set', outcome: 'done' }] })
    expect((await shop.call('audit.verify', {})).body['value']).toMatchObject({ ok: true })
  })

  it('STF-19 the own activity has values of shoppers for the role of now only', async () => {
    const number = numberOf(1)
    await shop.database.query.updateTable('orders').set({ state: 'paid' }).where('number', '=', number).execute()
    const { country: _country, ...address } = snapshotFor('IE').addresses.shipping
    const corrected = { number, address: { ...address, firstName: 'Émilie', lastName: 'du Châtelet' } }
    expect((await shop.call('order.amend', corrected, { actor: staffActor('orders') })).status).toBe(200)
    const activity = async (role: Role) => {
      const actor = staffActor('orders', { role })
      return JSON.stringify((await shop.call('account.activity', {}, { actor })).body['value'])
    }
    expect(await activity('orders')).toContain('Châtelet')
    expect(await activity('products')).toContain('order.amend')
    expect(await activity('products')).not.toContain('Châtelet')
  })

  it('DSK-08 an order whose name was corrected is found under both names', async () => {
    const number = numberOf(1)
    const address = { ...snapshotFor('IE').addresses.shipping, firstName: 'Mary', lastName: 'Somerville' }
    const { country: _country, ...corrected } = address
    await shop.database.query.updateTable('orders').set({ state: 'paid' }).where('number', '=', number).execute()
    const amended = await shop.call('order.amend', { number, address: corrected })
    expect(amended.status).toBe(200)
    for (const search of ['hopper grace', 'somerville']) expect(await numbers({ search: [search] })).toEqual([number])
  })
})
