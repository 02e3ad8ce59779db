import { describe, expect, it } from 'vitest'
import { rememberRequests } from './recent-requests.ts'

describe('rememberRequests', () => {
  it('~CRT-29 25 requests leave the last 20, each with method and URL', async () => {
    const { fetch, recent } = rememberRequests(async () => new Response())
    for (let index = 0; index < 25; index += 1) {
      await fetch(new Request(`http://shop.test/${index}`, { method: 'PUT', body: 'a secret' }))
    }
    expect(recent()).toHaveLength(20)
    expect(recent()[0]).toEqual({ method: 'PUT', url: 'http://shop.test/5' })
    expect(recent().at(-1)).toEqual({ method: 'PUT', url: 'http://shop.test/24' })
  })

  it('~CRT-29 remembers those that failed', async () => {
    const { fetch, recent } = rememberRequests(() => Promise.reject(new TypeError('offline')))
    await expect(fetch(new Request('http://shop.test/'))).rejects.toThrow('offline')
    expect(recent()).toEqual([{ method: 'GET', url: 'http://shop.test/' }])
  })
})
