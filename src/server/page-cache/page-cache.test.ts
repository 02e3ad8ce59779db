import { describe, expect, it } from 'vitest'
import { settableClock } from '../../../tests/support/settable-clock.ts'
import type { Cacheable } from './page-cache.ts'
import { createPageCache } from './page-cache.ts'
import type { CacheRule } from './rules.ts'

type Page = Cacheable & { readonly text: string }

const rule: CacheRule = { kind: 'cached', freshSeconds: 60, staleSeconds: 600, query: [] }
const page = (text: string, more: Partial<Page> = {}): Page => ({
  text,
  bytes: 1000,
  tags: [],
  isCacheable: true,
  ...more,
})

function setUp({ megabytes = 1 } = {}) {
  const clock = settableClock()
  const cache = createPageCache<Page>({ megabytes, clock })
  const visit = async (key: string, render: () => Promise<Page>, of: CacheRule = rule) => {
    const { answer, outcome } = await cache.answer(key, of, render)
    return `${outcome} ${answer.text}`
  }
  const made =
    (text: string, more: Partial<Page> = {}) =>
    async () =>
      page(text, more)
  return { clock, cache, visit, made }
}

/** A rendering that the test finishes. */
function rendering() {
  let finish: (page: Page) => void = () => {}
  let fail: (error: Error) => void = () => {}
  const promise = new Promise<Page>((resolve, reject) => {
    finish = resolve
    fail = reject
  })
  return { render: () => promise, finish, fail }
}

