/** Purchases in which no process dies and notifications are faulty: each case defines how it must end. */
import type { RawCart } from '../../../src/contracts/commerce/cart.ts'
import type { OrderSessionAnswer } from '../../../src/contracts/commerce/order.ts'
import type { PaymentResult } from '../../../src/contracts/commerce/payment.ts'
import { card, NEW_CART, ORDER } from '../../support/purchase-parts.ts'
import { read } from '../../support/shopper.ts'
import { afterwards } from './crashes.ts'
import { PAIRS, type Stage } from './stage.ts'

const MINUTE = 60_000

export type NotificationCase = {
  readonly name: string
  /** The expected final state of the order. */
  readonly ends: 'paid' | 'held' | 'lapsed'
  readonly run: (stage: Stage, cart: RawCart) => Promise<void>
}

const order = (stage: Stage, cart: RawCart): Promise<OrderSessionAnswer> => stage.shopper.placeOrder(cart)
const orderAndPay = async (stage: Stage, cart: RawCart, method?: object) => {
  const placed = await order(stage, cart)
  const paid = await stage.shopper.pay(placed.adyen.session, method)
  return { placed, paid, paymentResult: { sessionResult: paid.sessionResult, sessionId: placed.adyen.session.id } }
}
/** In the advanced flow, as wallets pay. Undefined when the shop does not know the result. */
const payThroughShop = async (stage: Stage, token: string): Promise<PaymentResult | undefined> => {
  const body = { paymentMethod: card(), returnUrl: ORDER.returnUrl }
  const answer = await stage.shopper.call('POST', '/nl/payments/adyen/payments', { token, body })
  return answer.status === 503 ? undefined : read(answer)
}
const under =
  (knobs: Parameters<Stage['turn']>[0], run: NotificationCase['run']): NotificationCase['run'] =>
  async (stage, cart) => {
    await stage.turn(knobs)
    try {
      await run(stage, cart)
    } finally {
      await stage.turn({})
    }
  }

