/** Drafts over real HTTP: who may see them, for how long, and that no other visitor does. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../src/platform/clock.ts'
import type { Database } from '../../src/platform/database/open-database.ts'
import { createSessions } from '../../src/server/preview/preview-session.ts'
import { MIGRATIONS, type ShopSchema } from '../../src/merchant/shop-schema.ts'
import { createRelease, putIntoRelease } from '../../src/services/content/releases/releases.ts'
import { writeDrafts } from '../../src/services/content/save-stories.ts'
import { saveStories } from '../support/save-stories.ts'
import { emptyDatabase, type EmptyDatabase } from '../support/fresh-database.ts'
import { nowInSeconds, PREVIEW, signedQuery as signed } from '../support/signed-query.ts'
import { startShop, type Shop } from '../support/start-shop.ts'
import { story } from '../support/story-to-save.ts'

const { token: TOKEN, space: SPACE } = PREVIEW
const EDITOR = 'https://editor.example'
const HOUR = 3600

const banner = (message: string) =>
  story('_default/shared-content/banner', { messages: [{ code: 'GB', message }], colour: 'blue' }, 'banner')
const warm = (title: string, quote: string) =>
  story('_default/warm', { title, body: [{ _uid: 'q1', component: 'quote', text: quote }] })

let empty: EmptyDatabase
let database: Database<ShopSchema>
let shop: Shop
let build: string
let release: number

beforeAll(async () => {
  empty = await emptyDatabase('postgres')
  database = await empty.open<ShopSchema>(MIGRATIONS)
  const now = systemClock.now()
  await saveStories(database, [warm('Warm', 'Published words'), banner('Published banner')], systemClock)
  release = await database.transaction(async (transaction) => {
    await writeDrafts(
      transaction,
      [warm('Warm draft', 'Draft words'), banner('Draft banner'), story('_default/fresh', { title: 'Fresh draft' })],
      now,
    )
    const { id } = await createRelease(transaction, 'Spring', now)
    await putIntoRelease(transaction, id, [warm('Warm in spring', 'Spring words')], now)
    return id
  })
  shop = await startShop({
    DATABASE_URL: empty.options.databaseUrl ?? '',
    DEMO_SHOP: 'false',
    CONTENT_PREVIEW_TOKEN: TOKEN,
    CONTENT_SPACE_ID: SPACE,
    CONTENT_EDITOR_URL: EDITOR,
    LOG_LEVEL: 'error',
  })
  const page = await (await fetch(`${shop.url}/uk/warm`)).text()
  build = /"build":"([^"]+)"/.exec(page)?.[1] ?? ''
})
afterAll(async () => {
  await shop.stop()
  await database.close()
  await empty.remove()
})

async function request(path: string, { cookie, from = shop.url }: { cookie?: string; from?: string } = {}) {
  const response = await fetch(from + path, { redirect: 'manual', ...(cookie && { headers: { cookie } }) })
  return { status: response.status, headers: response.headers, body: await response.text() }
}

/** Whose texts it shows. */
const wordsOf = (body: string) => [...new Set(body.match(/(?:Published|Draft|Spring) words/g))].join(' and ')

