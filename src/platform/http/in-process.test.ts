import { describe, expect, it } from 'vitest'
import { createLog } from '../log/log.ts'
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
  return { outside: async (request: Request) => app.fetch(request) }
}

const ask = (path: string) => new Request(`http://service${path}`)

describe('a call within the process', () => {
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

  it('is another than one from outside, which gets JSON', async () => {
    const answer = await service().outside(ask('/socks'))
    expect(Object.hasOwn(answer, 'json')).toBe(false)
    expect(await answer.json()).toEqual(VALUE)
  })
})
