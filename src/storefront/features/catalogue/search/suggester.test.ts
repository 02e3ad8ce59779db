import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Suggestion } from '../../../../contracts/discovery/discovery.ts'
import { createSuggester } from './suggester.ts'

const suggestion = (title: string, id = 'a-1'): Suggestion => ({ id, product: { title, photo: '/images/1' } })

type SuggestRequest = { term: string; signal: AbortSignal; answer: PromiseWithResolvers<readonly Suggestion[]> }

function start() {
  const requests: SuggestRequest[] = []
  const reported: unknown[] = []
  const suggester = createSuggester({
    ask: (term, signal) => {
      const answer = Promise.withResolvers<readonly Suggestion[]>()
      requests.push({ term, signal, answer })
      return answer.promise
    },
    report: (cause) => reported.push(cause),
  })
  const titles = () => suggester.suggesting.get().suggestions.map(({ product }) => product.title)
  return { ...suggester, requests, reported, titles, state: () => suggester.suggesting.get().state }
}

describe('suggestions', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

  it.each([
    ['~SRC-05 two characters', 'ca', []],
    ['~SRC-05 two and a space', 'ca ', []],
    ['~SRC-05 two emoji', '🧦🧦', []],
    ['~SRC-05 three characters', 'cat', ['cat']],
    ['white space around does not count', '  cat ', ['cat']],
  ])('%s', async (_, text, terms) => {
    const { type, requests } = start()
    type(text)
    await pass(5000)
    expect(requests.map(({ term }) => term)).toEqual(terms)
  })

  it('~SRC-07 requests once per burst, 500 ms after its end', async () => {
    const { type, requests, state } = start()
    for (const text of ['cat', 'cats', 'cats ', 'cats i']) {
      type(text)
      await pass(499)
    }
    expect([requests.length, state()]).toEqual([0, 'loading'])
    await pass(1)
    expect(requests.map(({ term }) => term)).toEqual(['cats i'])
  })

  it('~SRC-06 shorter input clears them and calls off the request', async () => {
    const { type, requests, titles, state } = start()
    type('cats')
    await pass(500)
    requests[0]?.answer.resolve([suggestion('Cat nap')])
    await pass(0)
    expect(titles()).toEqual(['Cat nap'])
    type('catsu')
    await pass(500)
    type('ca')
    expect([titles(), state(), requests[1]?.signal.aborted]).toEqual([[], 'idle', true])
  })

  it('an answer to an older text is never shown, however late it comes', async () => {
    const { type, requests, titles, state } = start()
    type('cats')
    await pass(500)
    type('dogs')
    requests[0]?.answer.resolve([suggestion('Cat nap')])
    await pass(500)
    expect([titles(), state()]).toEqual([[], 'loading'])
    requests[1]?.answer.resolve([suggestion('Dog days')])
    await pass(0)
    expect(titles()).toEqual(['Dog days'])
  })

  it('the same text again requests nothing', async () => {
    const { type, requests, titles } = start()
    type('cats')
    await pass(500)
    requests[0]?.answer.resolve([suggestion('Cat nap')])
    await pass(0)
    type('cats ')
    await pass(500)
    expect([requests.length, titles()]).toEqual([1, ['Cat nap']])
  })

  it('SRC-09 what has no value is left out', async () => {
    const { type, requests, titles } = start()
    type('cats')
    await pass(500)
    requests[0]?.answer.resolve([
      suggestion('', 'a-1'),
      suggestion('Cat nap', ''),
      suggestion(' ', 'a-3'),
      suggestion('Valid'),
    ])
    await pass(0)
    expect(titles()).toEqual(['Valid'])
  })

  it('~SRC-17 a failure is reported once and leaves nothing, one that was called off is none', async () => {
    const { type, requests, titles, state, reported } = start()
    const failure = new Error('Request failed with status code 500')
    type('cats')
    await pass(500)
    type('dogs')
    requests[0]?.answer.reject(new Error('Aborted'))
    await pass(500)
    requests[1]?.answer.reject(failure)
    await pass(0)
    expect([titles(), state(), reported]).toEqual([[], 'failed', [failure]])
  })

  it('stops with the box', async () => {
    const { type, stop, requests } = start()
    type('cats')
    stop()
    await pass(5000)
    expect(requests).toEqual([])
  })
})
