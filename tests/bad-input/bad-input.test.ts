/**
 * Thousands of requests that no browser of a shopper sends, to every address of the shop: none may fail, hang, show something of
 * the inside, or be accepted although the contract rejects it, and none of the rejected ones may write anything.
 */
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { API_SCOPES } from '../../src/contracts/staff/scopes.ts'
import { READ_RATES } from '../../src/contracts/engagement/engagement-routes.ts'
import { raisedSetting } from '../support/raised-limits.ts'
import { serveRates, type RatesServer } from '../support/serve-rates.ts'
import { metricsOf, startShop, type Shop } from '../support/start-shop.ts'
import { badAddresses, badForms, forgedTokens, oddHeaders, oddMethods } from './bad-addresses.ts'
import { badBodies } from './bad-bodies.ts'
import type { BadRequest, Tokens } from './bad-request.ts'
import type { DeskClient } from '../support/desk-client.ts'
import { demoOwner } from '../support/desk-staff.ts'
import { deskEndpoints, merchantApiEndpoints, operationEndpoints, otherEndpoints, type Endpoint } from './endpoints.ts'
import { membersOf, withMember } from './members.ts'
import { openOrder } from './open-order.ts'
import { partOf } from './part-of.ts'
import { ODD, REJECTED, sendRaw } from './raw-requests.ts'
import { sampleOf } from './sample-of.ts'
import { sendAll } from './send.ts'
import { storedRows, unfinishedJobs } from './stored-rows.ts'

/** They share one address, so only their bodies differ. */
const DESK_OPERATIONS = deskEndpoints()
const VISITOR_OPERATIONS = operationEndpoints()
const API_OPERATIONS = merchantApiEndpoints()
const OPERATIONS = [...VISITOR_OPERATIONS, ...DESK_OPERATIONS, ...API_OPERATIONS]
const ENDPOINTS = [...VISITOR_OPERATIONS, ...API_OPERATIONS, ...otherEndpoints()]

let shop: Shop
let rates: RatesServer
let tokens: Tokens
let requests: readonly BadRequest[]
beforeAll(async () => {
  // Incomplete requests end soon. A rate limit would hide how a request is judged that comes after it.
  rates = await serveRates({ GBP: 0.86, USD: 1.16, SEK: 11, DKK: 7.46, CZK: 24.3, KRW: 1690 })
  shop = await startShop({
    LOG_LEVEL: 'warn',
    HEADER_SECONDS: '5',
    BODY_SECONDS: '10',
    RATES_URL: rates.url,
    RATE_LIMITS: raisedSetting('client', 'subject', 'shop'),
  })
  await ratesFetched()
  const owner = await demoOwner(shop)
  tokens = { ...(await openOrder(shop)), deskCookie: owner.cookie(), apiKeys: await createKeys(owner) }
  const everywhere = ENDPOINTS.flatMap((endpoint) => [
    ...badBodies(endpoint, tokens),
    ...badForms(endpoint, tokens),
    ...badAddresses(endpoint, tokens),
    ...forgedTokens(endpoint, tokens),
    ...oddMethods(endpoint, tokens, methodsAt(endpoint)),
    ...oddHeaders(endpoint, tokens),
  ])
  requests = partOf([...everywhere, ...DESK_OPERATIONS.flatMap((endpoint) => badBodies(endpoint, tokens))])
})
afterAll(async () => {
  rates.close()
  await shop.stop()
})

const created = z.object({ value: z.object({ key: z.string() }) })

async function createKeys(owner: DeskClient): Promise<ReadonlyMap<string, string>> {
  const keys = new Map<string, string>()
  for (const { name } of API_OPERATIONS) {
    const { body } = await owner.call('api-key.create', { name, scopes: API_SCOPES })
    keys.set(name, created.parse(body).value.key)
  }
  return keys
}

/** Throws until they are. */
const ratesFetched = () =>
  vi.waitFor(
    async () => {
      const { status } = await fetch(shop.url + READ_RATES.path)
      if (status !== 200) throw new Error(`No rates yet: ${status}`)
    },
    { timeout: 60_000 },
  )

const methodsAt = ({ path }: Endpoint): ReadonlySet<string> =>
  new Set(ENDPOINTS.filter((one) => one.path.split('?')[0] === path.split('?')[0]).map(({ method }) => method))

