import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import type { ServiceEnv } from './service-app.ts'
import { formMembers, isFormRequest, redirectToForm } from './plain-form.ts'

const ours = 'http://shop.test'
const form = {
  sent: 'inquiry-sent',
  failed: 'inquiry-failed',
  mayBeEmpty: ['company', 'pieces', 'website'],
  numbers: ['pieces'],
}

/** Accepts a body with a name, and returns what it received. */
function testApp() {
  const received: unknown[] = []
  const app = new Hono<ServiceEnv>()
  app.use((c, next) => {
    c.set('requestId', 'req_1')
    return next()
  })
  app.post('/', async (c) => {
    if (!isFormRequest(c)) return c.json(await c.req.json(), 201)
    const members = formMembers(await c.req.text(), form)
    received.push(members)
    return redirectToForm(c, form, 'name' in members)
  })
  return { app, received }
}

const submit = async (body: string, headers: Readonly<Record<string, string>> = {}) => {
  const { app, received } = testApp()
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await app.request(`${ours}/`, { method: 'POST', body, headers: { ...type, ...headers } })
  return { answer, received, location: answer.headers.get('location') }
}

describe('plainForm', () => {
  it.each<[string, string, object]>([
    ['its fields as members', 'name=Ada+King&message=a%0D%0Ab%26c', { name: 'Ada King', message: 'a\r\nb&c' }],
    ['pieces as a number', 'pieces=+250+', { pieces: 250 }],
    ['pieces that are none as they are', 'pieces=2.5', { pieces: '2.5' }],
    ['what may be left out and is empty as left out', 'company=&pieces=+&website=%0A', {}],
    ['what is needed and empty as empty', 'name=&message=', { name: '', message: '' }],
    ['a field sent twice as what no member can be', 'name=a&name=b&name=c', { name: [] }],
    ['a prototype as one more name', '__proto__=x', JSON.parse('{"__proto__":"x"}')],
    ['nothing as nothing', '', {}],
  ])('reads %s', async (_, sent, members) => {
    expect((await submit(sent)).received).toEqual([members])
  })

  it.each([
    ['sent', 'name=Ada', '/#inquiry-sent'],
    ['failed', 'message=a', '/#inquiry-failed'],
  ])('reports that it was %s, and nothing else', async (_, sent, location) => {
    const { answer } = await submit(sent)
    expect([answer.status, await answer.text(), Object.fromEntries(answer.headers)]).toEqual([
      303,
      '',
      { location, 'x-request-id': 'req_1' },
    ])
  })

  it('leaves JSON alone', async () => {
    const headers = { 'content-type': 'application/json' }
    const { app, received } = testApp()
    const answer = await app.request(`${ours}/`, { method: 'POST', body: '{"name":""}', headers })
    expect([answer.status, await answer.json(), received]).toEqual([201, { name: '' }, []])
  })

  it.each([
    ['its path, without query and fragment', `${ours}/uk/gifts?utm_source=x#y`, '/uk/gifts'],
    ['its path as addresses are spelt', `${ours}/de/f%C3%BCr-alle`, '/de/f%C3%BCr-alle'],
    ['its path on another scheme, which a proxy may have taken off', 'https://shop.test/uk/gifts', '/uk/gifts'],
    ['the front page without a page', '', '/'],
    ['the front page for what is no address', 'uk/gifts', '/'],
    ['the front page for another site', 'https://elsewhere.example/uk/gifts', '/'],
    ['the front page for another port', `${ours}:8080/uk/gifts`, '/'],
    ['the front page for a path like another site', `${ours}//elsewhere.example/x`, '/'],
    ['the front page for the same with a backslash', `${ours}/\\elsewhere.example/x`, '/'],
    ['the front page for the same behind dots', `${ours}/uk/..//elsewhere.example`, '/'],
    ['the front page for a script', 'javascript:alert(1)', '/'],
  ])('redirects to %s', async (_, referer, path) => {
    expect((await submit('name=Ada', { referer })).location).toBe(`${path}#inquiry-sent`)
  })

  it.each([
    ['same-origin', 'https://public.example/uk/gifts', '/uk/gifts'],
    ['same-site', 'https://public.example/uk/gifts', '/'],
    ['cross-site', 'http://shop.test/uk/gifts', '/'],
    ['same-origin', 'https://public.example//elsewhere.example', '/'],
    ['same-origin', 'other:/\\elsewhere.example', '/'],
    ['same-origin', 'mailto:elsewhere.example', '/'],
  ])('trusts a browser that sends %s rather than the host: %s', async (site, referer, path) => {
    const { location } = await submit('name=Ada', { referer, 'sec-fetch-site': site })
    expect(location).toBe(`${path}#inquiry-sent`)
  })
})
