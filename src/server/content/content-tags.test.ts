import { describe, expect, it } from 'vitest'
import { shownIn, touchedBy } from './content-tags.ts'

const tagsIn = (answer: unknown, relations: readonly string[] = []) => [...shownIn(answer, relations).tags].toSorted()
const story = (slug: string, content: object = {}) => ({ full_slug: slug, uuid: slug, name: slug, content })
const linked = (slug: string) => ({ full_slug: slug, uuid: slug, name: slug, url: slug })

describe('touchedBy', () => {
  it('a story touches itself, links to it, its kind, and all folders that it stands in', () => {
    const change = { kind: 'story', full_slug: 'uk/faq/returns', component: 'faq-section' } as const
    expect(touchedBy(change)).toEqual([
      'story:uk/faq/returns',
      'link:uk/faq/returns',
      'type:faq-section',
      'stories:',
      'stories:uk/',
      'stories:uk/faq/',
    ])
  })

  it('a datasource touches itself', () => {
    expect(touchedBy({ kind: 'datasource', datasource: 'constants' })).toEqual(['datasource:constants'])
  })
})

describe('shownIn', () => {
  it.each([
    ['nothing', undefined, []],
    ['a story', story('uk/a'), ['story:uk/a']],
    ['several', [story('uk/a'), story('uk/b')], ['story:uk/a', 'story:uk/b']],
    ['a story known by another slug', { ...story('de/a'), default_full_slug: 'uk/a' }, ['story:uk/a']],
    [
      'a link, however deep',
      story('uk/a', { body: [{ link: { linktype: 'story', id: 'b', story: linked('uk/b') } }] }),
      ['link:uk/b', 'story:uk/a'],
    ],
    [
      'a link to nothing, by the address where something may come',
      story('uk/a', { link: { linktype: 'story', id: 'b', cached_url: '/uk/b/' } }),
      ['link:uk/b', 'story:uk/a'],
    ],
    [
      'a link to an unknown path, which any new story may be the target of',
      story('uk/a', { link: { linktype: 'story', id: 'b' } }),
      ['stories:', 'story:uk/a'],
    ],
    ['a link that was never filled in', story('uk/a', { link: { linktype: 'story', id: '' } }), ['story:uk/a']],
    ['a link elsewhere', story('uk/a', { link: { linktype: 'url', id: '', url: 'https://x' } }), ['story:uk/a']],
  ])('%s', (_, answer, tags) => {
    expect(tagsIn(answer)).toEqual(tags)
  })

  it('a related story, and any story where it is missing', () => {
    const block = (posts: readonly unknown[]) => story('uk/a', { component: 'page', posts })
    expect(tagsIn(block([story('uk/b')]), ['page.posts'])).toEqual(['story:uk/a', 'story:uk/b'])
    expect(tagsIn(block([story('uk/b'), 'c']), ['page.posts'])).toEqual(['stories:', 'story:uk/a', 'story:uk/b'])
    const own = story('uk/b', { component: 'page', posts: ['d'], link: { linktype: 'story', id: 'e' } })
    expect(tagsIn(block([own]), ['page.posts']), 'what a related story leads to').toEqual(['story:uk/a', 'story:uk/b'])
  })
})
