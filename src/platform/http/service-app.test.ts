import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createLog } from '../log/log.ts'
import { checked } from './checked.ts'
import { createServiceApp } from './service-app.ts'

const lines: string[] = []
const log = createLog({ level: 'info', destination: { write: (line) => lines.push(line) } })

const line = z.strictObject({ sku: z.string().min(1), quantity: z.int().min(1) })
const order = z.strictObject({ lines: z.array(line), note: z.string().optional() })

const app = createServiceApp({ name: 'orders', log, maxBodyBytes: 1000 })
app.get('/orders/:id', (c) => c.json({ id: c.req.param('id') }))
app.delete('/orders/:id', (c) => c.body(null, 204))
app.post('/orders', checked(order), (c) => c.json(c.req.valid('json'), 201))
app.get('/missing', (c) => c.json({ code: 'CART_NOT_FOUND', message: 'own words' }, 404))
app.get('/broken', () => {
  throw new Error('password is hunter2 at /srv/shop.ts')
})

function post(body: BodyInit, headers: Record<string, string> = { 'content-type': 'application/json' }) {
  return app.request('/orders', { method: 'POST', body, headers })
}

function postStreamed(note: string) {
  const body = new Blob([JSON.stringify({ lines: [], note })]).stream()
  const headers = { 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body, duplex: 'half' }
  return app.request('/orders', init)
}

describe('the HTTP server of a service', () => {
  it('lets a valid body through', async () => {
    const answer = await post(JSON.stringify({ lines: [{ sku: 'A', quantity: 2 }] }))
    expect(answer.status).toBe(201)
    expect(await answer.json()).toEqual({ lines: [{ sku: 'A', quantity: 2 }] })
  })

  it.each([
    ['a wrong type', { lines: [{ sku: 'A', quantity: '2' }] }, 'lines.0.quantity'],
    ['a missing member', { lines: [{ sku: 'A' }] }, 'lines.0.quantity'],
    ['an unknown member', { lines: [], colour: 'red' }, 'colour'],
    ['an unknown member further in', { lines: [{ sku: 'A', quantity: 1, price: 0 }] }, 'lines.0.price'],
    ['a member named like a prototype', JSON.parse('{"lines":[],"__proto__":{"x":1}}'), '__proto__'],
  ])('400 names the path of %s', async (_, body, field) => {
    const answer = await post(JSON.stringify(body))
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({
      code: 'INVALID_REQUEST',
      message: expect.stringContaining(`${field}: `),
      field,
    })
  })

  it.each(['{"lines": [', '', 'nonsense', '{"a":1}}'])('400 for %j, which is not JSON', async (text) => {
    const answer = await post(text)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ code: 'MALFORMED_JSON', message: 'The request body is not valid JSON' })
  })

  it.each(['null', '[]', '"text"', '7'])('400 for %s, which is JSON but not an object', async (text) => {
    expect((await post(text)).status).toBe(400)
  })

  it('400 for a NUL character, which one of the databases cannot store; an escaped backslash before u0000 is fine', async () => {
    const refused = await post(JSON.stringify({ lines: [], note: 'a\u0000b' }))
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ field: 'note' })
    expect(await (await post('{"lines":[{"sku":"\\u0000","quantity":1}]}')).json()).toMatchObject({
      field: 'lines.0.sku',
    })
    expect((await post('{"a\\u0000":1}')).status).toBe(400)
    expect((await post(JSON.stringify({ lines: [], note: String.raw`a\u0000b` }))).status).toBe(201)
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx'])('415 for %s', async (type) => {
    const answer = await post('{"lines":[]}', { 'content-type': type })
    expect(answer.status).toBe(415)
    expect(await answer.json()).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' })
  })

  it('takes the media type with a character set', async () => {
    expect((await post('{"lines":[]}', { 'content-type': 'application/json; charset=utf-8' })).status).toBe(201)
  })

  it('413 for a body whose declared length is over the limit', async () => {
    const answer = await post('{}', { 'content-type': 'application/json', 'content-length': '1001' })
    expect(answer.status).toBe(413)
    expect(await answer.json()).toEqual({ code: 'BODY_TOO_LARGE', message: 'The request body is too large' })
  })

  it('413 for a body that streams on over the limit, and none for one that ends below it', async () => {
    expect((await postStreamed('x'.repeat(1000))).status).toBe(413)
    expect((await postStreamed('x'.repeat(900))).status).toBe(201)
  })

  it('413 for a body that is longer than it declares', async () => {
    const headers = { 'content-type': 'application/json', 'content-length': '2' }
    expect((await post(JSON.stringify({ lines: [], note: 'x'.repeat(1000) }), headers)).status).toBe(413)
  })

  it('takes a request that outlives its page', async () => {
    const headers = { 'content-type': 'application/json' }
    const answer = await app.request('/orders', { method: 'POST', headers, body: '{"lines":[]}', keepalive: true })
    expect(answer.status).toBe(201)
  })

  it('404 in JSON for an unknown path', async () => {
    const answer = await app.request('/nowhere')
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({ code: 'NOT_FOUND', message: 'There is nothing at this address' })
  })

  it('405 names the methods a known path takes', async () => {
    const answer = await app.request('/orders/7', { method: 'PUT' })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')?.split(', ').toSorted()).toEqual(['DELETE', 'GET', 'HEAD'])
    expect(await answer.json()).toMatchObject({ code: 'METHOD_NOT_ALLOWED' })
  })

  it("leaves a service's own 404 alone", async () => {
    expect(await (await app.request('/missing')).json()).toEqual({ code: 'CART_NOT_FOUND', message: 'own words' })
  })

  it('500 gives away the request id and nothing else; the log has the rest', async () => {
    lines.length = 0
    const answer = await app.request('/broken', { headers: { 'x-request-id': 'req_abc' } })
    expect(answer.status).toBe(500)
    expect(await answer.json()).toEqual({
      code: 'INTERNAL_ERROR',
      message: 'Something went wrong',
      requestId: 'req_abc',
    })
    expect(lines.map((text) => JSON.parse(text))).toEqual([
      expect.objectContaining({
        level: 'error',
        code: 'service.request_failed',
        service: 'orders',
        requestId: 'req_abc',
        method: 'GET',
        path: '/broken',
        err: expect.objectContaining({ message: 'password is hunter2 at /srv/shop.ts' }),
      }),
    ])
  })

  it.each(['a b', '"><script>', 'x'.repeat(65)])('does not take over the request id %j', async (id) => {
    const answer = await app.request('/orders/1', { headers: { 'x-request-id': id } })
    expect(answer.headers.get('x-request-id')).toMatch(/^req_[\w-]{24}_[\da-z]+$/)
  })

  it('a contract that would ignore unknown members cannot be used', () => {
    expect(() => checked(z.object({ a: z.string() }))).toThrow(
      'The schema of an input must be strict: use z.strictObject',
    )
  })
})
