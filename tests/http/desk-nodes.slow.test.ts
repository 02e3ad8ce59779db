/** Two nodes of one shop on PostgreSQL: a change at one applies to the next request at the other. */
import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { MIGRATIONS, type ShopSchema } from '../../src/merchant/shop-schema.ts'
import { newId } from '../../src/platform/ids.ts'
import { deskClient, demoTokenIn } from '../support/desk-client.ts'
import { demoOwner, enrolMember, printedToken, type StaffMember } from '../support/desk-staff.ts'
import { signInAgain } from '../support/enrol-staff.ts'
import { emptyDatabase, type EmptyDatabase } from '../support/fresh-database.ts'
import { otherDeskBuild } from '../support/other-build.ts'
import { startShop, type Shop } from '../support/start-shop.ts'

let empty: EmptyDatabase
let one: Shop
let other: Shop
let build: Awaited<ReturnType<typeof otherDeskBuild>>
let owner: StaffMember
let manager: StaffMember
beforeAll(async () => {
  empty = await emptyDatabase('postgres')
  const settings = { DATABASE_URL: empty.options.databaseUrl ?? '', LOG_LEVEL: 'warn' }
  one = await startShop(settings)
  await printedToken(one.lines)
  // As in the middle of a rolling deployment.
  build = await otherDeskBuild()
  other = await startShop(settings, resolve('src/server/main.ts'), build.folder)
})
afterAll(async () => {
  await Promise.all([one.stop(), other.stop()])
  await Promise.all([empty.remove(), build.remove()])
})

const signedOut = { status: 401, body: { code: 'SIGNED_OUT' } }
const sessions = z.object({
  value: z.object({ rows: z.array(z.object({ id: z.string(), account: z.string(), seenAt: z.string() })) }),
})
const accounts = z.object({
  value: z.object({ rows: z.array(z.object({ id: z.string(), email: z.string(), version: z.int() })) }),
})

