import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { publishRelease } from '../../src/services/content/releases/publish-release.ts'
import { createRelease, listReleases, putIntoRelease } from '../../src/services/content/releases/releases.ts'
import { deleteStories, publishStories, unpublishStories } from '../../src/services/content/publish-stories.ts'
import { writeDrafts } from '../../src/services/content/save-stories.ts'
import { contentCombinations, contentUnderTest, type ContentUnderTest } from '../support/content-under-test.ts'
import { story } from '../support/story-to-save.ts'
import { writeStories } from '../support/save-stories.ts'

const TOKEN = 'preview'

describe.each(contentCombinations)('releases of the content service on %s, %s', (engine, transport) => {
  let content: ContentUnderTest
  let release: number

  beforeEach(async () => {
    content = await contentUnderTest(engine, transport, { previewToken: TOKEN })
    await content.write((transaction, now) =>
      writeStories(transaction, [story('uk/a', { n: 'now' }), story('uk/b', { n: 'now' })], now),
    )
    await content.write((transaction, now) =>
      writeDrafts(transaction, [{ ...story('uk/a', { n: 'draft' }), position: 3 }, story('uk/b', { n: 'draft' })], now),
    )
    release = await content.write(async (transaction, now) => (await createRelease(transaction, 'Spring', now)).id)
    content.clock.advance(60_000)
    await content.write((transaction, now) =>
      putIntoRelease(
        transaction,
        release,
        [story('uk/a', { n: 'spring' }, 'landing'), { ...story('uk/c', { n: 'spring' }), tag_list: ['new'] }],
        now,
      ),
    )
  })
  afterEach(() => content.close())

  const titles = async (query: string) => {
    const { body } = await content.get(`/stories?starts_with=uk/&token=${TOKEN}${query}`)
    return body.stories.map((found: { slug: string; content: { n: string } }) => `${found.slug} ${found.content.n}`)
  }

  it('~CNT-30 is returned on request, over drafts or over what is published, and not otherwise', async () => {
    expect(await titles(`&from_release=${release}&version=draft`)).toEqual(['a spring', 'b draft', 'c spring'])
    expect(await titles(`&from_release=${release}`)).toEqual(['a spring', 'b now', 'c spring'])
    expect(await titles('')).toEqual(['a now', 'b now'])
    expect(await titles('&version=draft')).toEqual(['a draft', 'b draft', 'c spring'])
    expect(await content.version()).toBe(2)
  })

  it('previews its effect: kind, place and release', async () => {
    const preview = `token=${TOKEN}&from_release=${release}`
    const { headers, body } = await content.get(`/stories/uk/a?${preview}`)
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(body.story).toMatchObject({ release_id: release, position: 0, content: { component: 'landing' } })
    expect(body.story.content).not.toHaveProperty('_editable')
    expect((await content.get(`/stories/uk/b?${preview}`)).body.story.release_id).toBeNull()
    expect((await content.get(`/stories/uk/c?${preview}`)).body.story).toMatchObject({
      published_at: null,
      tag_list: ['new'],
    })
    expect(await content.slugsOf(`?content_type=landing&${preview}`)).toEqual(['uk/a'])
    expect(await content.slugsOf(`?content_type=landing&${preview}&sort_by=name:asc`)).toEqual(['uk/a'])
  })

  it('is published as a whole, in one version, and is the draft from then on', async () => {
    content.clock.advance(60_000)
    expect(await content.write((transaction, now) => publishRelease(transaction, release, now))).toEqual([
      'uk/a',
      'uk/c',
    ])
    expect(await titles('')).toEqual(['a spring', 'b now', 'c spring'])
    expect(await titles('&version=draft')).toEqual(['a spring', 'b draft', 'c spring'])
    expect((await content.get('/changes?since=2')).body).toEqual({
      cv: 3,
      changes: [
        { kind: 'story', full_slug: 'uk/a', component: 'landing' },
        { kind: 'story', full_slug: 'uk/a', component: 'page' },
        { kind: 'story', full_slug: 'uk/c', component: 'page' },
      ],
    })
    expect((await content.get('/stories/uk/a')).body.story).toMatchObject({
      position: 0,
      published_at: '2026-11-15T10:02:00.000Z',
      first_published_at: '2026-11-15T10:00:00.000Z',
      release_id: null,
    })
    expect((await content.get('/stories/uk/c')).body.story).toMatchObject({
      tag_list: ['new'],
      first_published_at: '2026-11-15T10:02:00.000Z',
    })
  })

  it('contains its new stories until then: publishing all drafts leaves them out, unless it is named', async () => {
    const publish = (slugs: readonly string[] | 'all') =>
      content.write((transaction, now) => publishStories(transaction, slugs, now))
    expect((await publish('all')).toSorted()).toEqual(['uk/a', 'uk/b'])
    expect(await titles('')).toEqual(['a draft', 'b draft'])
    expect(await publish(['uk/c'])).toEqual(['uk/c'])
    // What was public before is a draft like any other.
    await content.write((transaction) => unpublishStories(transaction, ['uk/c']))
    expect(await publish('all')).toEqual(['uk/c'])
  })

  it('is published once, and the second attempt fails', async () => {
    await content.write((transaction, now) => publishRelease(transaction, release, now))
    await expect(content.write((transaction, now) => publishRelease(transaction, release, now))).rejects.toThrow(
      'The release 1 is published already',
    )
    await expect(
      content.write((transaction, now) => putIntoRelease(transaction, release, [story('uk/d')], now)),
    ).rejects.toThrow('The release 1 is published already')
    await content.write((transaction, now) => writeStories(transaction, [story('uk/a', { n: 'later' })], now))
    // A request with the release returns later changes as well.
    expect(await titles(`&from_release=${release}`)).toEqual(['a later', 'b now', 'c spring'])
  })

  it('an unknown release cannot be read, filled or published', async () => {
    expect(await content.get(`/stories?from_release=9&token=${TOKEN}`)).toMatchObject({
      status: 422,
      body: { error: 'from_release: must be the id of a release' },
    })
    await expect(content.write((transaction, now) => publishRelease(transaction, 9, now))).rejects.toThrow(
      'There is no release 9',
    )
    await expect(
      content.write((transaction, now) => putIntoRelease(transaction, 9, [story('uk/d')], now)),
    ).rejects.toThrow('There is no release 9')
    expect(await titles('')).toEqual(['a now', 'b now'])
  })

  it('there is no release 0', async () => {
    expect(await titles('&from_release=0')).toEqual(['a now', 'b now'])
  })

  it('answers which of its stories changed, and loses those that are deleted', async () => {
    const put = (n: string) =>
      content.write((transaction, now) =>
        putIntoRelease(transaction, release, [story('uk/a', { n: 'spring' }, 'landing'), story('uk/b', { n })], now),
      )
    expect(await put('one')).toEqual(['uk/b'])
    expect(await put('one')).toEqual([])
    expect(await put('two')).toEqual(['uk/b'])
    await content.write((transaction) => deleteStories(transaction, ['uk/a']))
    await content.write((transaction, now) => createRelease(transaction, 'Summer', now))
    expect(await listReleases(content.database.query)).toEqual([
      {
        id: 1,
        uuid: expect.any(String),
        name: 'Spring',
        created_at: '2026-11-15T10:00:00.000Z',
        published_at: null,
        publish_at: null,
        time_zone: null,
        failed_at: null,
        reverted_at: null,
        stories: ['uk/b', 'uk/c'],
        texts: 0,
      },
      {
        id: 2,
        uuid: expect.any(String),
        name: 'Summer',
        created_at: '2026-11-15T10:01:00.000Z',
        published_at: null,
        publish_at: null,
        time_zone: null,
        failed_at: null,
        reverted_at: null,
        stories: [],
        texts: 0,
      },
    ])
  })

  it('what it holds already as it is published raises no version', async () => {
    const same = await content.write(async (transaction, now) => {
      const { id } = await createRelease(transaction, 'Nothing new', now)
      await putIntoRelease(transaction, id, [story('uk/b', { n: 'now' })], now)
      return id
    })
    expect(await content.write((transaction, now) => publishRelease(transaction, same, now))).toEqual([])
    expect(await content.version()).toBe(2)
    expect(await titles('&version=draft')).toEqual(['a draft', 'b now', 'c spring'])
  })

  it('rejects an invalid story', async () => {
    await expect(
      content.write((transaction, now) => putIntoRelease(transaction, release, [story('a,b')], now)),
    ).rejects.toThrow('Not a slug: "a,b"')
  })
})
