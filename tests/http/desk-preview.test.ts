/** Previews that the desk opens: tickets, the cookie, unsaved input, and that no one else ever receives it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { deskClient, type DeskClient } from '../support/desk-client.ts'
import { demoOwner, enrolMember, type StaffMember } from '../support/desk-staff.ts'
import { signInAgain, succeeded } from '../support/enrol-staff.ts'
import { PREVIEW, signedQuery } from '../support/signed-query.ts'
import { startShop, type Shop } from '../support/start-shop.ts'

const SLUG = 'uk/home'

let shop: Shop
let member: StaffMember
let owner: DeskClient
let build: string
let home: Readonly<Record<string, unknown>>

const storyRead = z.object({ value: z.object({ content: z.record(z.string(), z.unknown()), version: z.int() }) })

beforeAll(async () => {
  shop = await startShop({
    CONTENT_PREVIEW_TOKEN: PREVIEW.token,
    CONTENT_SPACE_ID: PREVIEW.space,
    CONTENT_EDITOR_URL: 'https://editor.example',
    LOG_LEVEL: 'error',
  })
  // The first account ends the demo, and with it the sessions of its owner.
  member = await enrolMember(await demoOwner(shop), shop.url, 'owner')
  owner = member.browser
  const page = await (await fetch(`${shop.url}/uk`)).text()
  build = /"build":"([^"]+)"/.exec(page)?.[1] ?? ''
  home = storyRead.parse(succeeded(await owner.call('story.read', { slug: SLUG }))).value.content
})
afterAll(() => shop.stop())

async function anotherSession(): Promise<DeskClient> {
  const browser = deskClient(shop.url)
  await signInAgain(browser, member)
  return browser
}

const ticketIn = z.object({ ticket: z.string() })

const ticketFor = async (desk: DeskClient, storefront = 'uk'): Promise<string> =>
  ticketIn.parse(succeeded(await desk.post('preview/ticket', { storefront }))).ticket

/** As the form of the desk sends it. */
async function open(ticket: string, { path = '/uk', origin = shop.url } = {}) {
  const response = await fetch(`${shop.url}/preview/open`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin },
    body: new URLSearchParams({ ticket, path }),
  })
  const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';')
  return { status: response.status, location: response.headers.get('location'), headers: response.headers, cookie }
}

const opened = async (desk = owner): Promise<string> => (await open(await ticketFor(desk))).cookie

const wordsFor = (title: string) => ({ ...home, title })

/** As the page in the frame sends it. */
async function type(cookie: string, input: object, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(`${shop.url}/preview/input`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    body: JSON.stringify({ path: '/uk', slug: SLUG, ...input }),
  })
  return { status: response.status, headers: response.headers, body: await response.text() }
}

const hero = (title: string) => ({
  ...home,
  body: [{ component: 'quote', _uid: 'typed', text: title, tint: 'sun' }],
})

async function read(cookie: string | undefined, path = '/uk') {
  const response = await fetch(shop.url + path, cookie === undefined ? {} : { headers: { cookie } })
  return { headers: response.headers, body: await response.text() }
}

describe('a ticket', () => {
  it('DCO-05 opens a preview once: it becomes a cookie of an hour that no script reads', async () => {
    const ticket = await ticketFor(owner)
    const first = await open(ticket)
    expect([first.status, first.location]).toEqual([303, '/uk'])
    expect(first.headers.get('set-cookie')).toMatch(
      /^desk-preview=[^;]+; Max-Age=3600; Path=\/; HttpOnly; SameSite=Strict/,
    )
    expect(first.headers.get('cache-control')).toBe('no-store')
    const page = await read(first.cookie)
    expect(page.body).toContain('"isDesk":true')
    const second = await open(ticket)
    expect([second.status, second.location, second.cookie]).toEqual([303, '/uk', 'desk-preview='])
    expect((await read(second.cookie)).body).not.toContain('"preview":{')
  })

  it.each([
    ['of another storefront', async () => open(await ticketFor(owner, 'de'))],
    ['that was invented', async () => open('A'.repeat(43))],
    ['that is none', async () => open('')],
    ['from another site', async () => open(await ticketFor(owner), { origin: 'https://evil.example' })],
    // As a sandboxed frame of any site sends it.
    ['from a page without an origin', async () => open(await ticketFor(owner), { origin: 'null' })],
  ])('DCO-05 %s shows what is published', async (_, attempt) => {
    const { status, cookie } = await attempt()
    expect([status, cookie]).toEqual([303, 'desk-preview='])
  })

  it('DCO-05 leaving a preview ends it', async () => {
    const left = await fetch(`${shop.url}/preview/leave?to=/uk`, { redirect: 'manual' })
    expect(left.status).toBe(303)
    const ended = left.headers.getSetCookie().map((cookie) => cookie.split(';').slice(0, 2).join(';'))
    expect(ended).toEqual(['preview=; Max-Age=0', 'desk-preview=; Max-Age=0'])
  })

  it('DCO-12 of a release shows the storefront as it will be, and only to its session', async () => {
    const save = (content: object) =>
      owner.call('story.save', { slug: SLUG, name: 'Home', content, publish: false, checkOnly: false })
    succeeded(await save(hero('Home of the spring')))
    const created = z.object({ value: z.object({ id: z.int() }) })
    const { id: release } = created.parse(succeeded(await owner.call('release.create', { name: 'Spring' }))).value
    succeeded(await owner.call('release.put', { id: release, stories: [SLUG], texts: [] }))
    // A later draft is not in the release.
    succeeded(await save(hero('Home of the summer')))
    const { ticket } = ticketIn.parse(succeeded(await owner.post('preview/ticket', { storefront: 'uk', release })))
    const { cookie } = await open(ticket)
    const seen = await read(cookie)
    expect(seen.body).toContain('Home of the spring')
    expect(seen.body).not.toContain('Home of the summer')
    expect((await read(await opened())).body).toContain('Home of the summer')
    expect(seen.headers.get('cache-control')).toContain('no-store')
    expect((await read(undefined)).body).not.toContain('Home of the spring')
  })

  it('DCO-05 is only for staff who are signed in, and for requests of the desk', async () => {
    const stranger = await fetch(`${shop.url}/desk/preview/ticket`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ storefront: 'uk' }),
    })
    expect(stranger.status).toBe(401)
    const foreign = await owner.post('preview/ticket', { storefront: 'uk' }, { 'sec-fetch-site': 'cross-site' })
    expect(foreign.status).toBe(403)
    expect((await owner.post('preview/ticket', { storefront: 'xx' })).status).toBe(400)
  })

  it('DCO-05 its cookie opens no other storefront, and ends with the session of the desk', async () => {
    const browser = await anotherSession()
    const cookie = await opened(browser)
    expect((await read(cookie)).body).toContain('"isDesk":true')
    expect((await read(cookie, '/de')).body).not.toContain('"isDesk"')
    succeeded(await browser.post('auth/sign-out', {}))
    expect((await read(cookie)).body).not.toContain('"isDesk"')
    expect((await type(cookie, { sequence: 1, content: null })).status).toBe(401)
  })

  it('DCO-05 signed addresses of foreign editors open drafts as before', async () => {
    const { headers, body } = await read(undefined, `/uk${signedQuery()}`)
    expect(body).toContain('"editor":"https://editor.example"')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self' https://editor.example")
  })
})

