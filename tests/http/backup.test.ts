/** Backups of a shop that sells meanwhile, on both databases, and what a restored shop is like. */
import { execFile } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uploadMediaOperation } from '../../src/merchant/media/upload-operation.ts'
import { callShopSocket } from '../../src/merchant/socket/call-socket.ts'
import { sharp } from '../../src/services/images/decoders.ts'
import { buyOrder } from '../support/buy-order.ts'
import { emptyDatabase } from '../support/fresh-database.ts'
import { findPostgresBinaries } from '../support/postgres-binaries.ts'
import { brokenInvariants, type RunQuery } from '../support/purchase-invariants.ts'
import { runCommand } from '../support/run-command.ts'
import { startShop, type Shop } from '../support/start-shop.ts'

const BACKUP = 'src/cli/backup/command.ts'
const RESTORE = 'src/cli/restore/command.ts'
const execute = promisify(execFile)

/** Buys until the work is done; returns what the work returned, and the orders that were paid before it began. */
async function underLoad<Value>(shop: Shop, work: () => Promise<Value>) {
  const before = [await buyOrder(shop), await buyOrder(shop)]
  const load = { isOn: true, orders: 0 }
  const buyer = async () => {
    while (load.isOn) {
      await buyOrder(shop)
      load.orders += 1
    }
  }
  const buyers = [buyer(), buyer(), buyer()]
  await expect.poll(() => load.orders).toBeGreaterThan(2)
  const value = await work().finally(() => {
    load.isOn = false
  })
  await Promise.all(buyers)
  return { value, before }
}

const ordersOf = async (query: RunQuery) =>
  (await query('select number from orders')).map(({ number }) => String(number))

describe('a backup of the embedded database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sockeye-backup-'))
  const file = join(folder, 'shop.backup')
  const dataDir = join(folder, 'restored')
  let shop: Shop
  let paid: readonly string[] = []
  let picture: { readonly href: string; readonly bytes: Uint8Array } | undefined
  beforeAll(async () => {
    shop = await startShop({ LOG_LEVEL: 'warn' })
    const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c0392b' } })
      .png()
      .toBuffer()
    const run = await callShopSocket(shop.dataDir)
    const uploaded = await run?.(uploadMediaOperation, { fileName: 'red.png', data: bytes.toString('base64') })
    if (!uploaded?.ok) throw new Error('The picture was not accepted')
    const shown = await fetch(`${shop.url}${uploaded.value.href}?width=320`)
    picture = { href: uploaded.value.href, bytes: await shown.bytes() }
    const { value, before } = await underLoad(shop, () => runCommand(BACKUP, [file], { DATA_DIR: shop.dataDir }))
    expect(value).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^shop\.backup: the database and 1 picture files/),
    })
    paid = before
    await shop.stop()
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('~SCL-15 is readable by its owner only, and is complete or not there', async () => {
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
    const restored = await startShop({ DATA_DIR: dataDir, DEMO_SHOP: 'false', LOG_LEVEL: 'warn' })
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
    const reconciled = await runCommand('src/cli/shop/command.ts', ['stock', 'reconcile'], { DATA_DIR: dataDir })
    expect([reconciled.code, reconciled.stderr]).toEqual([0, ''])
  })

  it('~SCL-15 a restore needs a stopped shop, and leaves the previous database beside it', async () => {
    const running = await startShop({ DATA_DIR: dataDir, DEMO_SHOP: 'false', LOG_LEVEL: 'warn' })
    const refused = await runCommand(RESTORE, [file], { DATA_DIR: dataDir })
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('in use by another Sockeye')])
    await running.stop()
    const { code, stdout } = await runCommand(RESTORE, [file], { DATA_DIR: dataDir })
    expect(code).toBe(0)
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
    const binaries = findPostgresBinaries()
    const folder = mkdtempSync(join(tmpdir(), 'sockeye-dump-'))
    const [source, target] = [await emptyDatabase('postgres'), await emptyDatabase('postgres')]
    const [from = '', to = ''] = [source.options.databaseUrl, target.options.databaseUrl]
    const file = join(folder, 'shop.dump')
    try {
      const shop = await startShop({ DATABASE_URL: from, LOG_LEVEL: 'warn' })
      const { before } = await underLoad(shop, () =>
        execute(join(binaries, 'pg_dump'), ['--format=custom', `--file=${file}`, from]),
      )
      await shop.stop()
      await execute(join(binaries, 'pg_restore'), ['--exit-on-error', '--no-owner', `--dbname=${to}`, file])
      const settings = { DATABASE_URL: to, DATA_DIR: join(folder, 'data') }
      const verified = await runCommand(BACKUP, ['verify', 'database'], settings)
      expect([verified.code, verified.stdout]).toEqual([0, expect.stringContaining('no problem found')])
      const restored = await startShop({ ...settings, DEMO_SHOP: 'false', LOG_LEVEL: 'warn' })
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
      const reconciled = await runCommand('src/cli/shop/command.ts', ['stock', 'reconcile'], settings)
      expect([reconciled.code, reconciled.stderr]).toEqual([0, ''])
    } finally {
      await Promise.all([source.remove(), target.remove()])
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
