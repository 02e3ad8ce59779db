/** Moving and deleting stories (DCO-13). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { purgeContent } from '../../src/services/content/service.ts'
import { engines } from '../support/fresh-database.ts'
import { operationShop, staffActor, type OperationShop } from '../support/operation-shop.ts'
import { story } from '../support/story-to-save.ts'

const DAY_MS = 24 * 60 * 60_000
const deletedList = z.array(z.object({ id: z.int(), slug: z.string(), author: z.string() }))
const undoOf = (body: unknown) => z.object({ undo: z.object({ id: z.string() }) }).parse(body).undo.id

describe.each(engines)('the place of a story on %s', (engine) => {
  let shop: OperationShop
  beforeEach(async () => {
    shop = await operationShop(engine)
    await shop.addStaff('owner')
    await push([story('uk/target', { title: 'Target' }), story('de/target', { title: 'Ziel' })])
    const { uuid } = await rowOf('uk/target')
    const byUuid = { linktype: 'story', fieldtype: 'multilink', id: uuid, cached_url: 'target' }
    const byPath = { linktype: 'url', fieldtype: 'multilink', url: '/target', cached_url: '/target' }
    const hero = (link: object) => ({ title: 'Page', body: [{ _uid: 'h', component: 'hero', title: 'Hero', link }] })
    await push([
      story('uk/by-uuid', hero(byUuid)),
      story('uk/by-relation', {
        title: 'Page',
        body: [{ _uid: 'r', component: 'related-stories', stories: [uuid] }],
      }),
      story('uk/by-path', hero(byPath)),
      story('de/by-path', hero(byPath)),
      story('uk/shared-content/menu', { categories: [{ _uid: 'c', name: 'Menu', url: byUuid }] }, 'navigation'),
    ])
  })
  afterEach(() => shop.close())

  const push = (stories: readonly object[]) =>
    shop.call('content.push', {
      stories,
      datasources: [],
      pictures: [],
      checkOnly: false,
      publish: true,
      deleteMissing: false,
    })
  const rowOf = (slug: string) =>
    shop.database.query.selectFrom('stories').selectAll().where('full_slug', '=', slug).executeTakeFirstOrThrow()
  const exists = async (slug: string) =>
    (await shop.database.query.selectFrom('stories').select('id').where('full_slug', '=', slug).execute()).length === 1

  it('DCO-13 lists the pages and menus that link to it', async () => {
    const { status, body } = await shop.call('story.links', { slug: 'uk/target' })
    expect(status).toBe(200)
    expect(body['value']).toEqual([
      expect.objectContaining({ slug: 'uk/by-path', isShared: false, places: ['body[0].link'] }),
      expect.objectContaining({ slug: 'uk/by-relation', isShared: false, places: ['body[0].stories[0]'] }),
      expect.objectContaining({ slug: 'uk/by-uuid', isShared: false, places: ['body[0].link'] }),
      expect.objectContaining({ slug: 'uk/shared-content/menu', isShared: true, places: ['categories[0].url'] }),
    ])
  })

  it('DCO-13 moving leaves a published redirect to the new path, and is undone with it', async () => {
    const before = await rowOf('uk/target')
    const moved = await shop.call('story.move', { slug: 'uk/target', to: 'uk/goal', redirect: true })
    expect(moved).toMatchObject({ status: 200, body: { value: { slug: 'uk/goal' } } })
    expect(await rowOf('uk/goal')).toMatchObject({ id: before.id, uuid: before.uuid })
    const redirect = await rowOf('uk/target')
    expect(JSON.parse(redirect.published_content ?? '')).toMatchObject({
      component: 'redirect',
      link: { linktype: 'story', id: before.uuid },
    })
    expect((await shop.call('undo.run', { id: undoOf(moved.body) })).status).toBe(200)
    expect(await rowOf('uk/target')).toMatchObject({ id: before.id })
    expect(await exists('uk/goal')).toBe(false)
  })

  it('~DCO-13 moving without a redirect frees the path; a path that is taken is refused', async () => {
    const taken = await shop.call('story.move', { slug: 'uk/target', to: 'uk/by-path', redirect: true })
    expect(taken).toMatchObject({ status: 409, body: { code: 'STORY_EXISTS' } })
    await shop.call('story.move', { slug: 'uk/target', to: 'uk/goal', redirect: false })
    expect(await exists('uk/target')).toBe(false)
    const denied = await shop.call(
      'story.move',
      { slug: 'uk/goal', to: 'uk/target', redirect: false },
      { actor: staffActor('orders') },
    )
    expect(denied.status).toBe(403)
  })

  it('DCO-13 a deleted story can be restored as a draft for 30 days, with its versions', async () => {
    const { id, uuid } = await rowOf('uk/target')
    await shop.call('content.delete', { slugs: ['uk/target'] })
    const list = async () => deletedList.parse((await shop.call('story.deleted', {})).body['value'])
    expect(await list()).toEqual([{ id, slug: 'uk/target', author: 'owner' }])
    shop.clock.advance(30 * DAY_MS - 1)
    await purgeContent(shop.database, shop.clock)
    expect(await shop.call('story.restore', { id })).toMatchObject({
      status: 200,
      body: { value: { slug: 'uk/target' } },
    })
    expect(await rowOf('uk/target')).toMatchObject({ uuid, published_content: null })
    expect((await shop.call('story.versions', { slug: 'uk/target' })).body['value']).toHaveLength(1)
    expect(await list()).toEqual([])

    await shop.call('content.delete', { slugs: ['uk/target'] })
    shop.clock.advance(30 * DAY_MS)
    expect(await list()).toEqual([])
    expect(await shop.call('story.restore', { id })).toMatchObject({ status: 404 })
    await purgeContent(shop.database, shop.clock)
    const left = await shop.database.query
      .selectFrom('story_versions')
      .select('number')
      .where('story_id', '=', id)
      .execute()
    expect(left).toEqual([])
  })

  it('~DCO-13 is not restored over another story of its path', async () => {
    const { id } = await rowOf('uk/target')
    await shop.call('content.delete', { slugs: ['uk/target'] })
    await push([story('uk/target', { title: 'Another' })])
    expect(await shop.call('story.restore', { id })).toMatchObject({ status: 409, body: { code: 'STORY_EXISTS' } })
  })
})
