import { describe, expect, it } from 'vitest'
import type { Fetch } from './call-json.ts'
import { contentClient } from './content-client.ts'
import { storyNotFound } from './content.ts'

/** Answers with stories of these slugs and remembers what it was asked. */
function service(...pages: string[][]): { fetch: Fetch; asked: URLSearchParams[] } {
  const asked: URLSearchParams[] = []
  const fetch: Fetch = (request) => {
    asked.push(new URL(request.url).searchParams)
    const stories = (pages[asked.length - 1] ?? []).map((slug) => ({ full_slug: slug, default_full_slug: null }))
    return Promise.resolve(Response.json({ stories, cv: 1, rels: [], links: [] }))
  }
  return { fetch, asked }
}

function page(length: number): string[] {
  return Array.from({ length }, (_, index) => `uk/faq/${index}`)
}

const baseUrl = 'http://content.test/v2'
const wanted = { contentKey: 'uk', slug: 'about', language: 'en-GB' }

describe('contentClient', () => {
  it('CNT-02 asks for the story of the storefront and the shared one in one call', async () => {
    const { fetch, asked } = service(['_default/about', 'uk/about'])
    const story = await contentClient({ fetch, baseUrl }).fetchStory(wanted)
    expect(story?.full_slug).toBe('uk/about')
    expect(asked.map((query) => query.get('by_slugs'))).toEqual(['uk/about,_default/about'])
  })

  it('CNT-02 falls back to the shared story', async () => {
    const { fetch } = service(['_default/about'])
    expect((await contentClient({ fetch, baseUrl }).fetchStory(wanted))?.full_slug).toBe('_default/about')
  })

  it('~CNT-03 finds nothing when neither exists', async () => {
    const { fetch } = service([])
    expect(await contentClient({ fetch, baseUrl }).fetchStory(wanted)).toBeUndefined()
  })

  it('ERR-13 has one wording for a story that is missing', () => {
    expect(storyNotFound('no-such-page')).toBe('Story not found: no-such-page')
  })

  it.each(['default', 'de-DE'])('~CNT-35 asks for what is published, in the language %s', async (language) => {
    const { fetch, asked } = service([])
    await contentClient({ fetch, baseUrl }).fetchStory({ ...wanted, language })
    expect(asked.map((query) => [query.get('version'), query.get('language')])).toEqual([['published', language]])
  })

  it.each(['a,_default/secret', '*', 'a b', 'x'.repeat(600)])(
    'does not ask for %j, typed by a visitor',
    async (slug) => {
      const { fetch } = service(['_default/secret'])
      expect(await contentClient({ fetch, baseUrl }).fetchStory({ ...wanted, slug })).toBeUndefined()
    },
  )

  it.each([
    [0, 1],
    [99, 1],
    [100, 2],
    [250, 3],
  ])('CNT-17 %d stories need %d calls', async (stories, calls) => {
    const pages = Array.from({ length: calls }, (_, index) => page(Math.min(100, stories - index * 100)))
    const { fetch, asked } = service(...pages)
    const all = await contentClient({ fetch, baseUrl }).fetchStories({ startsWith: 'uk/faq/', language: 'en-GB' })
    expect(all).toHaveLength(stories)
    expect(asked.map((query) => [query.get('page'), query.get('per_page')])).toEqual(
      Array.from({ length: calls }, (_, index) => [String(index + 1), '100']),
    )
  })

  it('a service that never gives a short page is not asked for ever', async () => {
    const { fetch } = service(...Array.from({ length: 200 }, () => page(100)))
    const all = contentClient({ fetch, baseUrl }).fetchStories({ startsWith: 'uk/', language: 'default' })
    await expect(all).rejects.toThrow('More than 100 pages of stories below uk/')
  })

  it.each([
    ['Network error', () => Promise.reject(new TypeError('fetch failed'))],
    ['Request failed with status code 503', () => Promise.resolve(new Response('', { status: 503 }))],
    ['Request failed with status code 200', () => Promise.resolve(Response.json({ pages: [] }))],
  ])('~CNT-14 rejects with %s', async (message, fetch) => {
    await expect(contentClient({ fetch, baseUrl }).fetchStory(wanted)).rejects.toThrow(message)
  })
})
