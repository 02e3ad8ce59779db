/** Backups of a shop that sells meanwhile, on both databases, and what a restored shop is like. */
import { execFile } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uploadMediaOperation } from '../../src/merchant/media/upload-operation.ts'
import { callShopSocket } from '../../src/merchant/socket/call-socket.ts'
import { sharp } from '../../src/services/images/decoders.ts'
import { buyOrder } from '../support/buy-order.ts'
import { demoProducts } from '../support/demo-shop.ts'
import { emptyDatabase } from '../support/fresh-database.ts'
import { findPostgresBinaries } from '../support/postgres-binaries.ts'
import { brokenInvariants, type RunQuery } from '../support/purchase-invariants.ts'
import { runCommand, type Ran } from '../support/run-command.ts'
import { SANDBOX_SETTING } from '../support/sandbox-account.ts'
import { startShop, type Settings, type Shop } from '../support/start-shop.ts'

const BACKUP = 'src/cli/backup/command.ts'
const RESTORE = 'src/cli/restore/command.ts'
const execute = promisify(execFile)

const open = (settings: Settings) => startShop({ ...SANDBOX_SETTING, LOG_LEVEL: 'warn', ...settings })

/** Buys until the work is done; returns what the work returned, and the orders that were paid before it began. */
async function underLoad<Value>(shop: Shop, settings: Settings, work: () => Promise<Value>) {
  await stockUp(settings)
  const before = [await buyOrder(shop), await buyOrder(shop)]
  const load = { isOn: true, orders: 0 }
  const isUnderWay = Promise.withResolvers<void>()
  const buyer = async () => {
    while (load.isOn) {
      await buyOrder(shop, undefined, { quantity: 1 })
      load.orders += 1
      if (load.orders === 3) isUnderWay.resolve()
    }
  }
  const buyers = Promise.all([buyer(), buyer(), buyer()])
  await Promise.race([isUnderWay.promise, buyers])
  const value = await work().finally(() => {
    load.isOn = false
  })
  await buyers
  return { value, before }
}

/** Enough of what the shoppers buy. */
async function stockUp(settings: Settings): Promise<void> {
  const sku =
    demoProducts().flatMap(({ variants }) => variants.filter(({ stock }) => (stock.nl ?? 0) > 20))[0]?.sku ?? ''
  const { code, stderr } = await runCommand('src/cli/shop/command.ts', ['stock', 'set', sku, 'nl', '100000'], settings)
  if (code !== 0) throw new Error(stderr)
}

const ordersOf = async (query: RunQuery) =>
  (await query('select number from orders')).map(({ number }) => String(number))

