/** Releases that the shop publishes at their time (DCO-11), and what they contain and revert (DCO-12). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { publishDueReleases } from '../../src/merchant/content/releases/publish-due.ts'
import { engines } from '../support/fresh-database.ts'
import { operationShop, staffActor, type OperationShop } from '../support/operation-shop.ts'
import { story } from '../support/story-to-save.ts'

const DAY_MS = 24 * 60 * 60_000
const AT = '2026-11-15T11:30:00.000Z'
const schedule = { at: AT, timeZone: 'Europe/Berlin' }
const page = (slug: string, title: string, more = {}) => story(slug, { title, ...more })
const created = z.object({ id: z.int() })
const texts = (value: string) => ({
  slug: 'translations',
  name: 'Translations',
  entries: [{ name: 'cartTitle', value: 'Cart', dimensions: { 'de-DE': value } }],
})

describe.each(engines)('a dated release on %s', (engine) => {
  let shop: OperationShop
  let id: number
  beforeEach(async () => {
    shop = await operationShop(engine)
    await push([page('uk/one', 'Before'), page('uk/two', 'Before')], true)
    await push([page('uk/one', 'After'), page('uk/new', 'New')])
    id = created.parse((await shop.call('release.create', { name: 'Spring' })).body['value']).id
    await shop.call('release.put', { id, stories: ['uk/one', 'uk/new'], texts: [] })
  })
  afterEach(() => shop.close())

  const push = (stories: readonly object[], publish = false, datasources: readonly object[] = []) =>
    shop.call('content.push', { stories, datasources, pictures: [], checkOnly: false, publish, deleteMissing: false })
  const published = async () => {
    const rows = await shop.database.query
      .selectFrom('stories')
      .select(['full_slug', 'published_content'])
      .where('published_content', 'is not', null)
      .orderBy('full_slug')
      .execute()
    return rows.map((row) => `${row.full_slug} ${JSON.parse(row.published_content ?? '{}').title}`)
  }
  const BEFORE = ['uk/one Before', 'uk/two Before']
  const AFTER = ['uk/new New', 'uk/one After', 'uk/two Before']
  const publishDue = (database = shop.database) => publishDueReleases({ ...shop.context, database })
  const details = async () => (await shop.call('release.read', { id })).body['value']

  it('DCO-11 is published at its minute and not before, by one of two nodes, once', async () => {
    expect((await shop.call('release.schedule', { id, schedule })).status).toBe(200)
    expect(await details()).toMatchObject({ release: { publish_at: AT, time_zone: 'Europe/Berlin' } })
    shop.clock.set('2026-11-15T11:29:59.999Z')
    expect(await publishDue()).toBe(0)
    expect(await published()).toEqual(BEFORE)
    shop.clock.set(AT)
    const node = await shop.anotherNode()
    await Promise.all([publishDue(), publishDue(node), publishDue(), publishDue(node)])
    expect(await published()).toEqual(AFTER)
    expect(await publishDue(node)).toBe(0)
    const rows = (await shop.audit()).filter(
      ({ subject, changes }) => subject === `release:${id}` && changes.includes('publishedAt'),
    )
    expect(rows.map(({ actor_kind: kind }) => kind)).toEqual(['system'])
  })

  it('DCO-11 that came due while no node ran is published on the next start', async () => {
    await shop.call('release.schedule', { id, schedule })
    shop.clock.advance(10 * DAY_MS)
    await publishDue()
    expect(await published()).toEqual(AFTER)
  })

  it('DCO-11 whose checks fail then publishes nothing, stays open, and everyone who schedules releases gets a mail', async () => {
    for (const role of ['owner', 'manager', 'content', 'orders', 'reader'] as const) await shop.addStaff(role)
    // A draft may link to what is not published; visitors would not find it.
    const link = { linktype: 'url', fieldtype: 'multilink', url: '/hidden', cached_url: '/hidden' }
    await push([page('uk/hidden', 'Hidden')])
    await push([page('uk/two', 'Two', { body: [{ _uid: 'h', component: 'hero', title: 'Hero', link }] })])
    await shop.call('release.put', { id, stories: ['uk/two'], texts: [] })
    await shop.call('release.schedule', { id, schedule })
    shop.clock.set(AT)
    const node = await shop.anotherNode()
    await Promise.all([publishDue(), publishDue(node)])
    await publishDue()
    expect(await published()).toEqual(BEFORE)
    expect(await details()).toMatchObject({
      release: { published_at: null, failed_at: AT },
      failure: [
        { file: expect.stringContaining('uk/two'), message: expect.stringContaining('would not be published') },
      ],
    })
    const mails = await shop.database.query.selectFrom('outbox').select('payload').execute()
    const sent = mails.map(({ payload }) =>
      z.object({ kind: z.string(), email: z.string() }).parse(JSON.parse(payload)),
    )
    expect(
      sent
        .filter(({ kind }) => kind === 'release-failed')
        .map(({ email }) => email)
        .toSorted(),
    ).toEqual(['content@example.com', 'manager@example.com', 'owner@example.com'])
    // Corrected and scheduled again, it is published.
    await shop.call('release.remove', { id, stories: ['uk/two'], texts: [] })
    await shop.call('release.schedule', { id, schedule: { ...schedule, at: '2026-11-15T12:00:00.000Z' } })
    shop.clock.set('2026-11-15T12:00:00.000Z')
    await publishDue()
    expect(await published()).toEqual(AFTER)
  })

  it('~DCO-11 has a time to come, to the minute, with a time zone; undo and null take it away', async () => {
    const past = await shop.call('release.schedule', { id, schedule: { ...schedule, at: '2026-11-15T10:00:00.000Z' } })
    expect(past).toMatchObject({ status: 422, body: { code: 'RELEASE_TIME_PAST' } })
    for (const wrong of [
      { ...schedule, at: '2026-11-15T11:30:01.000Z' },
      { ...schedule, timeZone: 'Berlin' },
    ]) {
      expect((await shop.call('release.schedule', { id, schedule: wrong })).status).toBe(400)
    }
    const done = await shop.call('release.schedule', { id, schedule })
    const undo = z.object({ undo: z.object({ id: z.string() }) }).parse(done.body).undo.id
    expect((await shop.call('undo.run', { id: undo })).status).toBe(200)
    expect(await details()).toMatchObject({ release: { publish_at: null } })
    await shop.call('release.schedule', { id, schedule })
    await shop.call('release.schedule', { id, schedule: null })
    shop.clock.advance(DAY_MS)
    expect(await publishDue()).toBe(0)
    const denied = await shop.call('release.schedule', { id, schedule: null }, { actor: staffActor('products') })
    expect(denied.status).toBe(403)
  })

  it('DCO-12 contains pages and texts, and shows which drafts changed since they were added', async () => {
    await push([], false, [texts('Korb')])
    const german = { of: 'datasource', slug: 'translations', place: 'cartTitle', language: 'de-DE' }
    const save = (value: string) => shop.call('translation.save', { texts: [{ ...german, value }] })
    expect((await save('Warenkorb')).status).toBe(200)
    const text = { datasource: 'translations', name: 'cartTitle', dimension: 'de-DE' }
    expect((await shop.call('release.put', { id, stories: [], texts: [text] })).status).toBe(200)
    expect(await details()).toMatchObject({
      stories: [
        { slug: 'uk/new', isNew: true, draftChanged: false },
        { slug: 'uk/one', isNew: false, draftChanged: false },
      ],
      texts: [{ ...text, value: 'Warenkorb', before: 'Korb', draftChanged: false }],
      problems: [],
    })
    shop.clock.advance(60_000)
    await push([page('uk/one', 'Later')])
    await save('Einkaufskorb')
    expect(await details()).toMatchObject({
      stories: [{ draftChanged: false }, { slug: 'uk/one', draftChanged: true }],
      texts: [{ value: 'Warenkorb', draftChanged: true }],
    })
    await shop.call('release.put', { id, stories: ['uk/one'], texts: [text] })
    expect(await details()).toMatchObject({ texts: [{ value: 'Einkaufskorb', draftChanged: false }] })
  })

  it('DCO-12 is reverted as a whole for 7 days, with its texts', async () => {
    await push([], false, [texts('Korb')])
    const german = { of: 'datasource', slug: 'translations', place: 'cartTitle', language: 'de-DE', value: 'Warenkorb' }
    await shop.call('translation.save', { texts: [german] })
    const text = { datasource: 'translations', name: 'cartTitle', dimension: 'de-DE' }
    await shop.call('release.put', { id, stories: [], texts: [text] })
    expect((await shop.call('release.revert', { id })).body).toMatchObject({ code: 'RELEASE_NOT_PUBLISHED' })
    expect((await shop.call('release.publish', { id })).status).toBe(200)
    expect(await published()).toEqual(AFTER)
    const germanText = () =>
      shop.database.query.selectFrom('datasource_dimensions').select('value').executeTakeFirstOrThrow()
    expect(await germanText()).toEqual({ value: 'Warenkorb' })
    shop.clock.advance(7 * DAY_MS - 1)
    expect((await shop.call('release.revert', { id }, { dryRun: true })).status).toBe(200)
    expect(await published()).toEqual(AFTER)
    expect((await shop.call('release.revert', { id })).status).toBe(200)
    expect(await published()).toEqual(BEFORE)
    expect(await germanText()).toEqual({ value: 'Korb' })
    expect((await shop.call('release.revert', { id })).body).toMatchObject({ code: 'RELEASE_REVERTED' })
  })

  it('DCO-12 is not reverted after 7 days, nor where something was published over it', async () => {
    await shop.call('release.publish', { id })
    await push([page('uk/one', 'Newer')], true)
    const over = await shop.call('release.revert', { id })
    expect(over).toMatchObject({ status: 409, body: { code: 'RELEASE_OVERWRITTEN' } })
    expect(over.body['message']).toContain('uk/one')
    expect(await details()).toMatchObject({ publishedOver: ['uk/one'] })
    await push([page('uk/one', 'After')], true)
    shop.clock.advance(7 * DAY_MS)
    expect((await shop.call('release.revert', { id })).body).toMatchObject({ code: 'RELEASE_TOO_OLD' })
  })
})
