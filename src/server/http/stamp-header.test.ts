import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { describe, expect, it } from 'vitest'
import { createServiceApp } from '../../platform/http/service-app.ts'
import { createLog } from '../../platform/log/log.ts'
import { stampHeader } from './stamp-header.ts'

describe('stampHeader', () => {
  it.each([
    ['GET', {}],
    ['GET', { 'X-Client-IP': '203.0.113.66' }],
    ['POST', {}],
    ['POST', { 'X-Client-IP': '203.0.113.66' }],
  ])('a service gets the stamped header, whatever the visitor sends: %s %j', async (method, headers) => {
    const app = createServiceApp({ name: 'test', log: createLog({ level: 'silent' }), maxBodyBytes: 1000 })
    app.all('/', (c) => c.text(`${c.req.header('x-client-ip')} ${c.req.raw.headers.get('x-client-ip')}`))
    const listen = getRequestListener((request) => app.fetch(request), { overrideGlobalObjects: false })
    const server = createServer((request, response) => {
      stampHeader(request, 'x-client-ip', '198.51.100.1')
      void listen(request, response)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port }: AddressInfo = JSON.parse(JSON.stringify(server.address()))
    const body = method === 'POST' ? { body: 'text' } : {}
    const answer = await fetch(`http://127.0.0.1:${port}/`, { method, headers, ...body })
    expect(await answer.text()).toBe('198.51.100.1 198.51.100.1')
    await new Promise((resolve) => server.close(resolve))
  })
})