const sessionOf = (headers: Headers) => /^(preview=[^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? ''

const FORMS = [
  ['document', (path: string) => path],
  ['data', (path: string) => `/_data/${build}${path}`],
] as const

describe('a page that the editor opens', () => {
  it.each(FORMS)('~CNT-30 shows drafts, and is not cached: %s', async (_, at) => {
    const { status, headers, body } = await request(at(`/uk/warm${signed()}`))
    expect([status, body.includes('Warm draft'), body.includes('Draft words')]).toEqual([200, true, true])
    expect(body).not.toContain('Published')
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('etag')).toBeNull()
    expect(headers.get('server-timing')).toContain('cache;desc="bypass"')
  })

  it('may be framed by the editor, with the markers that the editor needs', async () => {
    const { headers, body } = await request(`/uk/warm${signed()}`)
    expect(headers.get('content-security-policy')).toMatch(/; frame-ancestors 'self' https:\/\/editor\.example$/)
    expect(headers.get('cross-origin-opener-policy')).toBe('unsafe-none')
    expect(body).toMatch(/data-blok-c="[^"]*&quot;uid&quot;:&quot;q1&quot;[^"]*" data-blok-uid="\d+-q1"/)
  })

  it('has drafts in its shell too, and no file contains them', async () => {
    const { body } = await request(`/uk/warm${signed()}`)
    expect(body).toContain('Draft banner')
    expect(body).not.toContain('/shell/')
  })

  it('~CNT-30 shows a release over the drafts', async () => {
    const { body } = await request(`/uk/warm${signed({ release: String(release) })}`)
    expect([wordsOf(body), body.includes('Draft banner')]).toEqual(['Spring words', true])
    expect(body).toContain(`drafts and release ${release}`)
  })

  it.each(['0', 'undefined', '', '-1', '1e3', '7,8'])('ignores the release %j', async (given) => {
    expect(wordsOf((await request(`/uk/warm${signed({ release: given })}`)).body)).toBe('Draft words')
  })

  it('may be an unpublished one', async () => {
    expect((await request(`/uk/fresh${signed()}`)).body).toContain('Fresh draft')
    expect((await request('/uk/fresh')).status).toBe(404)
  })

  it('answers within the editor’s frame where there is no such page, too', async () => {
    const { status, headers, body } = await request(`/uk/nowhere${signed()}`)
    expect([status, headers.get('cache-control')]).toEqual([404, 'private, no-store'])
    expect(headers.get('content-security-policy')).toContain(EDITOR)
    expect(body).toContain('/preview/leave?to=%2Fuk%2Fnowhere')
  })

  it('answers there as well where there is no such release', async () => {
    const { status, headers, body } = await request(`/uk/warm${signed({ release: '999' })}`)
    expect([status, headers.get('content-security-policy')?.includes(EDITOR)]).toEqual([503, true])
    expect(headers.get('set-cookie')).toBeNull()
    expect(body).toContain('release 999')
  })

  it('begins no session with an unknown release, also on a page that needs no content', async () => {
    const { headers } = await request(`/uk/menu${signed({ release: '999' })}`)
    expect(headers.get('set-cookie')).toBeNull()
    expect((await request(`/uk/menu${signed({ release: String(release) })}`)).headers.get('set-cookie')).toMatch(
      /^preview=/,
    )
  })

  it('redirects to the right address with the signature', async () => {
    const query = signed()
    const { status, headers } = await request(`/uk/warm/${query}`)
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
      308,
      `/uk/warm${query}`,
      'private, no-store',
    ])
  })

  it('RTE-16 the page of shared content shows drafts', async () => {
    const { body } = await request(`/uk/shared-content${signed()}`)
    expect(body).toContain('Draft banner')
    expect(body).toMatch(/data-component="banner" data-blok-c=/)
    expect(body).not.toMatch(/<header|<footer/)
    const ordinary = (await request('/uk/shared-content')).body
    expect([ordinary.includes('Published banner'), ordinary.includes('data-blok-c')]).toEqual([true, false])
  })
})

describe('a request that the editor has not signed', () => {
  it.each<[string, () => string]>([
    ['no signature', () => '?_storyblok=5'],
    ['a release alone', () => `?_storyblok_release=${release}`],
    ['a release without a signature', () => `?_storyblok=5&_storyblok_release=${release}`],
    ['a signature without a story', () => signed().replace('_storyblok=5&', '')],
    ['a signature by another token', () => signed({ token: 'guess' })],
    ['an old signature', () => signed({ timestamp: nowInSeconds() - HOUR - 5 })],
    ['a signature of the future', () => signed({ timestamp: nowInSeconds() + HOUR + 60 })],
    ['a signature for another space', () => signed({ space: '43' })],
    ['the token itself', () => `?_storyblok=5&_storyblok_tk[token]=${TOKEN}&version=draft&token=${TOKEN}`],
  ])('~CNT-30 sees what is published: %s', async (_, query) => {
    for (const [, at] of FORMS) {
      const { status, headers, body } = await request(at(`/uk/warm${query()}`))
      expect([status, wordsOf(body), headers.get('set-cookie')]).toEqual([200, 'Published words', null])
      expect(body).not.toMatch(/Draft|data-blok|"preview"/)
      expect(headers.get('content-security-policy') ?? "frame-ancestors 'none'").toContain("frame-ancestors 'none'")
    }
  })

  it.each<[string, () => string]>([
    ['a forged one', () => `preview=0.${nowInSeconds() + HOUR}.${'A'.repeat(43)}`],
    ['one sealed with another token', () => createSessions('guess').cookieOf({ release: undefined }, new Date())],
    [
      'an expired one',
      () => createSessions(TOKEN).cookieOf({ release: undefined }, new Date(Date.now() - HOUR * 1000 - 1000)),
    ],
    ['the token itself', () => `preview=${TOKEN}`],
  ])('sees what is published, from the cache, with a session: %s', async (_, cookie) => {
    // A page of more than a minute is sent stale until it is rendered again.
    const timing = async () => (await request('/uk/warm')).headers.get('server-timing')
    await expect.poll(timing).toContain('cache;desc="hit"')
    const { headers, body } = await request('/uk/warm', { cookie: cookie().split(';')[0] ?? '' })
    expect([wordsOf(body), headers.get('set-cookie')]).toEqual(['Published words', null])
    expect(headers.get('server-timing')).toContain('cache;desc="hit"')
  })
})

