/** A shop with a streaming replica: what it reads there, what it never does, and how it serves while the replica lags or is down. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client } from 'pg'
import type { ShopSchema } from '../../src/merchant/shop-schema.ts'
import { plentifulVariants } from '../nodes/books.ts'
import { queryOf, untilReady } from '../nodes/cluster.ts'
import { buy, sender } from '../nodes/purchase.ts'
import { startReplica, type PostgresReplica } from '../support/postgres-replica.ts'
import { startPostgres, type RunningPostgres } from '../support/postgres.ts'
import { failToStart, startShop, type Shop } from '../support/start-shop.ts'

/** Of carts, orders, stock, mails and staff. */
const NEVER_READ = [
  'carts',
  'cart_keys',
  'orders',
  'order_numbers',
  'payments',
  'payment_attempts',
  'stock',
  'reservations',
  'variants',
  'prices',
  'outbox',
  'mailbox',
  'rate_limit_buckets',
  'staff_accounts',
  'staff_sessions',
] as const satisfies readonly (keyof ShopSchema)[]

describe('a shop with a replica', () => {
  let primary: RunningPostgres
  let replica: PostgresReplica
  let shop: Shop
  beforeAll(async () => {
    primary = await startPostgres()
    replica = await startReplica(primary)
    shop = await startShop({ DATABASE_URL: primary.url, DATABASE_READ_URL: replica.url, LOG_LEVEL: 'info' })
    await untilReady(shop)
  })
  afterAll(async () => {
    await shop.stop()
    await replica.stop()
    await primary.stop()
  })

  /** A process that is busy for seconds may bypass it, too. */
  const state = () => /replica_\w+/.exec(shop.lines.findLast((line) => line.includes('"database.replica_')) ?? '')?.[0]
  const atReplica = async (statement: string) => {
    const client = new Client({ connectionString: replica.url })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  /** Each is a page that is not in the cache of the shop. */
  let price = 100
  const listing = async () => {
    price += 1
    return (await fetch(`${shop.url}/uk/adults/socks?price=1-${price}`)).status
  }
  const purchase = async () => {
    const [variant = ''] = await plentifulVariants(queryOf(primary.url))
    return buy(
      sender(() => shop.url),
      shop.url,
      variant,
    )
  }
  /** Statements that the shop has run at the replica since, but for those that ask how far it is. */
  const statementsSince = (from: number) =>
    replica.lines.slice(from).filter((line) => line.startsWith('sockeye: ') && !line.includes('pg_last_wal'))
  const untilUsed = async () => {
    await expect.poll(state).toBe('replica_used')
  }

  it('SCL-13 reads products, searches and content there, carts, orders and stock never, and bypasses it while it lags', async () => {
    await untilUsed()
    const from = replica.lines.length
    expect(await listing()).toBe(200)
    expect((await fetch(`${shop.url}/uk/search?term=cats`)).status).toBe(200)
    expect((await fetch(`${shop.url}/uk/about-us`)).status).toBe(200)
    const order = await purchase()
    const query = queryOf(primary.url)
    await expect
      .poll(async () => (await query(`select count(*) as mails from mailbox where key = 'order-mail.${order}'`))[0])
      .toEqual({ mails: '1' })
    const statements = replica.lines.slice(from).join('\n')
    for (const table of ['products', 'stories']) expect(statements).toMatch(new RegExp(`\\bfrom "?${table}"?\\b`))
    for (const table of NEVER_READ) expect(statements).not.toMatch(new RegExp(`\\b(?:from|join) "?${table}"?\\b`))
    expect(statements).not.toMatch(/\b(?:insert into|update|delete from) "/)

    await atReplica('select pg_wal_replay_pause()')
    await purchase()
    await expect.poll(state).toBe('replica_bypassed')
    // A statement that was sent to it a moment before may reach its log a moment after.
    await expect
      .poll(async () => {
        const bypassed = replica.lines.length
        return [await listing(), statementsSince(bypassed)]
      })
      .toEqual([200, []])
    const settled = replica.lines.length
    expect(await listing()).toBe(200)
    expect(statementsSince(settled)).toEqual([])
    await atReplica('select pg_wal_replay_resume()')
    await untilUsed()
  })

  it('~SCL-13 bypasses it while it is down: no page fails', async () => {
    await replica.shutDown()
    expect([await listing(), await listing()]).toEqual([200, 200])
    await purchase()
    await replica.startAgain()
    await untilUsed()
  })

  it('~SCL-13 does not start with a replica of no PostgreSQL', async () => {
    const { code, stderr } = await failToStart({ DATABASE_READ_URL: replica.url, DATA_DIR: shop.dataDir })
    expect([code, stderr]).toEqual([1, expect.stringContaining('DATABASE_URL is not')])
  })
})
