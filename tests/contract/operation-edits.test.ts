/** Edits through operations: the same from command line and desk, based on a version, tried before, and undone. */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { z } from 'zod'
import { MERCHANT_REGISTRY } from '../../src/merchant/operations.ts'
import { runOperation } from '../../src/merchant/run/run-operation.ts'
import { runAsCommand } from '../../src/merchant/run/run-as-command.ts'
import type { OperationAnswer } from '../../src/merchant/run/operation-call.ts'
import type { ShopSchema } from '../../src/merchant/shop-schema.ts'
import type { Database } from '../../src/platform/database/open-database.ts'
import { product, variant } from '../support/catalogue-product.ts'
import { LOOM } from '../support/demo-shop.ts'
import { SELLER } from '../support/seller.ts'
import { engines } from '../support/fresh-database.ts'
import { addPaidOrders, DESK_ONLY, MERCHANT_EDITS } from '../support/merchant-edits.ts'
import { digestOf, operationShop, staffActor, type OperationShop } from '../support/operation-shop.ts'
import { story } from '../support/story-to-save.ts'

const undoOf = ({ body }: OperationAnswer): string =>
  z.object({ undo: z.object({ id: z.string() }) }).parse(body).undo.id

/** Rows of who did it and of the request itself. */
const APART = new Set([
  'applied_migrations',
  'staff_audit',
  'staff_audit_pending',
  'merchant_requests',
  'merchant_undos',
])
/** Random ids, tokens and hashes of them, codes of store credit and their endings, and who did it. */
const RANDOM =
  /\b[0-9A-HJKMNP-TV-Z]{16}\b|(?<=\\?"(?:before|after)\\?":\\?")[0-9A-HJKMNP-TV-Z]{4}(?=\\?")|whsec_[\w+/=]+|(staff|cli):[\w-]+|[\w-]{22,}/g