it('SEC-18 every operation of every contract is attacked, with an input that is valid but for one member', () => {
  expect(VISITOR_OPERATIONS.length).toBeGreaterThan(40)
  expect(DESK_OPERATIONS.length).toBeGreaterThan(40)
  const withInput = OPERATIONS.filter(({ input }) => input !== undefined)
  expect(withInput.filter(({ input }) => input && sampleOf(input) === undefined).map(({ name }) => name)).toEqual([])
  const attacked = new Set(requests.map(({ endpoint }) => endpoint.name))
  expect(OPERATIONS.map(({ name }) => name).filter((name) => !attacked.has(name))).toEqual([])
  expect(requests.length).toBeGreaterThan(2000)
})

/**
 * Open by design: what a browser reports is any JSON, how to pay is for the provider to judge, and what the desk stores for a
 * staff member is read by the desk alone.
 */
const LOOSE = new Set([
  'logDiagnostics data',
  'submitPayment paymentMethod',
  'submitPayment browserInfo',
  'desk preference.save input.value',
  'desk view.save input.state',
  'desk draft.save input.value',
  // Of the content API, whose stories have it.
  'desk content.push input.stories.0.meta_data',
  'desk release.add input.stories.0.meta_data',
])

it('SEC-18 no member of an input accepts a value of any kind, and none has unknown members', () => {
  const open = OPERATIONS.flatMap(({ name, input }) => {
    const sample = input && sampleOf(input)
    return membersOf(sample).flatMap((path) => {
      const accepts = (value: unknown) => input?.safeParse(withMember(sample, path, value)).success
      const isOpen = [7, 'text', true, [], {}, null].every(accepts) || accepts({ isAdmin: true })
      const isLoose = path.some((_, index) => LOOSE.has(`${name} ${path.slice(0, index + 1).join('.')}`))
      return isOpen && !isLoose ? [`${name} ${path.join('.')}`] : []
    })
  })
  expect(open).toEqual([])
})

it('SEC-18 what the contract rejects is rejected with a code, and nothing is written', async () => {
  await expect.poll(() => unfinishedJobs(shop.dataDir), { timeout: 30_000 }).toBe(0)
  const before = written()
  expect(
    await sendAll(
      shop,
      requests.filter(({ isRejected }) => isRejected),
    ),
  ).toEqual([])
  expect(written()).toEqual(before)
})

/** But for the audit log, which records what was denied, when a session or key was last used, and the positions of changes. */
const written = () =>
  Object.entries(storedRows(shop.dataDir)).filter(
    ([table]) => !/^(?:staff_(?:audit|sessions|api_keys)|rate_limit_buckets|change)/.test(table),
  )

it('SEC-18 two requests in one, malformed heads and other protocols are rejected as a whole', async () => {
  const accepted: string[] = []
  for (const raw of REJECTED) {
    const { statuses } = await sendRaw(shop.port, raw)
    if (statuses.length > 1 || statuses.some((status) => status < 400 || status >= 500)) {
      accepted.push(`${raw.attack}: ${statuses.join(', ')}`)
    }
  }
  expect(accepted).toEqual([])
})

it('SEC-18 unusual requests get one response, which names no other host', async () => {
  const failed: string[] = []
  for (const raw of ODD) {
    const { statuses, text } = await sendRaw(shop.port, raw)
    const isBad = statuses.length !== 1 || statuses.some((status) => status >= 500)
    if (isBad || /^location: .*evil/im.test(text) || text.includes('<script>alert(1)')) {
      failed.push(`${raw.attack}: ${statuses.join(', ')}`)
    }
  }
  expect(failed).toEqual([])
})

it('SEC-18 the rest of the bad requests does no harm either', async () => {
  expect(
    await sendAll(
      shop,
      requests.filter(({ isRejected }) => !isRejected),
    ),
  ).toEqual([])
})

it('SEC-18 the shop serves as before, and has logged no failure of its own', async () => {
  expect((await fetch(`${shop.url}/uk`)).status).toBe(200)
  expect(await metricsOf(shop)).not.toMatch(/^http_request_duration_seconds_count\{[^}]*status="5/m)
  expect(
    shop.lines.filter((line) => /"level":"(?:error|fatal)"/.test(line) && !line.includes('"source":"browser"')),
  ).toEqual([])
})
