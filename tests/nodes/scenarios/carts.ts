/** Carts and orders across nodes: consistency, hop and race. */
import type { RawCart } from '../../../src/contracts/commerce/cart.ts'
import type { OrderSessionAnswer } from '../../../src/contracts/commerce/order.ts'
import { read } from '../../support/shopper.ts'
import { plentifulVariants, readBooks } from '../books.ts'
import type { Cluster } from '../cluster.ts'
import { buy, openCart, orderOf, payOrder, sender, type Send } from '../purchase.ts'
import { bookProblems, type Scenario } from '../scenario.ts'

const CARTS = 10
const PURCHASES = 10
/** More shoppers than there are units. */
const MORE = 8

/** Requests one after the other to each node in turn. */
function inTurn({ nodes }: Pick<Cluster, 'nodes'>): Send {
  let count = 0
  return sender(() => {
    count += 1
    return nodes[count % nodes.length]?.url ?? ''
  })
}

/** A cart that one node opened is the same on every other; ordered on all of them in the same moment it becomes one order. */
export const consistency: Scenario = async (cluster) => {
  const { nodes, query } = cluster
  const senders = nodes.map(({ url }) => sender(() => url))
  const [variant = ''] = await plentifulVariants(query)
  let wrong = 0
  const orders: string[] = []
  for (let count = 0; count < CARTS; count += 1) {
    const opened = await openCart(senders[count % senders.length] ?? inTurn(cluster), variant)
    const seen = await Promise.all(
      senders.map(async (send): Promise<RawCart> => read(await send('/orderv1/carts', { token: opened.jwtToken }))),
    )
    wrong += seen.filter((cart) => contentOf(cart) !== contentOf(opened)).length
    const placed = await Promise.all(senders.map((send) => orderOf(send, cluster.url, opened)))
    const accepted = await Promise.all(placed.filter(({ ok }) => ok).map((one) => read<OrderSessionAnswer>(one)))
    const last = accepted.at(-1)
    if (last === undefined) throw new Error('No node accepted the order')
    for (const answer of accepted)
      await payOrder(inTurn(cluster), answer).then(
        (id) => orders.push(id),
        () => '',
      )
  }
  const books = await readBooks(query, orders)
  return {
    requests: CARTS * nodes.length * 2,
    failed: wrong,
    books,
    remark: `${CARTS} carts on ${nodes.length} nodes`,
    problems: [...(wrong > 0 ? [`${wrong} carts differ`] : []), ...bookProblems(books)],
  }
}

/** A shopper whose every request is answered by another node. */
export const hop: Scenario = async (cluster) => {
  const variants = await plentifulVariants(cluster.query)
  const send = inTurn(cluster)
  const orders: string[] = []
  for (let count = 0; count < PURCHASES; count += 1) orders.push(await buy(send, cluster.url, variants[count] ?? ''))
  const books = await readBooks(cluster.query, orders)
  return { requests: PURCHASES * 4, failed: 0, books, remark: `${PURCHASES} purchases`, problems: bookProblems(books) }
}

/** The last units of a variant, ordered on all nodes in the same moment: exactly as many orders as units. */
export const race: Scenario = async (cluster) => {
  const { nodes, query } = cluster
  const [scarce] = await query(`select variant_id, sum(quantity - reserved) as units from stock group by variant_id
    having sum(case when warehouse <> 'nl' then quantity else 0 end) = 0 and sum(quantity - reserved) between 3 and 40
    order by 2 limit 1`)
  const units = Number(scarce?.['units'])
  const variant = String(scarce?.['variant_id'])
  const senders = Array.from({ length: units + MORE }, (_, index) =>
    sender(() => nodes[index % nodes.length]?.url ?? '', `192.0.2.${index}`),
  )
  const carts = await Promise.all(senders.map((send) => openCart(send, variant)))
  const placed = await Promise.all(
    senders.map(async (send, index) => ({ send, answer: await orderOf(send, cluster.url, cartAt(carts, index)) })),
  )
  const accepted = placed.filter(({ answer }) => answer.ok)
  const orders = await Promise.all(accepted.map(async ({ send, answer }) => payOrder(send, await read(answer))))
  const errors = placed.filter(({ answer }) => answer.status >= 500).length
  const books = await readBooks(query, orders)
  return {
    requests: senders.length * 2,
    failed: errors,
    books,
    remark: `${orders.length} of ${senders.length} shoppers got ${units} units`,
    problems: [
      ...(orders.length === units ? [] : [`${orders.length} orders for ${units} units`]),
      ...(errors > 0 ? [`${errors} answers of 500 or more`] : []),
      ...bookProblems(books),
    ],
  }
}

/** Without its token, which each answer signs anew. */
const contentOf = (cart: RawCart): string => JSON.stringify({ ...cart, jwtToken: '' })

function cartAt(carts: readonly RawCart[], index: number): RawCart {
  const cart = carts[index]
  if (cart === undefined) throw new Error('There is no such cart')
  return cart
}