describe('the frame', () => {
  it('~DCO-04 may be shown by the desk only with a preview, and by no one without', async () => {
    const framed = await read(await opened())
    expect(framed.headers.get('content-security-policy')).toMatch(new RegExp(`frame-ancestors ${shop.url}$`))
    expect((await read(undefined)).headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect((await read('desk-preview=forged.uk.0.9999999999.x')).headers.get('content-security-policy')).toContain(
      "frame-ancestors 'none'",
    )
  })
})

describe('unsaved input', () => {
  it('DCO-02 is in the answer, in later pages of the session, and in no cache', async () => {
    const cookie = await opened()
    const typed = await type(cookie, { sequence: 1, content: hero('Typed and not saved') })
    expect([typed.status, typed.body.includes('Typed and not saved')]).toEqual([200, true])
    expect(typed.headers.get('cache-control')).toBe('private, no-store')
    for (const path of ['/uk', `/_data/${build}/uk`]) {
      const own = await read(cookie, path)
      expect([own.body.includes('Typed and not saved'), own.headers.get('cache-control')]).toEqual([
        true,
        'private, no-store',
      ])
      expect((await read(undefined, path)).body).not.toContain('Typed and not saved')
    }
  })

  it('DCO-02 reaches neither another session of the same person, nor one of another, nor a foreign editor', async () => {
    const cookie = await opened()
    await type(cookie, { sequence: 1, content: hero('Only mine') })
    const same = await anotherSession()
    const colleague = await enrolMember(owner, shop.url, 'content')
    for (const browser of [same, colleague.browser]) {
      expect((await read(await opened(browser))).body).not.toContain('Only mine')
    }
    expect((await read(undefined, `/uk${signedQuery()}`)).body).not.toContain('Only mine')
    expect((await read(cookie)).body).toContain('Only mine')
    const listed = JSON.stringify((await owner.call('story.read', { slug: SLUG })).body)
    expect(listed).not.toContain('Only mine')
  })

  it('~DCO-01 the latest input wins, whatever arrives last', async () => {
    const cookie = await opened()
    expect((await type(cookie, { sequence: 5, content: hero('Later words') })).status).toBe(200)
    expect((await type(cookie, { sequence: 4, content: hero('Earlier words') })).status).toBe(409)
    expect((await read(cookie)).body).toContain('Later words')
    expect((await type(cookie, { sequence: 6, content: null })).body).not.toContain('Later words')
  })

  it('DCO-02 a new frame begins with what is saved', async () => {
    const cookie = await opened()
    await type(cookie, { sequence: 1, content: hero('Left behind') })
    expect((await read(await opened())).body).not.toContain('Left behind')
  })

  it.each([
    ['without a preview', { cookie: '' }, { sequence: 1, content: null }, 401],
    ['of another site', { 'sec-fetch-site': 'cross-site' }, { sequence: 1, content: null }, 403],
    ['without a sequence', {}, { content: null }, 400],
    ['that is no story', {}, { sequence: 1, content: [] }, 400],
    ['that is too deep', {}, { sequence: 1, content: { component: 'page', body: nested(80) } }, 400],
    ['that is too large', {}, { sequence: 1, content: { component: 'page', title: 'x'.repeat(1_100_000) } }, 413],
    ['with a member that there is not', {}, { sequence: 1, content: null, also: true }, 400],
  ])('DCO-02 %s is rejected', async (_, headers, input, status) => {
    expect((await type(await opened(), input, headers)).status).toBe(status)
  })

  it('shows the page although a block of it cannot be drawn', async () => {
    const cookie = await opened()
    const broken = { ...wordsFor('Odd'), body: [{ component: 'unknown' }, null, 5, { component: 'hero' }] }
    expect((await type(cookie, { sequence: 1, content: broken })).status).toBe(200)
  })
})

function nested(depth: number): unknown {
  return depth === 0 ? [] : [nested(depth - 1)]
}
