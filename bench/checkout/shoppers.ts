/**
 * Shoppers in a process of their own, which stays: their code is as warm as that of a shop that has been open for a while. Some
 * buy and buy for a while; or many want the same thing in the same moment. Told what they want, they tell what became of them.
 */
import type { OrderSessionAnswer } from '../../src/contracts/commerce/order.ts'
import { askShop, goodText, type Ask } from './ask.ts'
import { fillCart, payOrder, placeOrder } from './purchase.ts'

export type Wanted = {
  readonly shopUrl: string
  /** Of what is bought, two at a time; or what everybody wants. */
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
  /** How many were told no, by what they were told. */
  readonly told: Readonly<Record<string, number>>
}

process.on('message', (wanted: Wanted) => void goShopping(wanted))

async function goShopping(wanted: Wanted): Promise<void> {
  process.send?.(await (wanted.milliseconds > 0 ? buyForAWhile(wanted) : race(wanted)))
}

async function buyForAWhile({ shopUrl, ids, shoppers, milliseconds }: Wanted): Promise<Bought> {
  const ask = askShop(shopUrl, shoppers)
  const latencies: number[] = []
  const start = performance.now()
  let next = 0
  const shop = async () => {
    while (performance.now() - start < milliseconds) {
      const began = performance.now()
      const pair = [ids[next % ids.length] ?? '', ids[(next + 1) % ids.length] ?? '']
      next += 2
      const placed: OrderSessionAnswer = JSON.parse(goodText(await placeOrder(ask, shopUrl, await fillCart(ask, pair))))
      await payOrder(ask, placed)
      latencies.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: shoppers }, shop))
  return { purchases: latencies.length, milliseconds: performance.now() - start, latencies, told: {} }
}

/** All have it in their carts; then all order it at once, and those who can pay. */
async function race({ shopUrl, ids, shoppers }: Wanted): Promise<Bought> {
  const ask = askShop(shopUrl, shoppers)
  const tokens = await openCarts(askShop(shopUrl, 16), ids, shoppers)
  const start = performance.now()
  const latencies: number[] = []
  const told: Record<string, number> = {}
  await Promise.all(
    tokens.map(async (token) => {
      const placed = await placeOrder(ask, shopUrl, token)
      if (placed.status >= 400) {
        const { code }: { readonly code: string } = JSON.parse(placed.text)
        told[code] = (told[code] ?? 0) + 1
        return
      }
      const order: OrderSessionAnswer = JSON.parse(placed.text)
      await payOrder(ask, order)
      latencies.push(performance.now() - start)
    }),
  )
  return { purchases: latencies.length, milliseconds: performance.now() - start, latencies, told }
}

async function openCarts(ask: Ask, ids: readonly string[], count: number): Promise<readonly string[]> {
  const left = Array.from({ length: count }).values()
  const tokens: string[] = []
  const open = async () => {
    for (const _ of left) tokens.push(await fillCart(ask, ids))
  }
  await Promise.all(Array.from({ length: 16 }, open))
  return tokens
}
