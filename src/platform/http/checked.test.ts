import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { checked } from './checked.ts'

const app = new Hono().post('/', checked(z.strictObject({ name: z.string() })), (c) => c.body(null, 204))
const post = (body: string) =>
  app.request('/', { method: 'POST', headers: { 'content-type': 'application/json' }, body })

describe('a refusal hands back little of what it refuses', () => {
  const deep = 200_000
  const long = 'x'.repeat(400_000)

  it.each([
    ['a NUL in lists of lists', `${'['.repeat(deep)}"\\u0000"${']'.repeat(deep)}`, /^0(?:\.0)+\.$/],
    ['a NUL behind a long name', `{"${long}":"\\u0000"}`, /^x+$/],
    ['a NUL behind long names', `{"a":{"${long}":{"b":{"c":"\\u0000"}}}}`, /^a\.x+$/],
    ['an unknown member with a long name', `{"name":"","${long}":1}`, /^x+$/],
  ])('%s', async (_, body, start) => {
    const answer = await post(body)
    const text = await answer.text()
    expect([answer.status, text.length < 600]).toEqual([400, true])
    const { field }: { field: string } = JSON.parse(text)
    expect(field).toMatch(start)
    expect(field).toHaveLength(200)
  })

  it('a short path is handed back whole', async () => {
    expect(await (await post('{"name":["a",{"b":"\\u0000"}]}')).json()).toMatchObject({ field: 'name.1.b' })
  })
})
