import { describe, expect, it } from 'vitest'
import { answering, remoteContent, storyOf } from '../../../tests/support/remote-content.ts'
import { isRelation, linkedUuid } from './content-references.ts'

const wanted = { contentKey: 'uk', slug: 'about', language: 'en-GB' }

describe('what a story leads to', () => {
  const multilink = (uuid: string) => ({ fieldtype: 'multilink', linktype: 'story', id: uuid, cached_url: uuid })
  const numbered = (count: number) => Array.from({ length: count }, (_, index) => `n${index}`)
  const linked = (uuid: string) => ({ id: 1, uuid, name: uuid, slug: uuid, full_slug: `uk/${uuid}`, url: `uk/${uuid}` })

  it('is put in its place, and stays away where it is not there', async () => {
    const body = [{ _uid: '2', component: 'banner', link: multilink('a'), other: multilink('gone') }]
    const about = storyOf('uk/about', { content: { _uid: '1', component: 'page', body } })
    const { client } = remoteContent(() => answering([about], { links: [linked('a')] }))
    const blocks = (await client.fetchStory(wanted))?.content['body']
    expect(blocks).toEqual([
      { _uid: '2', component: 'banner', link: { ...multilink('a'), story: linked('a') }, other: multilink('gone') },
    ])
  })

  it('~CNT-04 relations are requested by the fields that the shop names', async () => {
    const content = {
      _uid: '1',
      component: 'page',
      posts: ['r1', 'r2'],
      lead: 'r1',
      title: 'r1',
      body: [{ component: 'page' }],
    }
    const related = storyOf('uk/post', { uuid: 'r1' })
    const { client, queries } = remoteContent(
      () => answering([storyOf('uk/about', { content })], { rels: [related] }),
      {
        relations: ['page.posts', 'page.lead'],
      },
    )
    const story = await client.fetchStory(wanted)
    expect(queries()[0]?.['resolve_relations']).toBe('page.posts,page.lead')
    expect(story?.content).toMatchObject({
      title: 'r1',
      lead: { full_slug: 'uk/post' },
      posts: [{ full_slug: 'uk/post' }, 'r2'],
    })
  })

  it.each([
    [51, 2],
    [100, 2],
    [120, 3],
  ])('CNT-19 %d links are fetched in %d batches of 50', async (count, calls) => {
    const uuids = numbered(count)
    const links = uuids.map(multilink)
    const about = storyOf('uk/about', { content: { _uid: '1', component: 'page', links } })
    const { client, queries } = remoteContent(({ query }) => {
      const requested = query['by_uuids']?.split(',')
      if (requested === undefined) return answering([about], { link_uuids: uuids })
      return answering(requested.map((uuid) => storyOf(`uk/${uuid}`, { uuid })))
    })
    const story = await client.fetchStory(wanted)
    expect(story?.content['links']).toEqual(uuids.map(() => expect.objectContaining({ story: expect.anything() })))
    const batches = queries().slice(1)
    expect(batches).toHaveLength(calls)
    expect(batches.flatMap((query) => query['by_uuids']?.split(','))).toEqual(uuids)
    expect(new Set(batches.map((query) => query['per_page']))).toEqual(new Set(['50']))
    expect(new Set(batches.map((query) => query['language']))).toEqual(new Set(['en-GB']))
  })

  it('CNT-19 120 relations are fetched in 3 batches', async () => {
    const uuids = numbered(120)
    const about = storyOf('uk/about', { content: { _uid: '1', component: 'page', posts: uuids } })
    const { client, queries } = remoteContent(
      ({ query }) =>
        query['by_uuids'] === undefined
          ? answering([about], { rel_uuids: uuids })
          : answering(query['by_uuids'].split(',').map((uuid) => storyOf(`uk/${uuid}`, { uuid }))),
      { relations: ['page.posts'] },
    )
    const posts = (await client.fetchStory(wanted))?.content['posts']
    expect(posts).toEqual(uuids.map((uuid) => expect.objectContaining({ full_slug: `uk/${uuid}` })))
    expect(queries()).toHaveLength(4)
  })
})

describe('linkedUuid', () => {
  it.each([
    ['of a multilink', { linktype: 'story', id: 'a' }, 'a'],
    ['of a rich text', { linktype: 'story', uuid: 'b' }, 'b'],
    ['of a rich text with an empty id', { linktype: 'story', id: '', uuid: 'b' }, 'b'],
    ['of a rich text with an id that is no text', { linktype: 'story', id: 7, uuid: 'b' }, 'b'],
    ['of a link that names none', { linktype: 'story', id: '', uuid: '' }, undefined],
    ['of a link to another site', { linktype: 'url', id: 'a' }, undefined],
    ['of what is no link', { id: 'a' }, undefined],
  ])('%s', (_, value, expected) => {
    expect(linkedUuid(value)).toBe(expected)
  })
})

describe('isRelation', () => {
  it.each([
    ['a field that the shop names', { component: 'page' }, 'posts', true],
    ['another field', { component: 'page' }, 'title', false],
    ['the field of another component', { component: 'banner' }, 'posts', false],
    ['a field of what is no component', {}, 'posts', false],
  ])('%s', (_, block, field, expected) => {
    expect(isRelation(block, field, ['page.posts', 'undefined.posts'])).toBe(expected)
  })
})
