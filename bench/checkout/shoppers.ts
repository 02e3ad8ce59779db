/**
 * Shoppers in a process of their own, which runs for the whole benchmark so that its code stays compiled. They either buy for some
 * time, or race for the same variant. The process receives what to buy as a message, and responds with the results.
 */
import type { OrderSessionAnswer } from '../../src/contracts/commerce/order.ts'
import { createHttpClient, goodText, type SendRequest } from './http-client.ts'
import { fillCart, payOrder, placeOrder } from './purchase.ts'

export type Wanted = {
  readonly shopUrl: string
  /** Variants to buy, two at a time; in a race the one variant that all order. */
  readonly ids: readonly string[]
  readonly shoppers: number
  /** How long they buy; zero for a race. */
  readonly milliseconds: number
}

export type Bought = {
  readonly purchases: number
  readonly milliseconds: number
  /** From the cart to the confirmation, one for each purchase. */
  readonly latencies: readonly number[]
  /** Number of rejected orders by error code. */
  readonly refusals: Readonly<Record<string, number>>
}

process.on('message', (wanted: Wanted) => void goShopping(wanted))

async function goShopping(wanted: Wanted): Promise<void> {
  process.send?.(await (wanted.milliseconds > 0 ? buyForAWhile(wanted) : race(wanted)))
}

async function buyForAWhile({ shopUrl, ids, shoppers, milliseconds }: Wanted): Promise<Bought> {
  const send = createHttpClient(shopUrl, shoppers)
  const latencies: number[] = []
  const start = performance.now()
  let next = 0
  const shop = async () => {
    while (performance.now() - start < milliseconds) {
      const began = performance.now()
      const pair = [ids[next % ids.length] ?? '', ids[(next + 1) % ids.length] ?? '']
      next += 2
      const placed: OrderSessionAnswer = JSON.parse(
        goodText(await placeOrder(send, shopUrl, await fillCart(send, pair))),
      )
      await payOrder(send, placed)
      latencies.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: shoppers }, shop))
  return { purchases: latencies.length, milliseconds: performance.now() - start, latencies, refusals: {} }
}

/** All have it in their carts; then all order at the same time, and those whose order is accepted pay. */
async function race({ shopUrl, ids, shoppers }: Wanted): Promise<Bought> {
  const send = createHttpClient(shopUrl, shoppers)
  const tokens = await openCarts(createHttpClient(shopUrl, 16), ids, shoppers)
  const start = performance.now()
  const latencies: number[] = []
  const refusals: Record<string, number> = {}
  await Promise.all(
    tokens.map(async (token) => {
      const placed = await placeOrder(send, shopUrl, token)
      if (placed.status >= 400) {
        const { code }: { readonly code: string } = JSON.parse(placed.text)
        refusals[code] = (refusals[code] ?? 0) + 1
        return
      }
      const order: OrderSessionAnswer = JSON.parse(placed.text)
      await payOrder(send, order)
      latencies.push(performance.now() - start)
    }),
  )
  return { purchases: latencies.length, milliseconds: performance.now() - start, latencies, refusals }
}

async function openCarts(send: SendRequest, ids: readonly string[], count: number): Promise<readonly string[]> {
  const left = Array.from({ length: count }).values()
  const tokens: string[] = []
  const open = async () => {
    for (const _ of left) tokens.push(await fillCart(send, ids))
  }
  await Promise.all(Array.from({ length: 16 }, open))
  return tokens
}