export const NOTIFICATION_CASES: readonly NotificationCase[] = [
  {
    name: 'sent three times',
    ends: 'paid',
    run: under({ duplicates: 2 }, async (stage, cart) => {
      const { placed, paymentResult } = await orderAndPay(stage, cart)
      await stage.settle()
      await stage.shopper.confirm(placed, paymentResult)
    }),
  },
  {
    name: 'sent in the wrong order: the first card’s failure after the second one’s success',
    ends: 'paid',
    run: under({ reorder: true }, async (stage, cart) => {
      const { placed, paid } = await orderAndPay(stage, cart, card({ holderName: 'DECLINED' }))
      await stage.shopper.pay({ id: placed.adyen.session.id, sessionData: paid.sessionData })
      await stage.settle()
      await stage.advance(2 * MINUTE)
    }),
  },
  {
    name: 'sent late, when the products are back on sale',
    ends: 'paid',
    run: under({ delaySeconds: 6 * 3600 }, async (stage, cart) => {
      await orderAndPay(stage, cart)
    }),
  },
  {
    name: 'lost three times, then delivered',
    ends: 'paid',
    run: under({ drops: 3 }, async (stage, cart) => {
      await orderAndPay(stage, cart)
      await stage.settle()
    }),
  },
  {
    name: 'lost, but the shopper comes back',
    ends: 'paid',
    run: under({ drops: 3 }, async (stage, cart) => {
      const { placed, paymentResult } = await orderAndPay(stage, cart)
      await stage.shopper.confirm(placed, paymentResult)
    }),
  },
  {
    name: 'lost, and the provider is unreachable when the shopper returns: queried again later',
    ends: 'paid',
    run: under({ drops: 3 }, async (stage, cart) => {
      const { placed, paymentResult } = await orderAndPay(stage, cart)
      await stage.outage('before')
      const meanwhile = await stage.shopper.confirm(placed, paymentResult)
      await stage.outage('none')
      await stage.advance(3 * MINUTE)
      await stage.job('reconcile')
      const then = await stage.shopper.confirm(placed)
      if (meanwhile.status !== 'pending' || then.status !== 'paid')
        throw new Error(`${meanwhile.status}, ${then.status}`)
    }),
  },
  {
    name: 'unsigned first, then signed by the provider',
    ends: 'paid',
    run: under({ badSignatures: 2 }, async (stage, cart) => {
      await orderAndPay(stage, cart)
      await stage.settle()
    }),
  },
  {
    name: 'forged: not paid',
    ends: 'lapsed',
    run: async (stage, cart) => {
      const { brink } = await order(stage, cart)
      const answer = await stage.webhook(forged(brink.order.id))
      if (answer.status !== 401) throw new Error(`A forgery was answered with ${answer.status}`)
    },
  },
  {
    name: 'about less than it costs',
    ends: 'held',
    run: under({ wrongAmount: -100 }, async (stage, cart) => {
      await orderAndPay(stage, cart)
      await stage.settle()
    }),
  },
  {
    name: 'about more than it costs, after the shopper’s browser reported otherwise',
    ends: 'held',
    run: under({ wrongAmount: 100 }, async (stage, cart) => {
      const { placed, paymentResult } = await orderAndPay(stage, cart)
      await stage.shopper.confirm(placed, paymentResult)
      await stage.settle()
    }),
  },
  {
    name: 'refused in the browser, paid at the provider',
    ends: 'paid',
    run: under({ saysRefused: true }, async (stage, cart) => {
      const { placed, paymentResult } = await orderAndPay(stage, cart)
      await stage.shopper.confirm(placed, paymentResult)
      await stage.settle()
    }),
  },
  {
    name: 'the provider charges and its answer is lost; the shopper tries again',
    ends: 'paid',
    run: async (stage, cart) => {
      await order(stage, cart)
      await stage.outage('after')
      const first = await payThroughShop(stage, cart.jwtToken)
      await stage.outage('none')
      if (first !== undefined) throw new Error('The answer was not lost')
      await payThroughShop(stage, cart.jwtToken)
    },
  },
  {
    name: 'the provider charges and its answer is lost; the shopper is gone',
    ends: 'paid',
    run: async (stage, cart) => {
      await order(stage, cart)
      await stage.outage('after')
      await payThroughShop(stage, cart.jwtToken)
      await stage.outage('none')
    },
  },
  {
    name: 'the provider opens a session and its answer is lost; the shopper tries again',
    ends: 'paid',
    run: async (stage, cart) => {
      await stage.outage('after')
      const first = await stage.shopper.call('POST', '/orderv1/carts/adyen/orders', {
        token: cart.jwtToken,
        body: ORDER,
      })
      await stage.outage('none')
      if (first.status !== 503) throw new Error(`The answer was not lost: ${first.status}`)
      await orderAndPay(stage, cart)
    },
  },
  {
    name: 'paid twice, in two tabs',
    ends: 'paid',
    run: async (stage, cart) => {
      const first = await order(stage, cart)
      const second = await stage.shopper.placeOrder(cart, { ...ORDER, email: 'other@example.com' })
      await stage.shopper.pay(first.adyen.session)
      await stage.shopper.pay(second.adyen.session)
      await stage.settle()
    },
  },
  {
    name: 'pending for three hours, then paid',
    ends: 'paid',
    run: under({ pendingOutcome: 'authorised', pendingSeconds: 3 * 3600 }, async (stage, cart) => {
      const { placed, paymentResult } = await orderAndPay(stage, cart, card({ holderName: 'PENDING' }))
      await stage.shopper.confirm(placed, paymentResult)
    }),
  },
  // The last one: it leaves nothing on the stockLevel.
  {
    name: 'sent late, when another shopper has bought the products',
    ends: 'lapsed',
    run: under({ delaySeconds: 6 * 3600 }, async (stage, cart) => {
      await orderAndPay(stage, cart)
      await stage.advance(90 * MINUTE)
      await stage.job('reconcile')
      await buyAll(stage)
    }),
  },
]

export async function runNotificationCase(
  stage: Stage,
  { run }: NotificationCase,
): Promise<{ readonly cartId: string }> {
  const cart = await stage.shopper.openCart()
  await run(stage, cart)
  await afterwards(stage)
  return { cartId: cart.id }
}

/** Buys the rest of the stock. A refusal does not contain how much that is, so it tries half of what was refused. */
async function buyAll(stage: Stage): Promise<void> {
  await stage.turn({})
  for (let quantity = PAIRS; quantity >= 1;) {
    const body = { ...NEW_CART, products: [{ ...NEW_CART.products[0], quantity }] }
    const answer = await stage.shopper.call('POST', '/orderv1/carts', { body })
    if (!answer.ok) {
      quantity = Math.floor(quantity / 2)
      continue
    }
    await orderAndPay(stage, await read<RawCart>(answer))
    await stage.settle()
  }
}

const forged = (reference: string) => ({
  live: 'false',
  notificationItems: [
    {
      NotificationRequestItem: {
        pspReference: 'FORGED0000000001',
        merchantAccountCode: 'SockeyeTest',
        merchantReference: reference,
        amount: { value: 1695, currency: 'EUR' },
        eventCode: 'AUTHORISATION',
        eventDate: '2026-11-15T11:00:00+01:00',
        success: 'true',
        additionalData: { hmacSignature: 'coqCmt/IZ4E3CzPvMY8zTjQVL5hYJUiBRg8UU+iCWo0=' },
      },
    },
  ],
})
