import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { freshDatabase, type FreshDatabase } from '../../../tests/support/fresh-database.ts'
import { settableClock } from '../../../tests/support/settable-clock.ts'
import { createLog } from '../../platform/log/log.ts'
import { ok } from '../../platform/result.ts'
import { MIGRATIONS, type ShopSchema } from '../shop-schema.ts'
import { callShopSocket } from './call-socket.ts'
import { socketPath } from './socket-path.ts'
import { openShopSocket } from './open-socket.ts'
import { rejected } from '../failures/operation-failure.ts'
import { merchantOperation } from '../operation.ts'
import { createRegistry } from '../registry/registry.ts'
import { REGISTRY_VERSION } from '../registry/registry-version.ts'

const declared = { kind: 'read', permission: 'products.read', fresh: false, input: z.strictObject({}) } as const
const double = merchantOperation({
  ...declared,
  name: 'test.double',
  input: z.strictObject({ number: z.number() }),
  output: z.object({ doubled: z.number(), at: z.string() }),
  run: async ({ clock }, { number }) => ok({ doubled: number * 2, at: clock.now().toISOString() }),
})
const never = merchantOperation({
  ...declared,
  name: 'test.never',
  output: z.int(),
  run: async () => rejected('CANCELLED'),
})
const silent = merchantOperation({
  ...declared,
  name: 'test.silent',
  output: z.undefined(),
  run: async () => ok(undefined),
})
const broken = merchantOperation({
  ...declared,
  name: 'test.broken',
  output: z.int(),
  run: async () => {
    throw new Error('A secret')
  },
})
const unknown = merchantOperation({ ...declared, name: 'test.unknown', output: z.int(), run: async () => ok(1) })
const careless = merchantOperation({
  ...declared,
  name: 'test.double',
  input: z.unknown(),
  output: z.int(),
  run: async () => ok(1),
})

describe('the operation socket', () => {
  const log = createLog({ level: 'silent' })
  let fresh: FreshDatabase<ShopSchema>
  let dataDir: string
  let close: () => Promise<void>

  beforeAll(async () => {
    fresh = await freshDatabase('sqlite', MIGRATIONS)
  })
  afterAll(() => fresh.remove())
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'socket-'))
    close = await open(dataDir)
  })
  afterEach(async () => {
    await close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const open = (folder: string) =>
    openShopSocket(async () => createRegistry([double, never, silent, broken]), {
      dataDir: folder,
      context: { database: fresh.database, clock: settableClock() },
      log,
    })

  it('runs an operation in the shop and returns its result', async () => {
    const run = await callShopSocket(dataDir)
    const value = { doubled: 4, at: '2026-01-01T00:00:00.000Z' }
    expect(await run?.(double, { number: 2 })).toEqual({ ok: true, value })
    expect(await run?.(never, {})).toEqual({ ok: false, failure: 'Cancelled' })
    expect(await run?.(silent, {})).toEqual({ ok: true, value: undefined })
  })

  it('checks what it is handed', async () => {
    const run = await callShopSocket(dataDir)
    const failure = expect.stringMatching(/^The shop rejects this input of test\.double: number: /)
    expect(await run?.(careless, { number: '2' })).toEqual({ ok: false, failure })
    const stranger = { ok: false, failure: 'The running shop has no operation test.unknown.' }
    expect(await run?.(unknown, {})).toEqual(stranger)
  })

  it('gives nothing away about an error', async () => {
    const run = await callShopSocket(dataDir)
    await expect(run?.(broken, {})).rejects.toThrow('The shop rejected it: Something went wrong. Nothing was changed.')
  })

  it('is for its owner only, and gone when it is closed', async () => {
    const path = socketPath(dataDir) ?? ''
    expect(statSync(path).mode & 0o777).toBe(0o600)
    await close()
    expect(existsSync(path)).toBe(false)
    expect(await callShopSocket(dataDir)).toBeUndefined()
    close = await open(dataDir)
    expect(await callShopSocket(dataDir)).toBeDefined()
  })

  it('is for its owner only from its first moment, and leaves other files as they would be', async () => {
    const modeOf = (path: string) => statSync(path).mode & 0o777
    const [before, after] = [join(dataDir, 'before'), join(dataDir, 'after')]
    await close()
    writeFileSync(before, '')
    const opening = open(dataDir)
    expect(modeOf(socketPath(dataDir) ?? '')).toBe(0o600)
    writeFileSync(after, '')
    expect(modeOf(after)).toBe(modeOf(before))
    close = await opening
  })

  it('is not held up by what a shop left behind that was killed', async () => {
    await close()
    writeFileSync(socketPath(dataDir) ?? '', '')
    expect(await callShopSocket(dataDir)).toBeUndefined()
    close = await open(dataDir)
    expect(await callShopSocket(dataDir)).toBeDefined()
  })

  it('is nowhere where the path is too long for a socket', async () => {
    const folder = join(dataDir, 'x'.repeat(100))
    const closeNothing = await open(folder)
    expect(socketPath(folder)).toBeUndefined()
    expect(await callShopSocket(folder)).toBeUndefined()
    await closeNothing()
  })

  it('that closes before it responds is reported', async () => {
    await close()
    const path = socketPath(dataDir) ?? ''
    const server = createServer((request, response) => {
      if (request.method === 'GET') response.end(JSON.stringify({ version: REGISTRY_VERSION }))
      else request.socket.destroy()
    })
    server.listen(path)
    await once(server, 'listening')
    const run = await callShopSocket(dataDir)
    await expect(run?.(double, { number: 1 })).rejects.toThrow('The shop closed before it answered')
    server.close()
    await once(server, 'close')
    close = async () => {}
  })

  it.each([
    ['an earlier version', JSON.stringify({ version: '0.0.1/1' })],
    ['a version before operations had one', JSON.stringify({ operations: [] })],
  ])('OPS-03 of %s is not sent anything', async (_, greeting) => {
    await close()
    const methods: unknown[] = []
    const server = createServer((request, response) => {
      methods.push(request.method)
      response.end(greeting)
    })
    server.listen(socketPath(dataDir) ?? '')
    await once(server, 'listening')
    await expect(callShopSocket(dataDir)).rejects.toThrow('The running shop has another version')
    expect(methods).toEqual(['GET'])
    server.close()
    await once(server, 'close')
    close = async () => {}
  })
})
