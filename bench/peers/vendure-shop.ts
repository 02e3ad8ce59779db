/** Vendure on PostgreSQL in a process of its own, called with its ordinary checkout in several calls. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { freePort } from '../../tests/support/free-port.ts'
import type { PeerDatabase, PeerShop } from './peer-shop.ts'

/** Products whose stock is not limited; the first ones are raced for. */
const ORDINARY = { from: 5, to: 200 }
const SIZES = 3

const LISTING = `query { search(input: { groupByProduct: true, take: 24 }) {
  totalItems items { productId productName slug priceWithTax { ... on PriceRange { min max } ... on SinglePrice { value } } } } }`
const ADD = `mutation ($id: ID!) { result: addItemToOrder(productVariantId: $id, quantity: 1) {
  __typename ... on Order { totalQuantity } ... on ErrorResult { message } } }`
const CUSTOMER = `mutation ($input: CreateCustomerInput!) { result: setCustomerForOrder(input: $input) { __typename } }`
const ADDRESS = `mutation ($input: CreateAddressInput!) { result: setOrderShippingAddress(input: $input) { __typename } }`
const METHODS = 'query { eligibleShippingMethods { id } }'
const METHOD = `mutation ($id: [ID!]!) { result: setOrderShippingMethod(shippingMethodId: $id) { __typename } }`
const ARRANGE = `mutation { result: transitionOrderToState(state: "ArrangingPayment") { __typename } }`
const PAY = `mutation { result: addPaymentToOrder(input: { method: "card", metadata: {} }) {
  __typename ... on Order { state } ... on ErrorResult { message } } }`

const answer = z.object({ data: z.record(z.string(), z.unknown()).nullish(), errors: z.array(z.unknown()).optional() })
const result = z
  .object({ __typename: z.string(), state: z.string().optional() })
  .transform(({ __typename: type, state }) => ({ type, state }))
const listing = z.object({ totalItems: z.int(), items: z.array(z.unknown()).min(1) })
const methods = z.array(z.object({ id: z.string() })).min(1)

type Session = { token: string | undefined }

export async function startVendure({ databaseUrl, databaseName }: PeerDatabase): Promise<PeerShop> {
  const folder = await mkdtemp(join(tmpdir(), 'vendure-'))
  const port = await freePort()
  const child = spawn(process.execPath, ['vendure.js', folder, String(port), databaseUrl], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const exited = once(child, 'exit')
  const version = await readyLine(child.stdout, exited)
  const { call, order } = callsOf(`http://127.0.0.1:${port}/shop-api`)
  let next = 0
  const ordinary = (): string => {
    const products = ORDINARY.to - ORDINARY.from
    next += 1
    return String((ORDINARY.from + (next % products)) * SIZES + 1 + (next % SIZES))
  }
  const cartWith = async (id: string): Promise<Session> => {
    const session: Session = { token: undefined }
    expectOrder(await call(session, ADD, { id }))
    return session
  }
  const list = async (): Promise<number> => {
    const found = await call({ token: undefined }, LISTING, {}, 'search')
    listing.parse(found)
    return JSON.stringify(found).length
  }
  // A job fills the index of its search after the start.
  while (await isBeingIndexed(call)) await setTimeout(INDEX_PAUSE_MS)
  return {
    name: `Vendure ${version} on ${databaseName}`,
    list,
    show: list,
    addToCart: async () => {
      await cartWith(ordinary())
      return 0
    },
    buy: async () => {
      const state = await order(await cartWith(ordinary()))
      if (state !== 'PaymentSettled') throw new Error(`The order is ${state}`)
      return 0
    },
    carts: async (round, racers) => {
      const id = String(round * SIZES + 1)
      const sessions: Session[] = []
      for (let racer = 0; racer < racers; racer += 1) sessions.push(await cartWith(id))
      return sessions.map((session) => async () => (await order(session)) === 'PaymentSettled')
    },
    stop: async () => {
      child.kill()
      await exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function readyLine(output: NodeJS.ReadableStream, exited: Promise<unknown[]>): Promise<string> {
  const ready = Promise.withResolvers<string>()
  createInterface({ input: output }).on('line', (line) => {
    const version = /^ready (\S+)/.exec(line)?.[1]
    if (version !== undefined) ready.resolve(version)
  })
  void exited.then(([code]) => ready.reject(new Error(`Vendure ended with code ${String(code)}`)))
  return ready.promise
}

const INDEX_PAUSE_MS = 200

async function isBeingIndexed(call: ReturnType<typeof callsOf>['call']): Promise<boolean> {
  const found = listing.safeParse(await call({ token: undefined }, LISTING, {}, 'search'))
  return !found.success || found.data.totalItems < ORDINARY.to
}

function expectOrder(given: unknown): void {
  const { type } = result.parse(given)
  if (type !== 'Order') throw new Error(type)
}

function callsOf(url: string) {
  /** The session is created by the first call of a shopper, and its token sent with the others. */
  async function call(session: Session, query: string, variables: object, member = 'result'): Promise<unknown> {
    const authorization = session.token === undefined ? {} : { authorization: `Bearer ${session.token}` }
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...authorization },
      body: JSON.stringify({ query, variables }),
    })
    session.token ??= response.headers.get('vendure-auth-token') ?? undefined
    const { data, errors } = answer.parse(await response.json())
    if (errors !== undefined) throw new Error(JSON.stringify(errors[0]))
    return data?.[member]
  }

  /** The state of the order, or the name of the failure. */
  async function order(session: Session): Promise<string> {
    const email = `${crypto.randomUUID()}@example.com`
    const steps: readonly (readonly [string, object])[] = [
      [CUSTOMER, { input: { firstName: 'Ada', lastName: 'Lovelace', emailAddress: email } }],
      [
        ADDRESS,
        { input: { streetLine1: 'Herengracht 12', city: 'Amsterdam', postalCode: '1015 BK', countryCode: 'NL' } },
      ],
    ]
    for (const [query, variables] of steps) expectOrder(await call(session, query, variables))
    const [method] = methods.parse(await call(session, METHODS, {}, 'eligibleShippingMethods'))
    expectOrder(await call(session, METHOD, { id: [method?.id] }))
    const arranged = result.parse(await call(session, ARRANGE, {}))
    if (arranged.type !== 'Order') return arranged.type
    const paid = result.parse(await call(session, PAY, {}))
    return paid.state ?? paid.type
  }

  return { call, order }
}
