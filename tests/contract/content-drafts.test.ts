import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeDrafts } from '../../src/services/content/save-stories.ts'
import { contentCombinations, contentUnderTest, type ContentUnderTest } from '../support/content-under-test.ts'
import { story } from '../support/story-to-save.ts'
import { writeStories } from '../support/save-stories.ts'

const TOKEN = 'preview-4711'

describe.each(contentCombinations)('drafts of the content service on %s, %s', (engine, transport) => {
  let content: ContentUnderTest

  beforeAll(async () => {
    content = await contentUnderTest(engine, transport, { previewToken: TOKEN, spaceId: 7 })
    await content.write((transaction, now) =>
      writeStories(
        transaction,
        [story('uk/home', { title: 'Old', body: [{ _uid: 'b', component: 'banner' }] }), story('uk/plain')],
        now,
      ),
    )
    content.clock.advance(60_000)
    await content.write((transaction, now) =>
      writeDrafts(
        transaction,
        [
          { ...story('uk/home', { title: 'New', body: [{ _uid: 'b', component: 'banner' }] }, 'landing'), position: 5 },
          story('uk/fresh', { title: 'Not yet' }),
        ],
        now,
      ),
    )
  })
  afterAll(() => content.close())

  it('~CNT-30 a draft is read with the preview token, whole and with its marks', async () => {
    const { status, headers, body } = await content.get(`/stories?starts_with=uk/&version=draft&token=${TOKEN}`)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('private, no-store')
    const [fresh, home, plain] = body.stories
    expect(fresh).toMatchObject({ full_slug: 'uk/fresh', published_at: null, first_published_at: null })
    expect(home).toMatchObject({
      full_slug: 'uk/home',
      position: 5,
      updated_at: '2026-11-15T10:01:00.000Z',
      published_at: '2026-11-15T10:00:00.000Z',
    })
    expect(home.content).toEqual({
      _uid: 'uid-uk/home',
      _editable: `<!--#storyblok#{"name":"landing","space":"7","uid":"uid-uk/home","id":"${home.id}"}-->`,
      component: 'landing',
      title: 'New',
      body: [
        {
          _uid: 'b',
          _editable: `<!--#storyblok#{"name":"banner","space":"7","uid":"b","id":"${home.id}"}-->`,
          component: 'banner',
        },
      ],
    })
    expect(plain.full_slug).toBe('uk/plain')
  })

  it('what is published stays unchanged', async () => {
    const { body } = await content.get('/stories/uk/home')
    expect(body).toMatchObject({
      cv: 2,
      story: {
        position: 0,
        updated_at: '2026-11-15T10:00:00.000Z',
        content: { component: 'page', title: 'Old' },
      },
    })
    expect(JSON.stringify(body)).not.toContain('_editable')
    expect((await content.get('/stories/uk/fresh')).status).toBe(404)
    expect(await content.version()).toBe(2)
  })

  it('drafts are found by their own fields, and published stories by theirs', async () => {
    const draft = `&version=draft&token=${TOKEN}`
    expect(await content.slugsOf(`?content_type=landing${draft}`)).toEqual(['uk/home'])
    expect(await content.slugsOf('?content_type=landing')).toEqual([])
    expect(await content.slugsOf('?content_type=page')).toEqual(['uk/home', 'uk/plain'])
    expect(await content.slugsOf(`?search_term=New${draft}`)).toEqual(['uk/home'])
    expect(await content.slugsOf('?search_term=New')).toEqual([])
  })

  it.each([
    ['no token', ''],
    ['another token', '&token=preview-4712'],
    ['a longer token', `&token=${TOKEN}0`],
    ['a shorter token', '&token=preview'],
  ])('no draft is readable with %s', async (_, token) => {
    for (const path of [
      '/stories?version=draft',
      '/stories/uk/home?version=draft',
      '/stories?from_release=1',
      '/stories/uk/home?from_release=1',
      '/datasource_entries?datasource=translations&version=draft',
    ]) {
      expect(await content.get(path + token)).toMatchObject({ status: 401, body: { error: 'Unauthorized' } })
    }
  })

  it('published content is read with any token and with none', async () => {
    for (const token of ['', '?token=x', `?token=${TOKEN}`]) {
      expect((await content.get(`/stories/uk/home${token}`)).body.story.content.title).toBe('Old')
    }
  })
})

describe.each(contentCombinations)('the content service without a preview token on %s, %s', (engine, transport) => {
  let content: ContentUnderTest
  beforeAll(async () => {
    content = await contentUnderTest(engine, transport)
  })
  afterAll(() => content.close())

  it.each(['', '&token=', '&token=undefined', '&token=x'])('~CNT-30 drafts are rejected: %j', async (token) => {
    const { status } = await content.get(`/stories?version=draft${token}`)
    expect(status).toBe(token === '&token=' ? 422 : 401)
  })
})
