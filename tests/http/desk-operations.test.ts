/** Operations over HTTP: what is rejected, in which language, and what an unexpected error discloses. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { LANGUAGES } from '../../src/markets/languages/languages.ts'
import { createRegistry } from '../../src/merchant/registry/registry.ts'
import { merchantOperation } from '../../src/merchant/operation.ts'
import { MERCHANT_REGISTRY } from '../../src/merchant/operations.ts'
import { ok } from '../../src/platform/result.ts'
import type { DeskClient } from '../support/desk-client.ts'
import { openDeskApp, type DeskUnderTest } from '../support/desk-app.ts'
import { enrolStaff, succeeded } from '../support/enrol-staff.ts'

const write = { kind: 'write', permission: 'signed-in', fresh: false, output: z.strictObject({}) } as const

/** Mistakes that no operation of the shop makes. */
const broken = merchantOperation({
  ...write,
  name: 'test.broken',
  input: z.strictObject({}),
  run: async () => {
    throw new Error('The password of the database')
  },
})

let released: () => void = () => {}

/** Waits until it is released, after it has written a row. */
const endless = merchantOperation({
  ...write,
  name: 'test.endless',
  timeoutMs: 50,
  input: z.strictObject({ fact: z.string() }),
  run: async ({ database, signal }, { fact }) => {
    await database.query.insertInto('facts').values({ name: fact, value: '1' }).execute()
    await new Promise<void>((resolve) => {
      released = resolve
      signal.addEventListener('abort', () => resolve())
    })
    return ok({})
  },
})

const upload = merchantOperation({
  ...write,
  name: 'test.upload',
  isUpload: true,
  input: z.strictObject({ file: z.string() }),
  run: async () => ok({}),
})

const REGISTRY = createRegistry([...MERCHANT_REGISTRY.operations, broken, endless, upload])

let desk: DeskUnderTest
let owner: DeskClient
beforeAll(async () => {
  desk = await openDeskApp('sqlite', { registry: REGISTRY })
  owner = desk.browser()
  await enrolStaff(owner, await desk.invite('ada@example.com', 'owner'), { clock: desk.clock })
})
afterAll(async () => {
  released()
  await desk.close()
})

const account = z.object({ value: z.object({ version: z.int() }) })

describe('a call of an operation', () => {
  it('OPS-01 refuses unknown members with 400 and their path, in the input and beside it', async () => {
    const inside = await owner.call('order.list', { offset: 0, limit: 10, isAdmin: true })
    expect([inside.status, inside.body]).toEqual([400, expect.objectContaining({ field: 'isAdmin' })])
    const deep = await owner.call('order.list', {
      offset: 0,
      limit: 10,
      sort: { field: 'number', descending: true, x: 1 },
    })
    expect([deep.status, deep.body]).toEqual([400, expect.objectContaining({ field: 'sort.x' })])
    const beside = await owner.post('api/order.list', { input: { offset: 0, limit: 10 }, actor: 'system' })
    expect([beside.status, beside.body]).toEqual([
      400,
      expect.objectContaining({ code: 'INVALID_REQUEST', field: 'actor' }),
    ])
  })

  it('OPS-01 answers 404 for a name without an operation, and 405 for another method than POST', async () => {
    const unknown = await owner.call('order.destroy')
    expect([unknown.status, unknown.body]).toEqual([404, expect.objectContaining({ code: 'UNKNOWN_OPERATION' })])
    const read = await fetch(`${desk.url}/desk/api/order.list`)
    expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST'])
  })

  it('~OPS-04 needs a key of 16 to 64 characters to write', async () => {
    for (const key of ['short', 'x'.repeat(65)]) {
      const { status, body } = await owner.call('preference.save', { key: 'theme', value: 'dark' }, { key })
      expect([status, body]).toEqual([400, expect.objectContaining({ code: 'IDEMPOTENCY_KEY_REQUIRED' })])
    }
  })

  it('OPS-12 fails in the language of the account, which changes with the account', async () => {
    const messageOf = async () => {
      const { body } = await owner.call('order.read', { number: '999999999' })
      return z.object({ code: z.string(), message: z.string() }).strict().parse(body).message
    }
    const english = await messageOf()
    const { version } = account.parse((await owner.call('account.read')).body).value
    succeeded(
      await owner.call('account.change', { name: 'Ada', language: 'de', theme: 'system', timeZone: null, version }),
    )
    expect(await messageOf()).not.toBe(english)
    const again = account.parse((await owner.call('account.read')).body).value.version
    succeeded(
      await owner.call('account.change', {
        name: 'Ada',
        language: 'en',
        theme: 'system',
        timeZone: null,
        version: again,
      }),
    )
  })

  it('OPS-12 failures of signing in are in the language of the browser, those of an account in its own', async () => {
    const message = z.object({ code: z.string(), message: z.string() })
    const said: string[] = []
    for (const language of LANGUAGES) {
      const { status, body } = await desk
        .browser()
        .post('auth/link', { token: 'gone' }, { 'accept-language': `${language}-XX,en;q=0.5` })
      expect([status, message.parse(body).code]).toEqual([410, 'LINK_GONE'])
      said.push(message.parse(body).message)
    }
    expect(new Set(said).size).toBe(LANGUAGES.length)
    const own = await owner.post('auth/confirm', { code: '000000' }, { 'accept-language': 'fr' })
    expect(own.status).toBeGreaterThanOrEqual(400)
    expect(message.parse(own.body).message).toMatch(/^[A-Z][a-z ]+/)
    const stranger = await desk.browser().post('auth/confirm', { code: '000000' }, { 'accept-language': 'fr' })
    expect(message.parse(stranger.body).message).toBe('Vous n’avez pas ouvert de session')
  })

  it('OPS-12 an unexpected error answers 500 with a request id that the log has, and nothing else of it', async () => {
    const { status, body } = await owner.call('test.broken')
    const { requestId } = z
      .strictObject({ code: z.literal('INTERNAL'), message: z.string(), requestId: z.string() })
      .parse(body)
    expect(status).toBe(500)
    expect(JSON.stringify(body)).not.toContain('password')
    const lines = desk.logged.filter((line) => line.includes(requestId))
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('The password of the database')
  })

  it('OPS-13 an operation that runs too long is rolled back and answers 504', async () => {
    const { status, body } = await owner.call('test.endless', { fact: 'endless' })
    expect([status, body]).toEqual([504, expect.objectContaining({ code: 'TIMEOUT' })])
    const rows = desk.database.query.selectFrom('facts').select('name').where('name', '=', 'endless')
    await expect.poll(() => rows.execute()).toEqual([])
  })
})

