import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { freshDatabase, type FreshDatabase } from '../../../tests/support/fresh-database.ts'
import { settableClock } from '../../platform/clock.ts'
import { createLog } from '../../platform/log/log.ts'
import { fail, ok } from '../../platform/result.ts'
import { MIGRATIONS, type ShopSchema } from '../shop-schema.ts'
import { callDesk } from './call-socket.ts'
import { deskSocket } from './socket-path.ts'
import { openDesk } from './open-socket.ts'
import { task } from '../operation.ts'

const double = task({
  name: 'test/double',
  payload: z.strictObject({ number: z.number() }),
  run: async ({ number }, { clock }) => ok({ doubled: number * 2, at: clock.now().toISOString() }),
})
const never = task({ name: 'test/never', payload: z.strictObject({}), run: async () => fail('Never') })
const broken = task({
  name: 'test/broken',
  payload: z.strictObject({}),
  run: async () => {
    throw new Error('A secret')
  },
})
const unknown = task({ name: 'test/unknown', payload: z.strictObject({}), run: async () => ok(1) })
const careless = task({ name: 'test/double', payload: z.unknown(), run: async () => ok(1) })

describe('the desk', () => {
  const log = createLog({ level: 'silent' })
  let fresh: FreshDatabase<ShopSchema>
  let dataDir: string
  let close: () => Promise<void>

  beforeAll(async () => {
    fresh = await freshDatabase('sqlite', MIGRATIONS)
  })
  afterAll(() => fresh.remove())
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'desk-'))
    close = await open(dataDir)
  })
  afterEach(async () => {
    await close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const open = (folder: string) =>
    openDesk(async () => [double, never, broken], {
      dataDir: folder,
      shop: { database: fresh.database, clock: settableClock() },
      log,
    })

  it('runs a task in the shop and hands its answer back', async () => {
    const run = await callDesk(dataDir)
    const value = { doubled: 4, at: '2026-01-01T00:00:00.000Z' }
    expect(await run?.(double, { number: 2 })).toEqual({ ok: true, value })
    expect(await run?.(never, {})).toEqual({ ok: false, failure: 'Never' })
  })

  it('checks what it is handed', async () => {
    const run = await callDesk(dataDir)
    const failure = expect.stringMatching(/^The shop does not take this from test\/double: number: /)
    expect(await run?.(careless, { number: '2' })).toEqual({ ok: false, failure })
    const stranger = { ok: false, failure: 'The shop that is running does not know test/unknown.' }
    expect(await run?.(unknown, {})).toEqual(stranger)
  })

  it('gives nothing away about an error', async () => {
    const run = await callDesk(dataDir)
    await expect(run?.(broken, {})).rejects.toThrow(
      'The shop did not do it: Something went wrong. Nothing was changed.',
    )
  })

  it('is for its owner only, and gone when it is closed', async () => {
    const path = deskSocket(dataDir) ?? ''
    expect(statSync(path).mode & 0o777).toBe(0o600)
    await close()
    expect(existsSync(path)).toBe(false)
    expect(await callDesk(dataDir)).toBeUndefined()
    close = await open(dataDir)
    expect(await callDesk(dataDir)).toBeDefined()
  })

  it('is for its owner only from its first moment, and leaves other files as they would be', async () => {
    const modeOf = (path: string) => statSync(path).mode & 0o777
    const [before, after] = [join(dataDir, 'before'), join(dataDir, 'after')]
    await close()
    writeFileSync(before, '')
    const opening = open(dataDir)
    expect(modeOf(deskSocket(dataDir) ?? '')).toBe(0o600)
    writeFileSync(after, '')
    expect(modeOf(after)).toBe(modeOf(before))
    close = await opening
  })

  it('is not held up by what a shop left behind that was killed', async () => {
    await close()
    writeFileSync(deskSocket(dataDir) ?? '', '')
    expect(await callDesk(dataDir)).toBeUndefined()
    close = await open(dataDir)
    expect(await callDesk(dataDir)).toBeDefined()
  })

  it('is nowhere where the path is too long for a socket', async () => {
    const folder = join(dataDir, 'x'.repeat(100))
    const closeNothing = await open(folder)
    expect(deskSocket(folder)).toBeUndefined()
    expect(await callDesk(folder)).toBeUndefined()
    await closeNothing()
  })

  it('that closes before it answers is told of', async () => {
    await close()
    const path = deskSocket(dataDir) ?? ''
    const server = createServer((request, response) => {
      if (request.method === 'GET') response.end('{}')
      else request.socket.destroy()
    })
    server.listen(path)
    await once(server, 'listening')
    const run = await callDesk(dataDir)
    await expect(run?.(double, { number: 1 })).rejects.toThrow('The shop closed before it answered')
    server.close()
    await once(server, 'close')
    close = async () => {}
  })
})
