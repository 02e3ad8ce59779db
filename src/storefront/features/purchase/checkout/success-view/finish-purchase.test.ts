import { describe, expect, it } from 'vitest'
import { finishPurchase } from './finish-purchase.ts'

async function finish(wantsNewsletter: boolean, subscribe: () => Promise<void> = async () => {}) {
  const done: string[] = []
  await finishPurchase(wantsNewsletter, {
    subscribe: async () => {
      done.push('newsletter')
      await subscribe()
    },
    record: (outcome) => void done.push(outcome),
    emptyCart: () => void done.push('cart emptied'),
    resetCheckout: () => void done.push('checkout reset'),
  })
  return done
}

describe('what follows a payment', () => {
  it('CHK-10 ~CHK-09 the newsletter is requested and recorded, then the cart is emptied, then checkout reset', async () => {
    expect(await finish(true)).toEqual(['newsletter', 'success', 'cart emptied', 'checkout reset'])
  })

  it('does not subscribe without a request for the newsletter', async () => {
    expect(await finish(false)).toEqual(['cart emptied', 'checkout reset'])
  })

  it('~CHK-20 a newsletter that fails is recorded, and stops nothing', async () => {
    const failing = () => Promise.reject(new Error('no'))
    expect(await finish(true, failing)).toEqual(['newsletter', 'fail', 'cart emptied', 'checkout reset'])
  })
})