describe('the session of an editor', () => {
  it.each(FORMS)('continues on pages without a signature: %s', async (_, at) => {
    const opened = await request(`/uk/warm${signed({ release: String(release) })}`)
    expect(opened.headers.get('set-cookie')).toMatch(
      /; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=None; Partitioned$/,
    )
    const { headers, body } = await request(at('/uk/warm'), { cookie: `market=SE; ${sessionOf(opened.headers)}` })
    expect([wordsOf(body), headers.get('cache-control')]).toEqual(['Spring words', 'private, no-store'])
    // It lasts as long as it is used, and then an hour.
    expect(sessionOf(headers)).not.toBe('')
  })

  it('takes the release of the page that was opened last', async () => {
    const first = sessionOf((await request(`/uk/warm${signed({ release: String(release) })}`)).headers)
    const { headers, body } = await request(`/uk/warm${signed()}`, { cookie: first })
    expect(wordsOf(body)).toBe('Draft words')
    expect(wordsOf((await request('/uk/warm', { cookie: sessionOf(headers) })).body)).toBe('Draft words')
  })

  it.each<[string, () => string]>([
    ['an invalid release', () => `/uk/warm${signed({ release: '999' })}`],
    ['a missing page', () => `/uk/nowhere${signed()}`],
  ])('stays as it was after %s', async (_, path) => {
    const cookie = sessionOf((await request(`/uk/warm${signed({ release: String(release) })}`)).headers)
    const { status, headers } = await request(path(), { cookie })
    expect([status === 200, headers.get('set-cookie')]).toEqual([false, null])
    expect(wordsOf((await request('/uk/warm', { cookie })).body)).toBe('Spring words')
  })

  it('ends when it is left, and leads back to the page', async () => {
    const { status, headers } = await request('/preview/leave?to=%2Fuk%2Fwarm')
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([303, '/uk/warm', 'no-store'])
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^preview=; Max-Age=0; .*Partitioned$/),
      expect.stringMatching(/^desk-preview=; Max-Age=0; .*SameSite=Strict$/),
    ])
    const elsewhere = await request('/preview/leave?to=%2F%2Felsewhere.example')
    expect(elsewhere.headers.get('location')).toBe('/')
  })
})

describe('drafts never reach another visitor', () => {
  const asEditor = async (path: string) => wordsOf((await request(path + signed())).body)
  const inSession = async (path: string) => {
    const cookie = sessionOf((await request(`/uk/warm${signed()}`)).headers)
    return wordsOf((await request(path, { cookie })).body)
  }
  const asVisitor = async (path: string) => {
    const { body } = await request(path)
    expect(body).not.toMatch(/draft|data-blok|"preview"/i)
    return wordsOf(body)
  }

  it.each(FORMS)('neither before nor after an editor, nor at the same time: %s', async (_, at) => {
    const path = at('/uk/warm')
    for (const show of [asEditor, inSession]) {
      expect(await show(path)).toBe('Draft words')
      expect(await asVisitor(path)).toBe('Published words')
      expect(await show(path)).toBe('Draft words')
      const together = await Promise.all([show(path), asVisitor(path), show(path), asVisitor(path)])
      expect(together).toEqual(['Draft words', 'Published words', 'Draft words', 'Published words'])
    }
  })

  it('when the editor is the first to see a page, a visitor gets it rendered again', async () => {
    expect(await asEditor('/de/warm')).toBe('Draft words')
    const { headers, body } = await request('/de/warm')
    expect([wordsOf(body), headers.get('server-timing')?.includes('cache;desc="miss"')]).toEqual([
      'Published words',
      true,
    ])
  })
})

describe('without a preview token', () => {
  let plain: Shop
  beforeAll(async () => {
    plain = await startShop({ DATABASE_URL: empty.options.databaseUrl ?? '', DEMO_SHOP: 'false', LOG_LEVEL: 'error' })
  })
  afterAll(() => plain.stop())

  it.each(['', 'undefined', TOKEN])('~CNT-30 no visitor sees drafts, also not signed with %j', async (token) => {
    const query = signed({ space: '1', token })
    const cookie = createSessions(token).cookieOf({ release: undefined }, new Date()).split(';')[0] ?? ''
    const { status, headers, body } = await request(`/uk/warm${query}`, { from: plain.url, cookie })
    expect([status, wordsOf(body), headers.get('set-cookie')]).toEqual([200, 'Published words', null])
    expect(headers.get('server-timing')).toContain('cache;desc="bypass"')
  })
})