describe('a body that is too large', () => {
  /** Sends the beginning of a request, and reads the answer although the rest never comes. */
  async function answerTo(operation: string, head: readonly string[], body: string): Promise<string> {
    const { hostname, port } = new URL(desk.url)
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    const lines = [
      `POST /desk/api/${operation} HTTP/1.1`,
      `Host: ${hostname}:${port}`,
      `Cookie: ${owner.cookie()}`,
      'Content-Type: application/json',
      'Sec-Fetch-Site: same-origin',
      'Idempotency-Key: 0123456789abcdef',
      ...head,
    ]
    socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`)
    const [answer] = await once(socket, 'data')
    socket.destroy()
    return String(answer)
  }

  const chunk = (size: number) => `${size.toString(16)}\r\n${'x'.repeat(size)}\r\n`

  it.each([
    ['an operation', 'order.list', 1024 * 1024],
    // A file of 40 MB is a third longer as base64.
    ['an upload', 'test.upload', 60 * 1024 * 1024],
  ])('OPS-13 of %s is refused by its declared length, before any of it has arrived', async (_, operation, limit) => {
    const answer = await answerTo(operation, [`Content-Length: ${limit + 1}`], '')
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    expect(answer).toMatch(/^connection: close/im)
    expect(answer).toContain('BODY_TOO_LARGE')
  })

  it('OPS-13 without a declared length is refused when the limit is exceeded, before it ends', async () => {
    const answer = await answerTo('order.list', ['Transfer-Encoding: chunked'], chunk(1024 * 1024) + chunk(1024))
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  })

  it('OPS-13 of an upload may have 40 MB', async () => {
    const { status } = await owner.call('test.upload', { file: 'x'.repeat(2 * 1024 * 1024) })
    expect(status).toBe(200)
  })

  it('~OPS-13 of a caller without a session is not read', async () => {
    const stranger = desk.browser()
    const { status, body } = await stranger.call('order.list', { x: 'x'.repeat(2 * 1024 * 1024) })
    expect([status, body]).toEqual([401, expect.objectContaining({ code: 'SIGNED_OUT' })])
  })
})

describe('a write', () => {
  const send = (headers: Record<string, string>, path = 'api/view.list', body = '{"input":{"screen":"orders"}}') =>
    fetch(`${desk.url}/desk/${path}`, {
      method: 'POST',
      headers: { cookie: owner.cookie(), 'idempotency-key': '0123456789abcdef', ...headers },
      body,
    })
  const JSON_TYPE = { 'content-type': 'application/json' }

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another host of the same site, such as the shop', { 'sec-fetch-site': 'same-site' }],
    ['an address that was typed', { 'sec-fetch-site': 'none' }],
    ['an older browser on another site', { origin: 'https://evil.example' }],
    ['a program without either header', {}],
  ])('STF-20 from %s is 403, for operations and for sign-in', async (_, headers: Record<string, string>) => {
    for (const [path, body] of [
      ['api/view.list', '{"input":{"screen":"orders"}}'],
      ['auth/sign-out', '{}'],
      ['auth/forgot', '{"email":"ada@example.com"}'],
    ] as const) {
      const response = await send({ ...JSON_TYPE, ...headers }, path, body)
      expect([path, response.status, await response.json()]).toEqual([
        path,
        403,
        expect.objectContaining({ code: 'CROSS_SITE' }),
      ])
    }
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    'STF-20 that is not JSON is 415: %s',
    async (type) => {
      expect((await send({ 'sec-fetch-site': 'same-origin', 'content-type': type })).status).toBe(415)
      const signOut = await send({ 'sec-fetch-site': 'same-origin', 'content-type': type }, 'auth/sign-out', '{}')
      expect(signOut.status).toBe(415)
    },
  )

  it('STF-20 of the desk itself is accepted, also from a browser that sends its origin only', async () => {
    expect((await send({ ...JSON_TYPE, 'sec-fetch-site': 'same-origin' })).status).toBe(200)
    expect((await send({ ...JSON_TYPE, origin: desk.url })).status).toBe(200)
  })
})
