import { afterEach, describe, expect, it } from 'vitest'
import { sharp } from '../decoders.ts'
import type { RenderJob } from './render-job.ts'
import { createRenderPool, type PoolOptions, type RenderCaller, type RenderPool } from './render-pool.ts'

const drawings = new URL('./fixtures/drawings.ts', import.meta.url)
const webp = { format: 'webp', quality: 70, background: undefined } as const
const drawing = (name: string, width = 90): RenderJob => ({ source: { kind: 'drawing', name }, width, outputs: [webp] })

let pool: RenderPool
const open = (options: Partial<PoolOptions> = {}) => {
  pool = createRenderPool({ drawings, processes: 1, nice: 0, ...options })
  return pool
}
const VISITOR = { urgency: 'visitor', client: '192.0.2.1' } as const
const AHEAD = { urgency: 'ahead', client: '' } as const
const visit = (name: string) => pool.render(drawing(name), VISITOR).rendered
afterEach(() => pool.close())

describe('the render pool', () => {
  it('starts no process before there is work, and no more than it may', async () => {
    open({ processes: 2 })
    expect(pool.counts).toEqual({ started: 0, waiting: 0, processes: 0 })
    const all = ['disc.a', 'disc.b', 'disc.c'].map(visit)
    expect(pool.counts).toEqual({ started: 2, waiting: 1, processes: 2 })
    expect((await Promise.all(all)).every(({ ok }) => ok)).toBe(true)
    expect(pool.counts).toEqual({ started: 3, waiting: 0, processes: 2 })
  })

  it('draws once and encodes each format that is wanted', async () => {
    open()
    const outputs = (['avif', 'webp', 'jpeg'] as const).map(
      (format) => ({ format, quality: 70, background: '#ffd9cc' }) as const,
    )
    const rendered = await pool.render({ ...drawing('disc'), outputs }, VISITOR).rendered
    if (!rendered.ok) throw new Error(rendered.failure.reason)
    const formats = await Promise.all(rendered.value.map(async (bytes) => (await sharp(bytes).metadata()).format))
    expect(formats).toEqual(['heif', 'webp', 'jpeg'])
  })

  it.each([
    ['ends its process', 'exit', /ended \(3\)/],
    ['throws', 'throw', /The yarn is torn/],
    ['is not whole', 'short', /not whole/],
    ['does not exist', 'unheard.of', /no drawing unheard\.of/],
  ])('a drawing that %s fails alone: the next one works', async (_, name, reason) => {
    open()
    const [bad, good] = await Promise.all([visit(name), visit('disc')])
    expect(bad).toMatchObject({ ok: false, failure: { code: 'FAILED', reason: expect.stringMatching(reason) } })
    expect(good.ok).toBe(true)
  })

  it.each(['busy', 'forever'])('a drawing that never ends (%s) is ended, and the next one works', async (name) => {
    open({ jobMs: 2000 })
    const [bad, good] = await Promise.all([visit(name), visit('disc')])
    expect(bad).toMatchObject({ ok: false, failure: { reason: expect.stringContaining('SIGKILL') } })
    expect(good.ok).toBe(true)
  })

  it('a module that cannot be loaded fails the drawing and nothing else', async () => {
    open({ drawings: new URL('./fixtures/no-such-module.ts', import.meta.url) })
    expect(await visit('disc')).toMatchObject({
      ok: false,
      failure: { reason: expect.stringContaining('no-such-module') },
    })
  })

  it('refuses at once when too many wait, and those that wait are not harmed', async () => {
    open({ maxWaiting: 2 })
    const running = visit('disc.1')
    const waiting = [visit('disc.2'), visit('disc.3')]
    expect(await visit('disc.4')).toMatchObject({ ok: false, failure: { code: 'BUSY' } })
    expect((await Promise.all([running, ...waiting])).every(({ ok }) => ok)).toBe(true)
    expect(pool.counts.started).toBe(3)
  })

  it('serves visitors before what is made ahead, and what a visitor came to wait for', async () => {
    open()
    const order: string[] = []
    const request = (name: string, caller: RenderCaller) => {
      const waiting = pool.render(drawing(`disc.${name}`), caller)
      return { ...waiting, noted: waiting.rendered.then(() => order.push(name)) }
    }
    const all = [request('1', AHEAD), request('2', AHEAD), request('3', AHEAD), request('4', VISITOR)]
    all[2]?.hurry('192.0.2.1')
    await Promise.all(all.map(({ noted }) => noted))
    expect(order).toEqual(['1', '4', '3', '2'])
  })

  it('SEC-03 a rendering that no caller waits for leaves the queue', async () => {
    open()
    const first = visit('disc.1')
    const waiting = pool.render(drawing('disc.2'), VISITOR)
    waiting.cancel()
    expect(await waiting.rendered).toMatchObject({ ok: false, failure: { code: 'CANCELLED' } })
    await first
    expect(pool.counts.started).toBe(1)
  })

  it('SEC-03 a process whose result no caller waits for makes room for the next rendering', async () => {
    open()
    const abandoned = pool.render(drawing('forever'), VISITOR)
    abandoned.cancel()
    expect((await visit('disc')).ok).toBe(true)
    expect(await abandoned.rendered).toMatchObject({ ok: false, failure: { code: 'CANCELLED' } })
  })

  it('SEC-03 and completes it when nothing else waits', async () => {
    open()
    const abandoned = pool.render(drawing('disc'), VISITOR)
    abandoned.cancel()
    expect((await abandoned.rendered).ok).toBe(true)
  })

  it('lets go of a process that has nothing to do', async () => {
    open({ idleMs: 0 })
    await visit('disc')
    await expect.poll(() => pool.counts.processes).toBe(0)
    expect((await visit('disc')).ok).toBe(true)
  })

  it('closes whatever is under way, and takes nothing afterwards', async () => {
    open()
    const under = [visit('forever'), visit('disc')]
    await pool.close()
    const closed = { ok: false, failure: { code: 'CLOSED' } }
    expect(await Promise.all(under)).toMatchObject([closed, closed])
    expect(await visit('disc')).toMatchObject(closed)
  })
})