describe('a rolling deployment', () => {
  it('~DSK-15 a document of either build gets all its files from the node of the other one, also those it loads later', async () => {
    const nodes = [
      { at: one, from: other, folder: '.' },
      { at: other, from: one, folder: build.folder },
    ]
    const documents = await Promise.all(nodes.map(async ({ at }) => (await fetch(`${at.url}/desk`)).text()))
    for (const [index, { at, from, folder }] of nodes.entries()) {
      const files = (await readdir(join(folder, 'dist/desk/assets'))).filter((name) => /\.(?:js|css)$/.test(name))
      const named = Array.from(documents[index]?.matchAll(/\/desk\/assets\/([^"]+)/g) ?? [], ([, name = '']) => name)
      expect(named.length).toBeGreaterThan(1)
      expect(files).toEqual(expect.arrayContaining(named))
      for (const name of files) {
        const [own, foreign] = await Promise.all([at, from].map(({ url }) => fetch(`${url}/desk/assets/${name}`)))
        expect([name, foreign?.status, await foreign?.text()]).toEqual([name, 200, await own?.text()])
      }
    }
    expect(documents[0]).not.toBe(documents[1])
  })
})

describe('the link of the demo', () => {
  it('STF-04 signs in on every node, repeatedly, and the next start replaces it', async () => {
    const token = await printedToken(other.lines)
    for (const { url } of [one, other, one]) {
      const browser = deskClient(url)
      expect((await browser.post('auth/demo', { token })).status).toBe(200)
      expect((await browser.get('auth/session')).body).toMatchObject({ account: { demo: true, role: 'owner' } })
    }
    const replaced = await deskClient(one.url).post('auth/demo', { token: demoTokenIn(one.lines) })
    expect(replaced.status).toBe(410)
  })

  it('STF-04 ends with the first account that is enrolled, on every node, and so do its sessions', async () => {
    const demo = await demoOwner(other)
    owner = await enrolMember(demo, other.url, 'owner')
    const token = demoTokenIn(other.lines)
    for (const { url } of [one, other]) {
      const { status, body } = await deskClient(url).post('auth/demo', { token })
      expect([status, body]).toEqual([410, expect.objectContaining({ code: 'LINK_GONE' })])
      expect(await demo.at(url).get('auth/session')).toMatchObject(signedOut)
    }
    manager = await enrolMember(owner.browser, one.url, 'manager')
  })
})

describe('a session', () => {
  it('STF-17 is valid on both nodes; revoked on one, the next request on the other is refused', async () => {
    const there = manager.browser.at(other.url)
    expect((await there.get('auth/session')).status).toBe(200)
    const { rows } = sessions.parse(
      (await owner.browser.call('session.list', { account: 'all', offset: 0, limit: 50 })).body,
    ).value
    const { id: account } = await accountOf('manager@example.com')
    const session = rows.find((row) => row.account === account)
    expect((await owner.browser.at(one.url).call('session.revoke', { id: session?.id })).status).toBe(200)
    expect(await there.call('account.read')).toMatchObject(signedOut)
    expect(await manager.browser.call('account.read')).toMatchObject(signedOut)
  })

  it('STF-17 has the new role on the other node with its next request, and none once the account is disabled', async () => {
    await signInAgain(manager.browser, manager)
    const there = manager.browser.at(other.url)
    expect((await there.call('audit.list', { offset: 0, limit: 10 })).status).toBe(200)
    const { id, version } = await accountOf('manager@example.com')
    expect((await owner.browser.at(one.url).call('staff.change-role', { id, role: 'reader', version })).status).toBe(
      200,
    )
    const denied = await there.call('audit.list', { offset: 0, limit: 10 })
    expect([denied.status, denied.body]).toEqual([403, expect.objectContaining({ code: 'FORBIDDEN' })])
    const now = await accountOf('manager@example.com')
    const disabled = await owner.browser.at(one.url).call('staff.disable', { id, version: now.version })
    expect(disabled.status).toBe(200)
    expect(await there.call('account.read')).toMatchObject(signedOut)
  })

  const accountOf = async (email: string) => {
    const { rows } = accounts.parse((await owner.browser.call('staff.list', { offset: 0, limit: 50 })).body).value
    const found = rows.find((row) => row.email === email)
    if (found === undefined) throw new Error(`No account ${email}`)
    return found
  }
})

describe('requests with an idempotency key', () => {
  it('OPS-04 of two nodes have one effect, and both get its answer or 409 with Retry-After', async () => {
    const key = newId()
    const nodes = [one, other, one, other].map(({ url }) => owner.browser.at(url))
    const save = (browser: StaffMember['browser'], value: string) =>
      browser.call('view.save', { screen: 'orders', name: 'Open', state: { value }, shared: false }, { key })
    const replies = await Promise.all(nodes.map((browser) => save(browser, 'a')))
    for (const { status, headers } of replies.filter((reply) => reply.status !== 200)) {
      expect([status, headers.get('retry-after')]).toEqual([409, '1'])
    }
    expect(replies.some(({ status }) => status === 200)).toBe(true)
    const repeated = await Promise.all(nodes.map((browser) => save(browser, 'a')))
    expect(new Set(repeated.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    const listed = await owner.browser.call('view.list', { screen: 'orders' })
    expect(JSON.stringify(listed.body).match(/"Open"/g)).toHaveLength(1)
    expect((await save(owner.browser, 'b')).status).toBe(422)
  })
})

describe('an API key', () => {
  it('HKS-12 has 600 requests a minute on both nodes together, then both answer 429 with Retry-After', async () => {
    const { body } = await owner.browser.call('api-key.create', { name: 'Warehouse', scopes: ['stock:read'] })
    const { key } = z.object({ value: z.object({ key: z.string() }) }).parse(body).value
    const ask = (sent: number) =>
      fetch(`${(sent % 2 === 0 ? one : other).url}/merchant/v1/stock?limit=1`, {
        headers: { authorization: `Bearer ${key}` },
      })
    expect((await ask(0)).status).toBe(200)
    // As if 590 had been sent.
    const database = await empty.open<ShopSchema>(MIGRATIONS)
    const used = await database.query
      .updateTable('rate_limit_buckets')
      .set({ taken: 590 })
      .where('policy', '=', 'merchant-api.key')
      .executeTakeFirst()
    await database.close()
    expect(used.numUpdatedRows).toBe(1n)
    const replies = await Promise.all(Array.from({ length: 20 }, (_, sent) => ask(sent)))
    const statuses = replies.map(({ status }) => status)
    expect([200, 429].map((status) => statuses.filter((found) => found === status).length)).toEqual([10, 10])
    for (const sent of [0, 1]) {
      const limited = await ask(sent)
      expect([limited.status, limited.headers.get('content-type')]).toEqual([429, 'application/problem+json'])
      expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
    }
  })

  it('HKS-09 is refused by both nodes once it is revoked at one', async () => {
    const { body } = await owner.browser.call('api-key.create', { name: 'Short-lived', scopes: ['stock:read'] })
    const { key, id } = z.object({ value: z.object({ key: z.string(), id: z.string() }) }).parse(body).value
    const statusAt = async ({ url }: Shop) =>
      (await fetch(`${url}/merchant/v1/stock`, { headers: { authorization: `Bearer ${key}` } })).status
    expect([await statusAt(one), await statusAt(other)]).toEqual([200, 200])
    expect((await owner.browser.at(other.url).call('api-key.revoke', { id })).status).toBe(200)
    expect([await statusAt(one), await statusAt(other)]).toEqual([401, 401])
  })
})

describe('failed sign-ins', () => {
  it('STF-13 are counted on both nodes together: after five for an account both answer 429 with Retry-After', async () => {
    const attempt = (url: string) =>
      deskClient(url).post('auth/password', { email: owner.email, password: 'not the password of it', code: '000000' })
    const statuses: number[] = []
    for (const { url } of [one, other, one, other, one]) statuses.push((await attempt(url)).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401])
    for (const { url } of [one, other]) {
      const { status, headers } = await attempt(url)
      expect(status).toBe(429)
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(600)
    }
  })
})
