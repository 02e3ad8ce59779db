import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { settableClock } from '../support/settable-clock.ts'
import { createLog, type Log } from '../../src/platform/log/log.ts'
import {
  createOutbox,
  outboxMigrations,
  stage,
  type Outbox,
  type OutboxHandler,
  type OutboxTables,
} from '../../src/platform/outbox/outbox.ts'
import { engines, freshDatabase, type FreshDatabase } from '../support/fresh-database.ts'

const NOW = new Date('2026-11-15T10:00:00.000Z')
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

describe.each(engines)('the outbox on %s', (engine) => {
  let fresh: FreshDatabase<OutboxTables>
  let clock = settableClock(NOW)
  let lines: { readonly level: string; readonly topic: string; readonly tries: number }[] = []
  const log: Log = createLog({ level: 'info', destination: { write: (line) => lines.push(JSON.parse(line)) } })

  beforeAll(async () => {
    fresh = await freshDatabase(engine, outboxMigrations)
  })
  afterAll(() => fresh.remove())
  afterEach(() => void vi.useRealTimers())
  beforeEach(async () => {
    await fresh.database.query.deleteFrom('outbox').execute()
    clock = settableClock(NOW)
    lines = []
  })

  const put = (key: string, over: { topic?: string; payload?: string; due?: Date } = {}) =>
    fresh.database.transaction((transaction) =>
      stage(transaction, { topic: 'letters', key, payload: 'hello', due: NOW, ...over }),
    )
  const worker = (handler: OutboxHandler, topic = 'letters'): Outbox =>
    createOutbox({ database: fresh.database, clock, log, handlers: { [topic]: handler } })
  const recorder = () => {
    const seen: string[] = []
    return { seen, handler: async (payload: string, key: string) => void seen.push(`${key} ${payload}`) }
  }
  const row = (key: string) =>
    fresh.database.query.selectFrom('outbox').selectAll().where('key', '=', key).executeTakeFirstOrThrow()

  it('delivers a staged message once, and deletes its payload', async () => {
    const { seen, handler } = recorder()
    await put('a')
    expect(await worker(handler).workDue()).toBe(1)
    expect(await worker(handler).workDue()).toBe(0)
    expect(seen).toEqual(['a hello'])
    expect(await row('a')).toMatchObject({ payload: '', tries: 1, done_at: NOW.toISOString() })
  })

  it('the same key of a topic is staged once, even after it was delivered; another topic has its own', async () => {
    const { seen, handler } = recorder()
    await put('a')
    await put('a', { payload: 'again' })
    await worker(handler).workDue()
    await put('a', { payload: 'later' })
    await put('a', { topic: 'parcels' })
    expect(await worker(handler).workDue()).toBe(0)
    expect(await worker(handler, 'parcels').workDue()).toBe(1)
    expect(seen).toEqual(['a hello', 'a hello'])
  })

  it('a message of a transaction that was rolled back is not delivered', async () => {
    const { seen, handler } = recorder()
    const failing = fresh.database.transaction(async (transaction) => {
      await stage(transaction, { topic: 'letters', key: 'a', payload: '', due: NOW })
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    await worker(handler).workDue()
    expect(seen).toEqual([])
  })

  it('waits until it is due', async () => {
    const { seen, handler } = recorder()
    await put('a', { due: new Date(NOW.getTime() + MINUTE) })
    expect(await worker(handler).workDue()).toBe(0)
    clock.advance(MINUTE)
    expect(await worker(handler).workDue()).toBe(1)
    expect(seen).toHaveLength(1)
  })

  it('four concurrent workers run each of 60 once', async () => {
    const { seen, handler } = recorder()
    const keys = Array.from({ length: 60 }, (_, number) => `k${number}`)
    await Promise.all(keys.map((key) => put(key)))
    const worked = await Promise.all(Array.from({ length: 4 }, () => worker(handler).workDue()))
    expect(worked.reduce((sum, count) => sum + count, 0)).toBe(60)
    expect(seen.toSorted()).toEqual(keys.map((key) => `${key} hello`).toSorted())
  })

  it('a worker that dies between delivering and recording leaves the message to the next, after its lease has expired', async () => {
    const { seen, handler } = recorder()
    await put('a')
    // A worker that never records it: its handler does the work and never returns.
    const { promise, resolve } = Promise.withResolvers<void>()
    const dying = worker(async (payload, key) => {
      await handler(payload, key)
      await promise
    })
    const died = dying.workDue()
    await expect.poll(() => seen).toHaveLength(1)
    expect(await worker(handler).workDue()).toBe(0)
    clock.advance(10 * MINUTE)
    expect(await worker(handler).workDue()).toBe(1)
    expect(seen).toEqual(['a hello', 'a hello'])
    resolve()
    await died
  })

  it('a failure is retried with backoff; others are not blocked', async () => {
    const { seen, handler } = recorder()
    await put('bad')
    await put('good')
    const half = worker(async (payload, key) => {
      if (key === 'bad') throw new Error('no')
      await handler(payload, key)
    })
    expect(await half.workDue()).toBe(2)
    expect(seen).toEqual(['good hello'])
    expect(await half.workDue()).toBe(0)
    const waits: number[] = []
    for (const tries of [1, 2, 3]) {
      const { due_at: due, tries: tried } = await row('bad')
      expect(tried).toBe(tries)
      waits.push(new Date(due).getTime() - clock.now().getTime())
      clock.set(due)
      expect(await half.workDue()).toBe(1)
    }
    expect(waits).toEqual(waits.toSorted((one, other) => one - other))
    clock.advance(DAY)
    await worker(handler).workDue()
    expect(seen).toEqual(['good hello', 'bad hello'])
    expect(lines.at(-1)).toMatchObject({ code: 'outbox.handler_recovered', topic: 'letters', tries: 5 })
  })

  it('a failure after the lease has expired does not delay the worker that has it now', async () => {
    await put('a')
    const { promise, reject } = Promise.withResolvers<void>()
    const slow = worker(() => promise).workDue()
    await expect.poll(async () => (await row('a')).tries).toBe(1)
    clock.advance(10 * MINUTE)
    const second = Promise.withResolvers<void>()
    const other = worker(() => second.promise).workDue()
    await expect.poll(async () => (await row('a')).tries).toBe(2)
    const { due_at: theirs } = await row('a')
    reject(new Error('too late'))
    await slow
    expect((await row('a')).due_at).toBe(theirs)
    second.resolve()
    await other
    expect((await row('a')).done_at).not.toBeNull()
  })

  it('SCL-08 a lease of 30 s is renewed while the handler runs, and not after it has ended', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { promise, resolve } = Promise.withResolvers<void>()
    const { seen, handler } = recorder()
    await put('slow')
    await put('fast')
    const working = worker((payload, key) => (key === 'slow' ? promise : handler(payload, key))).workDue()
    await expect.poll(async () => (await row('fast')).done_at).not.toBeNull()
    expect((await row('slow')).due_at).toBe(new Date(NOW.getTime() + 30_000).toISOString())
    clock.advance(25_000)
    vi.advanceTimersByTime(10_000)
    const renewed = new Date(NOW.getTime() + 55_000).toISOString()
    await expect.poll(async () => (await row('slow')).due_at).toBe(renewed)
    // Longer than the first lease: no other node takes it.
    clock.advance(29_000)
    expect(await worker(handler).workDue()).toBe(0)
    // The node stops renewing it: another one takes over.
    clock.advance(1000)
    expect(await worker(handler).workDue()).toBe(1)
    expect(seen).toEqual(['fast hello', 'slow hello'])
    const { due_at: theirs, tries } = await row('slow')
    vi.advanceTimersByTime(10_000)
    resolve()
    await working
    expect(await row('slow')).toMatchObject({ due_at: theirs, tries })
  })

  it('gives up after twenty attempts, and logs it', async () => {
    await put('a')
    const failing = worker(() => Promise.reject(new Error('no')))
    for (let tries = 0; tries < 20; tries += 1) {
      expect(await failing.workDue()).toBe(1)
      clock.advance(DAY)
    }
    expect(await failing.workDue()).toBe(0)
    expect((await row('a')).dead_at).not.toBeNull()
    expect(lines.map(({ level }) => level)).toEqual([...Array<string>(19).fill('warn'), 'error'])
  })
})
