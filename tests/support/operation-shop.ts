/** A shop whose operations are run through the pipeline, as a staff member of any role. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Actor, StaffActor } from '../../src/contracts/staff/actor.ts'
import type { Role } from '../../src/contracts/staff/roles.ts'
import type { ShopFiles } from '../../src/merchant/declaration.ts'
import { MERCHANT_REGISTRY } from '../../src/merchant/operations.ts'
import type { OperationAnswer, MerchantCall } from '../../src/merchant/run/operation-call.ts'
import { runOperation } from '../../src/merchant/run/run-operation.ts'
import { versionOf } from '../../src/merchant/run/versions.ts'
import type { Registry } from '../../src/merchant/registry/registry.ts'
import { MIGRATIONS, type ShopSchema } from '../../src/merchant/shop-schema.ts'
import type { Database } from '../../src/platform/database/open-database.ts'
import { newId } from '../../src/platform/ids.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { saveOffers } from '../../src/services/commerce/catalogue/save-offers.ts'
import { insertOrder, type StoredOrder } from '../../src/services/commerce/orders/stored-order.ts'
import { variant } from './catalogue-product.ts'
import { migratedDatabase, type EngineName } from './fresh-database.ts'
import { nameVersions } from './name-versions.ts'
import { settableClock } from './settable-clock.ts'

export const NOW = '2026-11-15T10:00:00.000Z'
/** Of five variants, A1-1 to A1-5. */
export const SKUS = ['A1-1', 'A1-2', 'A1-3', 'A1-4', 'A1-5'] as const

export const staffActor = (role: Role, over: Partial<StaffActor> = {}): StaffActor => ({
  kind: 'staff',
  id: `id-of-${role}`,
  name: role,
  role,
  sessionId: `session-of-${role}`,
  network: '203.0.113.0',
  freshUntil: '2099-01-01T00:00:00.000Z',
  language: 'en',
  demo: false,
  hasFactor: true,
  ...over,
})

export type OperationShop = Awaited<ReturnType<typeof operationShop>>

/** With `files`, operations on files run, too. */
export async function operationShop(engine: EngineName, registry: Registry = MERCHANT_REGISTRY, files?: ShopFiles) {
  const empty = await migratedDatabase(engine, MIGRATIONS)
  const database = await empty.open<ShopSchema>(MIGRATIONS)
  const clock = settableClock(NOW)
  const lines: string[] = []
  const log = createLog({ level: 'warn', destination: { write: (line) => void lines.push(line) } })
  const others: Database<ShopSchema>[] = []
  const seller = { name: 'Sockeye Ltd', email: 'shop@sockeye.example' }
  const orderMails = { seller, publicUrl: () => 'https://sockeye.example' }
  const receivers = { isLive: false }
  await database.transaction((transaction) =>
    saveOffers(
      transaction,
      database,
      [{ sku: 'A1', variants: SKUS.map((sku, index) => variant(index + 1, { sku, size: String(index + 1) })) }],
      clock.now(),
    ),
  )
  type Given = Partial<MerchantCall> & { readonly on?: Database<ShopSchema> }
  const withVersions = nameVersions()
  const call = (
    name: string,
    input: unknown,
    { on = database, actor = staffActor('owner'), idempotencyKey = newId(), ...more }: Given = {},
  ): Promise<OperationAnswer> =>
    withVersions(
      idempotencyKey,
      input,
      (versioned) =>
        runOperation(
          registry,
          { name, input: versioned, actor, idempotencyKey, ...more },
          { database: on, clock, log, orderMails, receivers, ...(files && { files }) },
        ),
      (subject) => versionOf(on.query, subject),
    )
  return {
    database,
    clock,
    log,
    lines,
    call,
    /** For another process; in the embedded database only while none of this one is open. */
    place: {
      options: empty.options,
      remove: () => empty.remove(),
      async inDatabase<Value>(work: (opened: Database<ShopSchema>) => Promise<Value>): Promise<Value> {
        const opened = await empty.open<ShopSchema>(MIGRATIONS)
        try {
          return await work(opened)
        } finally {
          await opened.close()
        }
      },
    },
    /** Without an idempotency key. */
    callPlainly: (name: string, input: unknown, actor: Actor) =>
      runOperation(registry, { name, input, actor }, { database, clock, log }),
    context: { database, clock, log, orderMails, receivers },
    /** Another node of the shop. The embedded database has one. */
    async anotherNode() {
      const node = engine === 'sqlite' ? database : await empty.open<ShopSchema>(MIGRATIONS)
      if (node !== database) others.push(node)
      return node
    },
    async addOrders(orders: readonly StoredOrder[]) {
      await database.transaction(async (transaction) => {
        for (const order of orders) {
          await insertOrder(transaction, order, undefined)
          if (order.paidAt === undefined) continue
          await transaction.updateTable('orders').set({ paid_at: order.paidAt }).where('id', '=', order.id).execute()
        }
      })
    },
    /** An active account of the role, as `staffActor` names it. */
    async addStaff(role: Role) {
      const { id, name, language } = staffActor(role)
      const none = { time_zone: null, password_hash: null, signed_in_at: null }
      await database.query
        .insertInto('staff_accounts')
        .values({
          ...none,
          id,
          name,
          role,
          language,
          email: `${role}@example.com`,
          status: 'active',
          demo: 0,
          theme: 'system',
          version: 1,
          field_versions: '{}',
          created_at: NOW,
          enrolled_at: NOW,
        })
        .execute()
    },
    stockOf: async (sku: string) => {
      const rows = database.query.selectFrom('stock').innerJoin('variants', 'variants.id', 'stock.variant_id')
      const row = await rows.select('quantity').where('sku', '=', sku).where('warehouse', '=', 'nl').executeTakeFirst()
      return row?.quantity
    },
    audit: () =>
      database.query.selectFrom('staff_audit').selectAll().orderBy('at').orderBy('operation').orderBy('id').execute(),
    async close() {
      for (const other of others) await other.close()
      await database.close()
      await empty.remove()
    },
  }
}

/** Of every row of every table but those named. */
export async function digestOf(
  database: Database<ShopSchema>,
  without: readonly string[] = [],
): Promise<Readonly<Record<string, string>>> {
  const { tables } = await tablesOf(database)
  const digests: Record<string, string> = {}
  for (const table of tables.filter((name) => !without.includes(name))) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(database.query)
    const sorted = rows.map((row) => JSON.stringify(row)).toSorted()
    digests[table] = createHash('sha256').update(sorted.join('\n')).digest('hex')
  }
  return digests
}

async function tablesOf({ engine, query }: Database<ShopSchema>): Promise<{ readonly tables: readonly string[] }> {
  const names =
    engine === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`
      : sql<{ name: string }>`select table_name as name from information_schema.tables where table_schema = 'public'`
  const { rows } = await names.execute(query)
  return { tables: rows.map(({ name }) => name).toSorted() }
}
