import { describe, expect, it } from 'vitest'
import { answering, storyOf } from '../../../../../tests/support/remote-content.ts'
import { shopVisit } from '../../../../../tests/support/shop-visit.ts'
import { loadStory } from './load-story.ts'

const about = { route: 'storefront-faq', address: '/uk/about' } as const
const respondWith = (content: object) => () =>
  answering([storyOf('_default/about', { content: { _uid: 'u', ...content } })])

describe('loadStory', () => {
  it('~CNT-24 finds the story of the place by its slug, in its language, and reads it', async () => {
    const { visit, requests } = shopVisit({
      ...about,
      country: 'AT',
      content: respondWith({ component: 'page', title: 'Über uns' }),
    })
    expect(await loadStory(visit, 'about')).toMatchObject({
      kind: 'found',
      story: { full_slug: '_default/about' },
      view: { component: 'page', title: 'Über uns', body: [] },
    })
    expect(requests.content[0]?.path).toContain('by_slugs=de/about,_default/about&language=de-DE')
  })

  it('reads it in the spelling of the market', async () => {
    const { visit } = shopVisit({ ...about, country: 'CH', content: respondWith({ component: 'page', title: 'Groß' }) })
    expect(await loadStory(visit, 'about')).toMatchObject({ view: { title: 'Gross' } })
  })

  it('~CNT-03 finds none where there is none', async () => {
    const { visit, warnings } = shopVisit({ ...about, content: () => answering([]) })
    expect(await loadStory(visit, 'about')).toEqual({ kind: 'none' })
    expect(warnings).toEqual([])
  })

  it.each([
    ['of an unknown kind', { component: 'carousel' }, '_default/about', 'Unknown component: carousel'],
    ['without a title', { component: 'page', title: '' }, '_default/about.title', 'page: must not be empty'],
  ])('~CNT-25 takes a story %s for none, and says why', async (_, content, path, reason) => {
    const { visit, warnings } = shopVisit({ ...about, content: respondWith(content) })
    expect(await loadStory(visit, 'about')).toEqual({ kind: 'none' })
    expect(warnings).toEqual([{ problem: 'contentInvalid', details: { path, reason } }])
  })

  it('does not treat unreachable content as a missing story', async () => {
    const { visit, warnings } = shopVisit(about)
    expect(await loadStory(visit, 'about')).toEqual({ kind: 'asleep' })
    expect(warnings).toEqual([{ problem: 'storyNotFetched', details: { slug: 'about', err: expect.any(Error) } }])
  })
})