describe('the page cache', () => {
  it('renders once and responds from memory while the page is fresh', async () => {
    const { visit, made, cache, clock } = setUp()
    expect(cache.fresh('a', rule)).toBeUndefined()
    expect(await visit('a', made('one'))).toBe('miss one')
    clock.advance(59_999)
    expect(await visit('a', made('two'))).toBe('hit one')
    expect(cache.fresh('a', rule)?.text).toBe('one')
  })

  it('serves a stale page immediately while one rendering renews it', async () => {
    const { visit, made, clock } = setUp()
    await visit('a', made('one'))
    clock.advance(60_000)
    const renewal = rendering()
    expect(await visit('a', renewal.render)).toBe('stale one')
    expect(await visit('a', made('not rendered'))).toBe('stale one')
    renewal.finish(page('two'))
    await renewal.render()
    expect(await visit('a', made('not rendered'))).toBe('hit two')
  })

  it('passes reusable parts of the last page to its renewal', async () => {
    const clock = settableClock()
    const cache = createPageCache<Page>({
      megabytes: 1,
      clock,
      inherit: (renewed, last) => ({ ...renewed, text: `${renewed.text} after ${last.text}` }),
    })
    await cache.answer('a', rule, async () => page('one'))
    clock.advance(60_000)
    await cache.answer('a', rule, async () => page('two'))
    await expect.poll(() => cache.fresh('a', rule)?.text).toBe('two after one')
  })

  it('renders anew when a page is too old even to be stale', async () => {
    const { visit, made, clock } = setUp()
    await visit('a', made('one'))
    clock.advance(660_000)
    expect(await visit('a', made('two'))).toBe('miss two')
  })

  it('serves the stale page when its renewal fails, and retries', async () => {
    const { visit, made, clock } = setUp()
    await visit('a', made('one'))
    clock.advance(60_000)
    expect(await visit('a', () => Promise.reject(new Error('down')))).toBe('stale one')
    expect(await visit('a', made('two'))).toBe('stale one')
    expect(await visit('a', made('three'))).toBe('hit two')
  })

  it('renders a key once, however many request it at the same time', async () => {
    const { visit } = setUp()
    let renderings = 0
    const slow = rendering()
    const render = () => {
      renderings += 1
      return slow.render()
    }
    const visits = Promise.all(Array.from({ length: 50 }, () => visit('a', render)))
    slow.finish(page('one'))
    expect(new Set(await visits)).toEqual(new Set(['miss one']))
    expect(renderings).toBe(1)
  })

  it('never caches an error', async () => {
    const { visit, made } = setUp()
    expect(await visit('a', made('error', { isCacheable: false }))).toBe('miss error')
    expect(await visit('a', made('one'))).toBe('miss one')
  })

  it('never caches a route whose rule is never', async () => {
    const { visit, made } = setUp()
    const never: CacheRule = { kind: 'never', query: [] }
    expect(await visit('a', made('one'), never)).toBe('bypass one')
    expect(await visit('a', made('two'), never)).toBe('bypass two')
  })

  it('invalidates exactly the pages that show what changed', async () => {
    const { visit, made, cache } = setUp()
    await visit('a', made('a', { tags: ['story:x', 'story:y'] }))
    await visit('b', made('b', { tags: ['story:y'] }))
    await visit('c', made('c', { tags: ['story:z'] }))
    expect(cache.drop(['story:x', 'story:unknown'])).toBe(1)
    expect(await visit('a', made('a2', { tags: ['story:x'] }))).toBe('miss a2')
    expect(await visit('b', made('b2'))).toBe('hit b')
    // The page no longer shows y, so a change of y does not invalidate it.
    expect(cache.drop(['story:y'])).toBe(1)
    expect(await visit('a', made('a3'))).toBe('hit a2')
  })

  it('invalidates nothing without tags, and caches what is rendered meanwhile', async () => {
    const { visit, made, cache } = setUp()
    const slow = rendering()
    const first = visit('a', slow.render)
    expect(cache.drop([])).toBe(0)
    slow.finish(page('one', { tags: ['story:x'] }))
    await first
    expect(await visit('a', made('two'))).toBe('hit one')
  })

  it('does not cache a page whose content changed while it was rendered', async () => {
    const { visit, made, cache } = setUp()
    const slow = rendering()
    const first = visit('a', slow.render)
    cache.drop(['story:x'])
    slow.finish(page('old', { tags: ['story:x'] }))
    expect(await first).toBe('miss old')
    expect(await visit('a', made('new'))).toBe('miss new')
  })

  it('stays within its size and evicts the least recently requested page', async () => {
    const { visit, made, cache } = setUp()
    for (const key of ['a', 'b', 'c', 'd']) await visit(key, made(key, { bytes: 300_000, tags: [`story:${key}`] }))
    expect(cache.bytes).toBeLessThanOrEqual(1024 * 1024)
    expect(await visit('d', made('d2'))).toBe('hit d')
    expect(await visit('a', made('a2'))).toBe('miss a2')
  })

  it('prefers a complete cached page to one rendered while a service was unavailable', async () => {
    const { visit, made, clock } = setUp()
    await visit('a', made('whole'))
    clock.advance(61_000)
    expect(await visit('a', made('makeshift', { isCacheable: false, isMakeshift: true }))).toBe('stale whole')
    await expect.poll(() => visit('a', made('whole again'))).toBe('hit whole again')
  })

  it('caches nothing with a size of 0, and still renders a key once for concurrent requests', async () => {
    const { visit, made } = setUp({ megabytes: 0 })
    let renderings = 0
    const slow = rendering()
    const render = () => {
      renderings += 1
      return slow.render()
    }
    const both = Promise.all([visit('a', render), visit('a', render)])
    slow.finish(page('one'))
    expect(await both).toEqual(['miss one', 'miss one'])
    expect(renderings).toBe(1)
    expect(await visit('a', made('two'))).toBe('miss two')
  })

  it('records a change only while a rendering may have missed it', async () => {
    const { visit, made, cache } = setUp()
    const [early, late] = [rendering(), rendering()]
    const first = visit('early', early.render)
    cache.drop(['story:x'])
    const second = visit('late', late.render)
    early.finish(page('old', { tags: ['story:x'] }))
    late.finish(page('new', { tags: ['story:x'] }))
    await Promise.all([first, second])
    expect(await visit('early', made('again'))).toBe('miss again')
    expect(await visit('late', made('not rendered'))).toBe('hit new')
  })
})