describe('a backup of the embedded database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sockeye-backup-'))
  const file = join(folder, 'shop.backup')
  const dataDir = join(folder, 'restored')
  let shop: Shop
  let paid: readonly string[] = []
  let written: Ran | undefined
  let picture: { readonly href: string; readonly bytes: Uint8Array } | undefined
  beforeAll(async () => {
    shop = await open({})
    const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c0392b' } })
      .png()
      .toBuffer()
    const run = await callShopSocket(shop.dataDir)
    const uploaded = await run?.(uploadMediaOperation, { fileName: 'red.png', data: bytes.toString('base64') })
    if (!uploaded?.ok) throw new Error('The picture was not accepted')
    const shown = await fetch(`${shop.url}${uploaded.value.href}?width=320`)
    picture = { href: uploaded.value.href, bytes: await shown.bytes() }
    const { value, before } = await underLoad(shop, { DATA_DIR: shop.dataDir }, () =>
      runCommand(BACKUP, [file], { DATA_DIR: shop.dataDir }),
    )
    written = value
    paid = before
  })
  afterAll(async () => {
    await shop.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it('~SCL-15 is readable by its owner only, and is complete or not there', async () => {
    expect(written).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^shop\.backup: the database and 1 picture files/),
    })
    expect(statSync(file).mode & 0o077).toBe(0)
    const again = await runCommand(BACKUP, [file], { DATA_DIR: folder })
    expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('There is no database')])
    expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([])
  })

  it('~SCL-15 verify proves that it opens and that its invariants hold', async () => {
    const { code, stdout } = await runCommand(BACKUP, ['verify', file], {})
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/\d+ products, \d+ orders, .* 1 picture files: no problem/),
    ])
  })

  it.each([
    ['a text', () => Buffer.from('not a database'.repeat(100)), 'is not a backup of a shop'],
    ['half of it', () => readFileSync(file).subarray(0, statSync(file).size / 2), /damaged|not a backup/],
    ['a picture with other bytes', () => changedPicture(), 'has other bytes'],
  ])('~SCL-15 verify and restore reject %s, and nothing is changed', async (_, bytes, problem) => {
    const bad = join(folder, 'bad.backup')
    writeFileSync(bad, bytes())
    const checked = await runCommand(BACKUP, ['verify', bad], {})
    expect([checked.code, checked.stderr]).toEqual([1, expect.stringMatching(problem)])
    const untouched = join(folder, 'untouched')
    expect(await runCommand(RESTORE, [bad], { DATA_DIR: untouched })).toMatchObject({ code: 1 })
    expect(readdirSync(untouched)).toEqual([])
  })

  function changedPicture(): Uint8Array {
    const copy = join(folder, 'copy.backup')
    writeFileSync(copy, readFileSync(file))
    const database = new DatabaseSync(copy)
    database.exec("update backup_files set bytes = x'00'")
    database.close()
    return readFileSync(copy)
  }

  it('SCL-15 made while shoppers pay, it restores to a shop with every order of before, whose books are clean', async () => {
    expect(await runCommand(RESTORE, [file], { DATA_DIR: dataDir })).toMatchObject({ code: 0 })
    const restored = await open({ DATA_DIR: dataDir, DEMO_SHOP: 'false' })
    const database = new DatabaseSync(join(dataDir, 'sockeye.sqlite'), { readOnly: true })
    const query: RunQuery = async (sql) => database.prepare(sql).all()
    try {
      expect(await ordersOf(query)).toEqual(expect.arrayContaining([...paid]))
      const shown = await fetch(`${restored.url}${picture?.href}?width=320`)
      expect(Buffer.from(await shown.bytes()).equals(picture?.bytes ?? new Uint8Array())).toBe(true)
      await buyOrder(restored)
      // What was begun when the backup was made is finished by the restored shop.
      await expect.poll(() => brokenInvariants(query)).toEqual([])
    } finally {
      database.close()
      await restored.stop()
    }
    const reconciled = await runCommand('src/cli/shop/command.ts', ['reconcile'], { DATA_DIR: dataDir })
    expect([reconciled.code, reconciled.stderr]).toEqual([0, ''])
  })

  it('~SCL-15 a restore needs a stopped shop, and leaves the previous database beside it', async () => {
    const running = await open({ DATA_DIR: dataDir, DEMO_SHOP: 'false' })
    const refused = await runCommand(RESTORE, [file], { DATA_DIR: dataDir })
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('in use by another Sockeye')])
    await running.stop()
    mkdirSync(join(dataDir, 'search-index'))
    const { code, stdout } = await runCommand(RESTORE, [file], { DATA_DIR: dataDir })
    expect(code).toBe(0)
    // It was derived from the other database.
    expect(existsSync(join(dataDir, 'search-index'))).toBe(false)
    const before = /The previous database is (\S+)/.exec(stdout)?.[1] ?? ''
    expect(existsSync(before)).toBe(true)
    // A database of its own, not another name of the new one.
    appendFileSync(before, '')
    expect(statSync(before).ino).not.toBe(statSync(join(dataDir, 'sockeye.sqlite')).ino)
    expect(readdirSync(dataDir).filter((name) => name.startsWith('unpacked-'))).toEqual([])
  })
})

describe('a backup of PostgreSQL', () => {
  it('SCL-15 pg_dump of a shop that sells restores to one with every order of before, whose books are clean', async () => {
    // Some systems link the server alone into PATH.
    const binaries = dirname(realpathSync(join(findPostgresBinaries(), 'postgres')))
    const folder = mkdtempSync(join(tmpdir(), 'sockeye-dump-'))
    const [source, target] = [await emptyDatabase('postgres'), await emptyDatabase('postgres')]
    const [from = '', to = ''] = [source.options.databaseUrl, target.options.databaseUrl]
    const file = join(folder, 'shop.dump')
    const shops: Shop[] = []
    try {
      shops.push(await open({ DATABASE_URL: from }))
      const [shop] = shops
      if (shop === undefined) throw new Error('No shop')
      const { before } = await underLoad(shop, { DATABASE_URL: from }, () =>
        execute(join(binaries, 'pg_dump'), ['--format=custom', `--file=${file}`, from]),
      )
      await execute(join(binaries, 'pg_restore'), ['--exit-on-error', '--no-owner', `--dbname=${to}`, file])
      const settings = { DATABASE_URL: to, DATA_DIR: join(folder, 'data') }
      const verified = await runCommand(BACKUP, ['verify', 'database'], settings)
      expect([verified.code, verified.stdout]).toEqual([0, expect.stringContaining('no problem found')])
      const restored = await open({ ...settings, DEMO_SHOP: 'false' })
      const client = new Client({ connectionString: to })
      await client.connect()
      const query: RunQuery = async (sql) => (await client.query<Record<string, unknown>>(sql)).rows
      try {
        expect(await ordersOf(query)).toEqual(expect.arrayContaining(before))
        await expect.poll(() => brokenInvariants(query)).toEqual([])
      } finally {
        await client.end()
        await restored.stop()
      }
      const reconciled = await runCommand('src/cli/shop/command.ts', ['reconcile'], settings)
      expect([reconciled.code, reconciled.stderr]).toEqual([0, ''])
    } finally {
      await Promise.all(shops.map((shop) => shop.stop()))
      await Promise.all([source.remove(), target.remove()])
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
