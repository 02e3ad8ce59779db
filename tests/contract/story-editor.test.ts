/** Stories as the desk edits them: the checks of a push, versions, publishing, undo; on both databases. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { engines } from '../support/fresh-database.ts'
import { operationShop, type OperationShop } from '../support/operation-shop.ts'
import { story } from '../support/story-to-save.ts'

const PUSH = { datasources: [], pictures: [], checkOnly: false, deleteMissing: false }
const page = (title: string, more: object = {}) => ({ component: 'page', _uid: 'p', title, ...more })
const linkTo = (url: string) => ({ fieldtype: 'multilink', linktype: 'url', url, cached_url: url })

const rejectedWith = (...problems: readonly object[]) => ({
  status: 200,
  body: { value: { problems: problems.map((problem) => expect.objectContaining(problem)), isPublished: false } },
})

describe.each(engines)('stories at the desk on %s', (engine) => {
  let shop: OperationShop
  beforeAll(async () => {
    shop = await operationShop(engine)
    const stories = [
      story('uk/about', { title: 'About' }),
      story('uk/hidden', { title: 'Hidden' }),
      story('uk/shared-content/footer', { ...FOOTER }, 'footer'),
    ]
    await shop.call('content.push', { ...PUSH, stories, publish: false })
    await shop.call('content.publish', { slugs: ['uk/about', 'uk/shared-content/footer'], folders: [], all: false })
  })
  afterAll(() => shop.close())

  const FOOTER = {
    blockOneTitle: 'Help',
    blockOneTopLinks: [{ component: 'item', _uid: 'l1', label: 'About', link: linkTo('/about') }],
    blockTwoTitle: 'Us',
    copyright: '© Sockeye',
  }
  const read = async (slug: string) => {
    const { body } = await shop.call('story.read', { slug })
    return z
      .object({ value: z.object({ content: z.looseObject({}), version: z.int(), state: z.string() }) })
      .parse(body).value
  }
  const save = async (slug: string, content: object, more: object = {}) =>
    shop.call('story.save', { slug, name: 'Story', content, publish: false, checkOnly: false, ...more })

  it('~DCO-01 are listed with their kind and state', async () => {
    const { body } = await shop.call('story.list', {})
    expect(body).toMatchObject({
      value: [
        { slug: 'uk/about', component: 'page', state: 'published' },
        { slug: 'uk/hidden', component: 'page', state: 'draft' },
        { slug: 'uk/shared-content/footer', component: 'footer', state: 'published' },
      ],
    })
  })

  it('DCO-03 are saved as drafts, published when that is requested, and undone', async () => {
    const saved = await save('uk/about', page('About us'))
    expect(saved).toMatchObject({ status: 200, body: { value: { problems: [] }, undo: { id: expect.any(String) } } })
    expect(await read('uk/about')).toMatchObject({ content: { title: 'About us' }, state: 'changed' })
    await save('uk/about', page('About us'), { publish: true })
    expect(await read('uk/about')).toMatchObject({ state: 'published' })
    const undone = await save('uk/about', page('Mistake'))
    const { undo } = z.object({ undo: z.object({ id: z.string() }) }).parse(undone.body)
    await shop.call('undo.run', { id: undo.id })
    expect(await read('uk/about')).toMatchObject({ content: { title: 'About us' } })
  })

  it.each([
    ['an empty title', page(''), { at: 'title', message: expect.stringContaining('must not be empty') }],
    ['an unknown block', page('A', { body: [{ component: 'nonsense' }] }), { at: 'body[0].component' }],
    ['an unknown field', page('A', { colour: 'red' }), { at: 'colour' }],
    [
      'a link to nowhere',
      page('A', { body: [{ component: 'hero', title: 'A', link: linkTo('javascript:x') }] }),
      { at: 'body[0].link' },
    ],
    [
      'a link to a page that does not exist',
      page('A', { body: [{ component: 'hero', title: 'A', link: linkTo('/none') }] }),
      { at: 'body[0].link', message: expect.stringContaining('neither here nor in the shop: none') },
    ],
    [
      'an amount that is written by hand',
      page('A', { intro: 'From £40' }),
      { at: 'intro', message: expect.stringContaining('£40') },
    ],
  ])('DCO-03 SHX-24 reject what a push rejects: %s', async (_, content, problem) => {
    const before = await read('uk/about')
    expect(await save('uk/about', content)).toMatchObject(rejectedWith(problem))
    expect(await read('uk/about')).toEqual(before)
  })

  it('DCO-08 a link to a page that is not published may be saved, and blocks publishing', async () => {
    const footer = {
      component: 'footer',
      _uid: 'f',
      ...FOOTER,
      blockTwoLinks: [{ component: 'item', _uid: 'l2', label: 'Hidden', link: linkTo('/hidden') }],
    }
    const slug = 'uk/shared-content/footer'
    expect(await save(slug, footer)).toMatchObject({ status: 200, body: { value: { problems: [] } } })
    const unpublished = {
      at: 'blockTwoLinks[0].link',
      message: expect.stringContaining('would not be published: hidden'),
    }
    expect(await save(slug, footer, { publish: true, checkOnly: true })).toMatchObject(rejectedWith(unpublished))
    expect(await save(slug, footer, { publish: true })).toMatchObject(rejectedWith(unpublished))
    expect(await read(slug)).toMatchObject({ state: 'changed' })
    await shop.call('content.publish', { slugs: ['uk/hidden'], folders: [], all: false })
    expect(await save(slug, footer, { publish: true })).toMatchObject({ body: { value: { problems: [] } } })
    expect(await read(slug)).toMatchObject({ state: 'published' })
  })

  it('DCO-03 an edit that is based on an older version is rejected with what changed', async () => {
    const { version } = await read('uk/hidden')
    await save('uk/hidden', page('First'), { version })
    expect(await save('uk/hidden', page('Second'), { version })).toMatchObject({
      status: 409,
      body: { code: 'STALE_VERSION' },
    })
    expect(await read('uk/hidden')).toMatchObject({ content: { title: 'First' } })
  })

  it('an unknown story is rejected', async () => {
    expect(await save('uk/nothing', page('A'))).toMatchObject({ status: 404, body: { code: 'UNKNOWN_STORY' } })
    expect(await shop.call('story.read', { slug: 'uk/nothing' })).toMatchObject({ status: 404 })
  })

  it('DCO-03 the form knows every kind, its fields and their types', async () => {
    const { body } = await shop.call('story.kinds', {})
    expect(body).toMatchObject({
      value: {
        pages: {
          page: expect.arrayContaining([{ name: 'title', type: 'text', isRequired: true, isTranslated: true }]),
        },
        blocks: {
          hero: expect.arrayContaining([
            expect.objectContaining({ name: 'tint', type: 'choice', options: expect.arrayContaining(['sun']) }),
          ]),
          shelves: expect.arrayContaining([
            expect.objectContaining({
              name: 'links',
              type: 'list',
              fields: expect.arrayContaining([expect.objectContaining({ name: 'picture', type: 'picture' })]),
            }),
          ]),
          'product-row': expect.arrayContaining([expect.objectContaining({ name: 'count', range: [1, 24] })]),
          table: expect.arrayContaining([expect.objectContaining({ name: 'table', type: 'table' })]),
        },
        shared: { footer: expect.anything() },
      },
    })
  })
})
