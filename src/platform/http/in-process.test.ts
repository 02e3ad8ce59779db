import { getRequestListener } from '@hono/node-server'
import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createLog } from '../log/log.ts'
import { checked } from './checked.ts'
import { inProcess } from './in-process.ts'
import { createServiceApp } from './service-app.ts'

const VALUE = { socks: ['left', 'right'] }

function service() {
  const app = createServiceApp({ name: 'test', log: createLog({ level: 'silent' }), maxBodyBytes: 100 })
  app.get('/socks', (c) => c.json(VALUE, 201))
  app.get('/labelled', async (c, next) => {
    await next()
    c.header('X-Label', 'washed')
  })
  app.get('/labelled', (c) => c.json(VALUE))
  app.get('/refused', async (c, next) => {
    await next()
    c.header('X-Label', 'washed')
  })
  app.get('/refused', (c) => c.json({ code: 'WORN_OUT' }, 422, { 'X-Reason': 'holes' }))
  app.post('/socks', checked(z.strictObject({ pairs: z.number() })), (c) => c.json(c.req.valid('json')))
  const pairs = checked(z.strictObject({ pairs: z.number() }), { isOfPages: true })
  app.post('/asked-by-pages', pairs, (c) => c.json(c.req.valid('json')))
  app.post('/looked-through', async (c) => {
    const { raw } = c.req
    const [sent, again] = await Promise.all([raw.clone().text(), raw.json()])
    return c.json({ sent, again, isGivenUp: raw.signal.aborted, label: raw.headers.get('x-label') })
  })
  return { outside: async (request: Request) => app.fetch(request) }
}

const ask = (path: string) => new Request(`http://service${path}`)

const NODES_OWN = { Request, Response }

describe('a call within the process', () => {
  afterEach(() => {
    for (const [name, value] of Object.entries(NODES_OWN)) Object.defineProperty(globalThis, name, { value })
  })

  it.each([
    ['of Node', false],
    ['of the server, which the running shop has', true],
  ])(
    'is refused as it would be over the network, whatever was added on the way: with answers %s',
    async (_, isServers) => {
      const { outside } = service()
      getRequestListener(outside, { overrideGlobalObjects: isServers })
      const refused = await inProcess(outside)(new NODES_OWN.Request('http://service/refused'))
      expect([refused.status, refused.ok]).toEqual([422, false])
      expect(Object.fromEntries(refused.headers)).toMatchObject({
        'content-type': 'application/json',
        'x-reason': 'holes',
        'x-label': 'washed',
      })
      expect(await refused.json()).toEqual({ code: 'WORN_OUT' })
    },
  )

  it('is handed the value itself, with its status', async () => {
    const answer = await inProcess(service().outside)(ask('/socks'))
    expect(answer.status).toBe(201)
    expect(await answer.json()).toBe(VALUE)
  })

  it('reads the same where a header was added on the way, or where it is read as text', async () => {
    const labelled = await inProcess(service().outside)(ask('/labelled'))
    expect(labelled.headers.get('x-label')).toBe('washed')
    expect(await labelled.text()).toBe(JSON.stringify(VALUE))
    expect(await (await inProcess(service().outside)(ask('/socks'))).text()).toBe(JSON.stringify(VALUE))
  })

  it.each([
    ['is read', { pairs: 2 }, { pairs: 2 }],
    ['is checked', { pairs: 'two' }, { code: 'INVALID_REQUEST', field: 'pairs' }],
    ['may not be too large', { pairs: 2, more: 'x'.repeat(100) }, { code: 'BODY_TOO_LARGE' }],
  ])('hands its body over beside the request: it %s', async (_, body, expected) => {
    const asked = { url: 'http://service/socks', method: 'POST', headers: undefined }
    const answer = await inProcess(service().outside).near(asked, JSON.stringify(body))
    expect(await answer.json()).toMatchObject(expected)
  })

  it('has its body checked once where pages ask the same each time, and refused each time', async () => {
    const { near } = inProcess(service().outside)
    const asked = { url: 'http://service/asked-by-pages', method: 'POST', headers: undefined }
    const answerTo = async (body: string) => (await near(asked, body)).json()
    const first: unknown = await answerTo('{"pairs":2}')
    expect(first).toEqual({ pairs: 2 })
    expect(await answerTo('{"pairs":2}')).toBe(first)
    expect(await answerTo('{"pairs":3}')).toEqual({ pairs: 3 })
    for (const _ of [1, 2]) expect(await answerTo('{"pairs":"two"}')).toMatchObject({ code: 'INVALID_REQUEST' })
  })

  it('has all that a request has, for whoever looks for more than its address', async () => {
    const asked = { url: 'http://service/looked-through', method: 'POST', headers: { 'X-Label': 'washed' } }
    const answer = await inProcess(service().outside).near(asked, '{"pairs":2}')
    const expected = { sent: '{"pairs":2}', again: { pairs: 2 }, isGivenUp: false, label: 'washed' }
    expect(await answer.json()).toEqual(expected)
  })

  it('has an answer that reads the same in all ways', async () => {
    const written = JSON.stringify(VALUE)
    const answer = async () => inProcess(service().outside)(ask('/socks'))
    expect(Buffer.from(await (await answer()).arrayBuffer()).toString()).toBe(written)
    expect(await (await (await answer()).blob()).text()).toBe(written)
    expect(await (await answer()).clone().json()).toEqual(VALUE)
    expect((await answer()).headers.get('content-type')).toBe('application/json')
  })

  it('is another than one from outside, which gets JSON', async () => {
    const answer = await service().outside(ask('/socks'))
    expect(Object.hasOwn(answer, 'json')).toBe(false)
    expect(await answer.json()).toEqual(VALUE)
  })
})
