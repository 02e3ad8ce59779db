import { describe, expect, it } from 'vitest'
import { restoreCart } from './restore-cart.ts'

describe('a cart from a link', () => {
  it('~CRT-24 ~CRT-25 ~CRT-26 CRT-40 adds what parses, one after the other, and leaves out what fails', async () => {
    const requested: unknown[] = []
    const added = await restoreCart('111x2,x3,222x1,333x4', async (product) => {
      requested.push(product)
      if (product.id === '222') throw new Error('unknown')
    })
    expect(requested).toEqual([
      { id: '111', quantity: 2 },
      { id: '222', quantity: 1 },
      { id: '333', quantity: 4 },
    ])
    expect(added).toBe(2)
  })

  it('~CRT-27 requests nothing when nothing parses', async () => {
    await restoreCart('x,abc,1x0', () => Promise.reject(new Error('must not be called')))
    expect(await restoreCart('', () => Promise.reject(new Error('must not be called')))).toBe(0)
  })
})
