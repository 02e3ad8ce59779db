import { describe, expect, it } from 'vitest'
import { local } from './local-transport.ts'
import type { OperationRoute } from './transport.ts'

const ROUTE: OperationRoute = { method: 'GET', path: '/carts' }
const answering = (status: number, value: unknown) => local({ call: async () => ({ status, value }) })

describe('local', () => {
  it.each([200, 201, 204, 299])('resolves with the reply of the status %d', async (status) => {
    expect(await answering(status, { id: '1' })(ROUTE)).toEqual({ status, value: { id: '1' } })
  })

  it.each([100, 199, 300, 404, 500])('rejects with the status %d and the answer', async (status) => {
    const answer = { code: 'CART_NOT_FOUND' }
    await expect(answering(status, answer)(ROUTE)).rejects.toMatchObject({ kind: 'status', status, answer })
  })

  it('calls the service with the route and the request', async () => {
    const calls: unknown[] = []
    const transport = local({
      call: async (route, request) => {
        calls.push(route, request)
        return { status: 200, value: undefined }
      },
    })
    await transport(ROUTE, { query: { id: '1' } })
    expect(calls).toEqual([ROUTE, { query: { id: '1' } }])
  })

  it('rejects where the caller has given up', async () => {
    await expect(answering(200, {})(ROUTE, { signal: AbortSignal.abort() })).rejects.toMatchObject({ kind: 'aborted' })
  })
})
