import { describe, expect, it } from 'vitest'
import { createRequestLog } from './recent-requests.ts'

const put = (path: string) => new Request(`http://shop.test${path}`, { method: 'PUT', body: 'a secret' })

describe('recent requests', () => {
  it('~CRT-29 25 requests leave the last 20, each with method and URL', () => {
    const { note, recent } = createRequestLog()
    for (let index = 0; index < 25; index += 1) note(put(`/${index}?x=1`))
    expect(recent()).toHaveLength(20)
    expect(recent()[0]).toEqual({ method: 'PUT', url: '/5?x=1' })
    expect(recent().at(-1)).toEqual({ method: 'PUT', url: '/24?x=1' })
  })

  it('~CRT-29 a request that is noted twice is stored once, one that is repeated twice', () => {
    const { note, recent } = createRequestLog()
    const request = put('/carts')
    for (const noted of [request, request, put('/carts'), { method: 'GET', url: '/carts' }]) note(noted)
    expect(recent().map(({ method }) => method)).toEqual(['PUT', 'PUT', 'GET'])
  })
})
