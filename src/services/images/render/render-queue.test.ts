import { describe, expect, it } from 'vitest'
import { createRenderQueue, type QueueEntry } from './render-queue.ts'

type Named = QueueEntry & { readonly name: string }

const entry = (name: string, over: Partial<QueueEntry> = {}): Named => ({
  name,
  urgency: 'visitor',
  width: 720,
  client: '192.0.2.1',
  ...over,
})

function queueOf(entries: readonly Named[], limits = { maxWaiting: 100, maxPerClient: 100 }) {
  const queue = createRenderQueue<Named>(limits)
  return { queue, added: entries.map((one) => queue.add(one)) }
}

function order({ queue }: ReturnType<typeof queueOf>): readonly string[] {
  const names: string[] = []
  for (let next = queue.take(); next !== undefined; next = queue.take()) names.push(next.name)
  return names
}

describe('the render queue', () => {
  it('~SEC-03 takes ordinary pictures first, then large ones, then prerendering; of one client previews first', () => {
    const all = queueOf([
      entry('ahead', { urgency: 'ahead', client: '' }),
      entry('large', { width: 3840 }),
      entry('ordinary'),
      entry('widest ordinary', { width: 1024 }),
      entry('preview', { urgency: 'preview', width: 160 }),
    ])
    expect(order(all)).toEqual(['preview', 'ordinary', 'widest ordinary', 'large', 'ahead'])
  })

  it('~SEC-03 lets clients take turns', () => {
    const many = ['1', '2', '3', '4'].map((name) => entry(name))
    expect(order(queueOf([...many, entry('other', { client: '192.0.2.2' })]))).toEqual(['1', 'other', '2', '3', '4'])
  })

  it('~SEC-03 previews of one client do not come before the picture of another', () => {
    const previews = ['1', '2', '3'].map((name) => entry(name, { urgency: 'preview', width: 160 }))
    expect(order(queueOf([...previews, entry('other', { client: '192.0.2.2' })]))).toEqual(['1', 'other', '2', '3'])
  })

  it.each([
    ['of one client', { maxWaiting: 9, maxPerClient: 2 }, [true, true, false, true]],
    ['in all', { maxWaiting: 2, maxPerClient: 9 }, [true, true, false, false]],
  ])('~SEC-03 is bounded %s', (_, limits, expected) => {
    const entries = [entry('1'), entry('2', { urgency: 'preview' }), entry('3'), entry('4', { client: '192.0.2.2' })]
    expect(queueOf(entries, limits).added).toEqual(expected)
  })

  it('counts prerendering apart from visitors', () => {
    const ahead = (name: string) => entry(name, { urgency: 'ahead', client: '' })
    const limits = { maxWaiting: 2, maxPerClient: 1 }
    expect(queueOf([ahead('1'), ahead('2'), ahead('3'), entry('4')], limits).added).toEqual([true, true, false, true])
  })

  it('forgets what is removed', () => {
    const first = entry('1')
    const all = queueOf([first, entry('2', { width: 1920 }), entry('3', { client: '192.0.2.2' })])
    expect([all.queue.remove(first), all.queue.remove(first)]).toEqual([true, false])
    expect(all.queue.size).toBe(2)
    expect(order(all)).toEqual(['3', '2'])
  })

  it('is empty once it is drained', () => {
    const all = queueOf([entry('1'), entry('2', { urgency: 'ahead' })])
    expect(all.queue.drain().map(({ name }) => name)).toEqual(['1', '2'])
    expect(all.queue.take()).toBeUndefined()
  })
})
