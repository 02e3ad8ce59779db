/** The public client of the delivery API, unchanged, resolves the relations of the demo content. */
import StoryblokClient from 'storyblok-js-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { CONTENT_RELATIONS } from '../../src/contracts/content/content-references.ts'
import { contentUnderTest, type ContentUnderTest } from '../support/content-under-test.ts'
import { demoStories } from '../support/demo-shop.ts'
import { engines } from '../support/fresh-database.ts'
import { saveStories } from '../support/save-stories.ts'

const RELATED = 'related-stories'
const POST = 'happy-news/presents-that-fit'

const resolved = z.looseObject({ full_slug: z.string(), content: z.looseObject({ title: z.string() }) })
const related = z.looseObject({ component: z.literal(RELATED), stories: z.array(resolved).min(1) })
const unresolved = z.looseObject({ component: z.literal(RELATED), stories: z.array(z.string()).min(1) })

const blocksOf = (story: unknown): readonly unknown[] => {
  const { body } = z.object({ content: z.looseObject({ body: z.array(z.unknown()).optional() }) }).parse(story).content
  return body?.filter((block) => z.looseObject({ component: z.literal(RELATED) }).safeParse(block).success) ?? []
}

describe.each(engines)('the relations of the demo content on %s', (engine) => {
  let content: ContentUnderTest
  const client = () =>
    new StoryblokClient({
      accessToken: 'public',
      endpoint: `${content.reached.baseUrl}/v2`,
      cache: { type: 'none' },
      maxRetries: 0,
      fetch: (input: RequestInfo | URL, init?: RequestInit) => content.reached.fetch(new Request(input, init)),
    })
  const resolving = { version: 'published', resolve_relations: CONTENT_RELATIONS.join(',') } as const

  beforeAll(async () => {
    content = await contentUnderTest(engine, 'over HTTP')
    await saveStories(content.database, demoStories(), content.clock)
  })
  afterAll(() => content.close())

  it('STD-05 a guide has the stories that it names, in the language of the reader', async () => {
    const { data } = await client().getStory(`_default/${POST}`, { ...resolving, language: 'de-DE' })
    const [block] = blocksOf(data.story).map((one) => related.parse(one))
    expect(block?.stories.map(({ full_slug: slug, content: { title } }) => [slug, title])).toEqual([
      ['_default/happy-news/find-your-size', 'So findest du deine Größe'],
      ['_default/faq/delivery', 'Lieferung'],
      ['_default/faq/returns', 'Rückgabe'],
    ])
  })

  it('~STD-05 without the parameter it has their uuids', async () => {
    const { data } = await client().getStory(`_default/${POST}`, { version: 'published' })
    expect(blocksOf(data.story).map((block) => unresolved.parse(block).stories)).toEqual([
      [expect.any(String), expect.any(String), expect.any(String)],
    ])
  })

  it.each(['_default', 'nl', 'us'])('~STD-05 every relation under %s leads to a story under it', async (key) => {
    const stories = await client().getAll('cdn/stories', { ...resolving, starts_with: `${key}/` })
    const blocks = stories.flatMap(blocksOf).map((block) => related.parse(block))
    expect(blocks).toHaveLength(6)
    const slugs = blocks.flatMap((block) => block.stories.map(({ full_slug: slug }) => slug))
    expect(slugs.filter((slug) => !slug.startsWith(`${key}/`))).toEqual([])
  })
})