async function rowsOf({ engine, query }: Database<ShopSchema>): Promise<Readonly<Record<string, readonly string[]>>> {
  const names =
    engine === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`
      : sql<{ name: string }>`select table_name as name from information_schema.tables where table_schema = 'public'`
  const rows: Record<string, readonly string[]> = {}
  for (const { name } of (await names.execute(query)).rows) {
    if (APART.has(name)) continue
    const found = await sql`select * from ${sql.table(name)}`.execute(query)
    rows[name] = found.rows.map((row) => JSON.stringify(row).replaceAll(RANDOM, '#')).toSorted()
  }
  return rows
}

function withoutVersions(input: unknown): unknown {
  return JSON.parse(JSON.stringify(input, (name, member: unknown) => (/^versions?$/.test(name) ? undefined : member)))
}

type Refusal = { readonly code: unknown; readonly field: unknown; readonly hasWritten: boolean }

/** What the desk is answered without a version. */
async function refusalOf(shop: OperationShop, name: string, input: unknown): Promise<Refusal> {
  const before = await digestOf(shop.database)
  const { body } = await shop.callPlainly(name, withoutVersions(input), staffActor('owner'))
  const hasWritten = !isDeepStrictEqual(await digestOf(shop.database), before)
  return { code: body['code'], field: body['field'], hasWritten }
}

describe.each(engines)('edits on %s', (engine) => {
  let shop: OperationShop
  beforeAll(async () => {
    shop = await operationShop(engine)
    await addPaidOrders(shop)
  })
  afterAll(() => shop.close())

  it('OPS-02 the same input through command line and desk leaves the same rows, apart from who it was', async () => {
    const offered = MERCHANT_REGISTRY.operations.filter(
      ({ kind, commandLineOnly }) => kind === 'write' && !commandLineOnly,
    )
    const walked = new Set(MERCHANT_EDITS.map(({ name }) => name))
    // These need a second account, a statement without an order, or another product to exchange for.
    const staff = ['staff.change-role', 'staff.disable', 'staff.enable', 'staff.reset-factors']
    // Rules singly are edited at the desk; the command line imports whole files.
    const rules = ['search-rule.order', 'search-rule.remove', 'search-rule.save', 'search-word.handle']
    const others = ['return.exchange', 'return.match', ...rules, ...staff]
    const missing = offered.map(({ name }) => name).filter((name) => !walked.has(name) && !DESK_ONLY.has(name))
    expect(missing.toSorted()).toEqual(others)
    const [desk, command] = [await operationShop(engine), await operationShop(engine)]
    try {
      for (const one of [desk, command]) await addPaidOrders(one)
      const answers = { desk: new Map<string, unknown>(), command: new Map<string, unknown>() }
      for (const { name, input, as = name } of MERCHANT_EDITS) {
        const operation = MERCHANT_REGISTRY.find(name)
        if (operation === undefined) throw new Error(`There is no operation ${name}`)
        const { status, body } = await desk.call(name, input(answers.desk))
        expect([name, status, body['message']]).toEqual([name, 200, undefined])
        answers.desk.set(as, body['value'])
        const result = await runAsCommand(operation, input(answers.command), command.context)
        expect([name, result.ok]).toEqual([name, true])
        if (result.ok) answers.command.set(as, result.value)
        for (const one of [desk, command]) one.clock.advance(1000)
      }
      const [ofDesk, ofCommand] = [await rowsOf(desk.database), await rowsOf(command.database)]
      for (const table of Object.keys(ofDesk)) expect([table, ofCommand[table]]).toEqual([table, ofDesk[table]])
      const shown = async ({ audit }: OperationShop) =>
        (await audit()).map(({ operation, subject, outcome, changes, details }) =>
          JSON.stringify({ operation, subject, outcome, changes, details }).replaceAll(RANDOM, '#'),
        )
      expect((await shown(command)).toSorted()).toEqual((await shown(desk)).toSorted())
      expect(new Set((await command.audit()).map(({ actor_kind: kind }) => kind))).toEqual(new Set(['cli']))
    } finally {
      await desk.close()
      await command.close()
    }
  })

  describe('versions', () => {
    /** Operations that create a subject, run on none, or do not edit it. */
    const WITHOUT = [
      'api-key.create',
      'api-key.revoke',
      'release.create',
      'discount.create',
      'discount.import',
      'price.convert',
      // Each of its rows takes one.
      'variant.save-grid',
      'stock.reconcile',
      'search-word.handle',
      'history.import',
      'order.resend',
      'return.resend',
      'refund.submit',
      'refund.approve',
      'refund.decline',
      'invoice.issue',
      'tax-rate.add',
      'ecb-rate.save',
      'media.upload',
      'product.duplicate',
      'us-tax.import-rates',
      'us-tax.set-nexus',
      'subscribers.delete',
      'inquiries.delete',
      'staff.invite',
      'audit.erase-personal',
      'account.recovery-codes',
      'account.remove-passkey',
      'session.revoke',
      'view.delete',
      'draft.save',
      'draft.delete',
      'preference.save',
      'job.cancel',
      'undo.run',
      'webhook.create',
      'webhook.test',
      'webhook-delivery.replay',
      'note.add',
      'note.correct',
      'privacy.download',
      'privacy.erase',
      'privacy.export',
      'refund.retry',
      'work.close',
      'work.retry',
      'datasource.publish',
      'story.name-version',
      'story.restore',
    ]

    it('OPS-05 every edit of a subject takes the version that it is based on', () => {
      const inputs = MERCHANT_REGISTRY.operations
        .filter(({ kind, commandLineOnly, bulk }) => kind === 'write' && !commandLineOnly && bulk === undefined)
        .map(({ name, inputSchema }) => {
          const { properties } = z.toJSONSchema(inputSchema, { unrepresentable: 'any', io: 'input' })
          return { name, takes: Object.keys(properties ?? {}).some((one) => one === 'version' || one === 'versions') }
        })
      expect(
        inputs
          .filter(({ takes }) => !takes)
          .map(({ name }) => name)
          .toSorted(),
      ).toEqual(WITHOUT.toSorted())
    })

    /** The staff service checks the version of an account or a view; an approval is checked when it is given. */
    const CHECKED_ELSEWHERE = ['staff.', 'account.', 'view.', 'refund.submit']
    /** A difference holds whatever others change; a translation replaces one text of many. */
    const OF_A_DIFFERENCE = new Set([
      'stock.change',
      'stock.change-many',
      'stock.transfer',
      'translation.save',
      'content.push',
    ])

    /** Those that the walk leaves out: of the desk only, or of what other tests set up. */
    const UNWALKED: Readonly<Record<string, object>> = {
      'media.delete': { hash: 'a'.repeat(16), name: 'socks' },
      'media.describe': { hash: 'a'.repeat(16), name: 'socks', alt: {}, background: '#ffffff' },
      'media.restore': { hash: 'a'.repeat(16), name: 'socks' },
      'price.cancel-many': { items: [{ sku: 'A1-1', currency: 'EUR' }] },
      'price.set-many': { items: [{ sku: 'A1-1', currency: 'EUR', original: 1, final: 1 }] },
      'product.discard': { sku: 'A1' },
      'product.publish': { sku: 'A1' },
      'product.save': { sku: 'A1', product: {} },
      'product.take-out': { sku: 'A1' },
      'release.put': { id: 1, stories: ['uk/home'], texts: [] },
      'release.remove': { id: 1, stories: ['uk/home'], texts: [] },
      'return.exchange': { id: 'r', products: [{ sku: 'A1-1', quantity: 1 }] },
      'return.match': { id: 'r', number: '1' },
      'search-rule.order': { ids: [] },
      'search-rule.remove': { id: 'a' },
      'search-rule.save': { rule: { id: 'a', kind: 'redirect', terms: ['a'], target: '/faq' }, isNew: false },
      'shipment.post-many': { items: [{ number: '1', carrier: 'royal-mail' }] },
      'stock.set-many': { items: [{ sku: 'A1-1', warehouse: 'nl', quantity: 1 }] },
      'story.restore-version': { slug: 'uk/home', number: 1 },
      'variant.change': { sku: 'A1-1', stock: [{ warehouse: 'nl', quantity: 1 }] },
      'variant.change-many': { items: [{ sku: 'A1-1', stock: [{ warehouse: 'nl', quantity: 1 }] }] },
      'variant.save-grid': { rows: [{ sku: 'A1-1', size: 'L' }] },
    }

    it('OPS-05 every edit of the desk that names no version is 400 with the path, and writes nothing', async () => {
      const taking = MERCHANT_REGISTRY.operations.filter(({ name, kind, commandLineOnly, inputSchema }) => {
        if (kind !== 'write' || commandLineOnly) return false
        if (CHECKED_ELSEWHERE.some((prefix) => name.startsWith(prefix)) || OF_A_DIFFERENCE.has(name)) return false
        return JSON.stringify(z.toJSONSchema(inputSchema, { unrepresentable: 'any', io: 'input' })).match(
          /"versions?":/,
        )
      })
      const names = new Set(taking.map(({ name }) => name))
      const refused = new Map<string, Refusal>()
      const walk = await operationShop(engine)
      try {
        await addPaidOrders(walk)
        const answers = new Map<string, unknown>()
        for (const { name, input, as = name } of MERCHANT_EDITS) {
          const given = input(answers)
          if (names.has(name)) refused.set(name, await refusalOf(walk, name, given))
          const { status, body } = await walk.call(name, given)
          expect([name, status]).toEqual([name, 200])
          answers.set(as, body['value'])
          walk.clock.advance(1000)
        }
      } finally {
        await walk.close()
      }
      for (const [name, refusal] of refused) {
        expect([name, refusal]).toEqual([
          name,
          { code: 'VERSION_REQUIRED', field: expect.any(String), hasWritten: false },
        ])
        expect(refusal.field).toMatch(/version/)
      }
      const unwalked = [...names].filter((name) => !refused.has(name))
      expect(unwalked.toSorted()).toEqual(Object.keys(UNWALKED))
      for (const [name, input] of Object.entries(UNWALKED)) {
        const { status, body } = await shop.callPlainly(name, input, staffActor('owner'))
        expect([name, status, body['code'], body['message']]).toEqual([
          name,
          400,
          'VERSION_REQUIRED',
          expect.anything(),
        ])
      }
    })

    it('OPS-05 of two counts of the same stock without a version neither is stored; commands need none', async () => {
      const count = { sku: 'A1-1', warehouse: 'nl', quantity: 3 }
      const stock = await shop.stockOf('A1-1')
      for (const role of ['owner', 'manager'] as const) {
        expect(await shop.callPlainly('stock.set', count, staffActor(role))).toMatchObject({
          status: 400,
          body: { code: 'VERSION_REQUIRED', field: 'version' },
        })
      }
      const many = await shop.callPlainly('stock.set-many', { items: [count, count] }, staffActor('owner'))
      expect(many).toMatchObject({ status: 400, body: { code: 'VERSION_REQUIRED', field: 'items.0.version' } })
      const cells = {
        rows: [
          { sku: 'A1-1', version: 0 },
          { sku: 'A1-2', size: 'L' },
        ],
      }
      const grid = await shop.callPlainly('variant.save-grid', cells, staffActor('owner'))
      expect(grid).toMatchObject({ status: 400, body: { code: 'VERSION_REQUIRED', field: 'rows.1.version' } })
      expect(await shop.stockOf('A1-1')).toBe(stock)
      expect((await shop.callPlainly('stock.set', count, { kind: 'cli', user: 'ada' })).status).toBe(200)
    })

    it.each([
      ['shipping.save', { offers: [] }],
      ['carrier.save', { carriers: [] }],
      ['seller.save', { seller: SELLER }],
      ['discount.stop', { id: 'stale' }],
    ])('OPS-05 %s with a stale version is 409 with what changed, and writes nothing', async (name, input) => {
      const rule = { id: 'stale', name: 'Stale', effect: { kind: 'free-shipping' }, sortOrder: 0 }
      const discount = { definition: { ...rule, isExclusive: false, isStackable: true } }
      const edited = await (name === 'discount.stop' ? shop.call('discount.create', discount) : shop.call(name, input))
      expect(edited.status).toBe(200)
      const before = await digestOf(shop.database, ['merchant_requests'])
      const stale = await shop.call(name, { ...input, version: 0 })
      expect(stale).toMatchObject({ status: 409, body: { code: 'STALE_VERSION', current: expect.any(Number) } })
      expect(z.array(z.string()).min(1).parse(stale.body['fields'])).toBeDefined()
      expect(await digestOf(shop.database, ['merchant_requests'])).toEqual(before)
    })

    it('OPS-05 of 16 parallel edits of a story with one base one wins, the others learn what changed', async () => {
      const push = (n: number) => ({
        stories: [story('uk/versions', { n })],
        datasources: [],
        pictures: [],
        checkOnly: false,
        publish: false,
        deleteMissing: false,
        versions: { 'uk/versions': 0 },
      })
      const answers = await Promise.all(Array.from({ length: 16 }, (_, n) => shop.call('content.push', push(n))))
      const lost = answers.filter(({ status }) => status === 409)
      expect([answers.length - lost.length, lost.length]).toEqual([1, 15])
      for (const { body } of lost) {
        expect(body).toMatchObject({ code: 'STALE_VERSION', current: 1, fields: ['content'] })
      }
    })
  })

  describe('undo', () => {
    const discount = (id: string, code: string) => ({
      definition: {
        id,
        name: id,
        code,
        effect: { kind: 'percentage', percent: 10 },
        sortOrder: 0,
        isExclusive: false,
        isStackable: true,
      },
    })
    const discounts = async () =>
      shop.database.query.selectFrom('discounts').select(['id', 'code_key', 'stopped_at']).orderBy('id').execute()

    it('OPS-10 OPS-11 removes discounts that were created, and resumes one that was stopped', async () => {
      const before = await discounts()
      const created = await shop.call('discount.create', discount('undo-1', 'UNDO1'))
      const known = await discounts()
      const stopped = await shop.call('discount.stop', { id: 'undo-1' })
      expect((await shop.call('undo.run', { id: undoOf(created) })).body['code']).toBe('STALE_VERSION')
      expect((await shop.call('undo.run', { id: undoOf(stopped) })).status).toBe(200)
      expect(await discounts()).toEqual(known)
      const imported = await shop.call('discount.import', {
        discounts: [discount('undo-2', 'UNDO2'), discount('undo-3', 'UNDO3')],
      })
      const undone = await shop.call('undo.run', { id: undoOf(imported) })
      expect(undone.body['value']).toMatchObject({ subjects: ['discount:undo-2', 'discount:undo-3'], skipped: [] })
      expect(await discounts()).toEqual(known)
      expect(known.length).toBe(before.length + 1)
    })

    it('OPS-10 of a stopped discount is rejected where another has its code now, and of one that orders used', async () => {
      const created = await shop.call('discount.create', discount('undo-4', 'UNDO4'))
      const stopped = await shop.call('discount.stop', { id: 'undo-4' })
      await shop.call('discount.create', discount('undo-5', 'UNDO4'))
      const taken = await shop.call('undo.run', { id: undoOf(stopped) })
      expect(taken).toMatchObject({ status: 409, body: { code: 'CODE_TAKEN' } })
      expect(created.status).toBe(200)
      const used = await shop.call('discount.create', discount('undo-6', 'UNDO6'))
      await shop.database.query
        .insertInto('discount_uses')
        .values({ order_id: 'order-1', discount_id: 'undo-6' })
        .execute()
      const rejected = await shop.call('undo.run', { id: undoOf(used) })
      expect(rejected).toMatchObject({ status: 409, body: { code: 'DISCOUNT_USED' } })
    })

    const stories = async () => shop.database.query.selectFrom('stories').selectAll().orderBy('full_slug').execute()
    const push = (written: readonly object[], more = {}) =>
      shop.call('content.push', {
        stories: written,
        datasources: [],
        pictures: [],
        checkOnly: false,
        publish: false,
        deleteMissing: false,
        ...more,
      })

    it.each([
      ['content.push', { datasources: [] }],
      ['content.publish', { slugs: ['uk/undo'], folders: [], all: false }],
      ['content.unpublish', { slugs: ['uk/undo'] }],
      ['content.delete', { slugs: ['uk/undo'] }],
    ])('OPS-10 of %s restores drafts and what was published', async (name, input) => {
      const entries = [{ name: 'red', value: 'Red', dimensions: {} }]
      const datasource = { slug: 'undo', name: 'Undo', entries }
      await push([story('uk/undo', { n: 1 })], { publish: true, datasources: [datasource] })
      await push([story('uk/undo', { n: 2 })])
      const before = await stories()
      const edited =
        name === 'content.push'
          ? await push([story('uk/undo', { n: 3 }), story('uk/new')], {
              publish: true,
              datasources: [{ ...datasource, entries: [] }],
            })
          : await shop.call(name, input)
      expect([name, edited.status]).toEqual([name, 200])
      expect(await stories()).not.toEqual(before)
      const undone = await shop.call('undo.run', { id: undoOf(edited) })
      expect([undone.status, undone.body['message']]).toEqual([200, undefined])
      expect(await stories()).toEqual(before)
      const names = await shop.database.query.selectFrom('datasource_entries').select('name').execute()
      expect(names).toEqual([{ name: 'red' }])
      await shop.call('content.delete', { slugs: ['uk/undo'] })
    })

    it('OPS-10 is rejected for a story that a release has published since', async () => {
      await push([story('uk/release', { n: 1 })], { publish: true })
      const edited = await push([story('uk/release', { n: 2 })])
      const created = await shop.call('release.create', { name: 'Undo' })
      const { id } = z.object({ id: z.int() }).parse(created.body['value'])
      const added = { stories: [story('uk/release', { n: 3 })], datasources: [], pictures: [], checkOnly: false }
      expect((await shop.call('release.add', { id, ...added })).status).toBe(200)
      expect((await shop.call('release.publish', { id })).status).toBe(200)
      const undone = await shop.call('undo.run', { id: undoOf(edited) })
      expect(undone).toMatchObject({ status: 409, body: { code: 'STALE_VERSION', fields: ['publishedAt'] } })
    })
  })

  it.each(['catalogue.import', 'search-rules.import'])(
    'OPS-06 a dry run of %s answers what the real run answers and changes no row',
    async (name) => {
      const folder = await mkdtemp(join(tmpdir(), 'sockeye-dry-'))
      const file = join(folder, name === 'catalogue.import' ? 'products.jsonl' : 'rules.json')
      const written =
        name === 'catalogue.import'
          ? product('DRY', { variants: [variant(901, { sku: 'DRY-S' })] })
          : [{ id: 'socks', kind: 'redirect', terms: ['socks'], target: '/faq' }]
      await writeFile(file, JSON.stringify(written))
      const more = name === 'catalogue.import' ? { replace: false } : {}
      const call = { name, input: { file, checkOnly: false, ...more }, actor: { kind: 'cli', user: 'ada' } } as const
      const context = { ...shop.context, files: { dataDir: folder, drawingsModule: LOOM } }
      const before = await digestOf(shop.database)
      const dry = await runOperation(MERCHANT_REGISTRY, { ...call, dryRun: true }, context)
      expect(await digestOf(shop.database)).toEqual(before)
      expect(await readdir(folder)).toEqual([basename(file)])
      const real = await runOperation(MERCHANT_REGISTRY, call, context)
      const { undo: _undo, ...body } = real.body
      expect([dry.status, dry.body]).toEqual([real.status, body])
      expect(real.status).toBe(200)
      expect(await digestOf(shop.database)).not.toEqual(before)
      await rm(folder, { recursive: true })
    },
  )

  it('OPS-07 texts are atomic: one bad story, nothing is written, all problems are listed; at most 5,000', async () => {
    const before = await digestOf(shop.database, ['merchant_requests'])
    const rest = { datasources: [], pictures: [], checkOnly: false, publish: true, deleteMissing: false }
    // The identity of a story belongs to it for ever.
    const uuid = '00000000-0000-4000-8000-000000000001'
    const bad = (slug: string) => ({ ...story(slug), uuid })
    const answer = await shop.call('content.push', { stories: ['uk/a', 'uk/b', 'uk/c'].map(bad), ...rest })
    const { problems } = z.object({ problems: z.array(z.looseObject({})) }).parse(answer.body['value'])
    expect(problems).toHaveLength(2)
    expect(await digestOf(shop.database, ['merchant_requests'])).toEqual(before)
    const many = Array.from({ length: 5001 }, (_, index) => story(`uk/many-${index}`))
    const tooMany = await shop.call('content.push', { stories: many, ...rest })
    expect(tooMany).toMatchObject({ status: 422, body: { code: 'TOO_MANY_SUBJECTS' } })
  })
})
