/**
 * Scripts of wrk for each kind of request. Each thread of wrk has one connection, to one of the nodes: so a script knows which request an
 * answer belongs to, and a purchase is four requests in a row.
 */
import { PAYMENTS_BROWSER_PATH } from '../../src/contracts/payment-provider/payment-provider.ts'
import { card, ORDER } from '../../tests/support/purchase-parts.ts'

export const NODE_REQUESTS = ['cached page', 'uncached listing', 'add to cart', 'purchase'] as const

export type NodeRequest = (typeof NODE_REQUESTS)[number]

/** From the cart to the confirmation. */
const REQUESTS_OF_PURCHASE = 4

/** How many requests are one of these. */
export const requestsOf = (kind: NodeRequest): number => (kind === 'purchase' ? REQUESTS_OF_PURCHASE : 1)

export type ScriptInput = {
  readonly ports: readonly number[]
  /** Of the shop, as its pages name it. */
  readonly shopUrl: string
  /** Carts with one variant of `variants` each. */
  readonly tokens: readonly string[]
  readonly variants: readonly string[]
  /** Another number in each run: pages of an earlier one may be cached. */
  readonly run: number
  /** Of each connection between two requests; without, as many as the nodes answer. */
  readonly pauseMs?: number
}

export const CACHED_PATH = '/uk/adults/socks'

/** A maximum that is above all prices: always the same products, and never the same address. */
const LISTING_PATH_START = `${CACHED_PATH}?price=min:0,max:`

const list = (values: readonly (string | number)[]): string => `{${values.map((one) => JSON.stringify(one)).join(',')}}`

/** Threads take the nodes in turn. Failures are reported at the end, because rejections are faster than answers. */
const prelude = ({
  ports,
  pauseMs,
}: ScriptInput): string => `${pauseMs === undefined ? '' : `\nfunction delay() return ${pauseMs} end`}
local ports, threads = ${list(ports.map(String))}, {}
function setup(thread)
  table.insert(threads, thread)
  thread.addr = wrk.lookup('127.0.0.1', ports[(#threads - 1) % #ports + 1])[1]
  thread:set('number', #threads)
end
failure = ''
local json = { ['content-type'] = 'application/json' }
local function with(token, body)
  return { ['content-type'] = body and 'application/json' or nil, authorization = 'Bearer ' .. token }
end
function done(summary)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  io.write(string.format('ANSWERED %d in %d failed %d\\n', summary.requests, summary.duration, failed))
  for _, thread in ipairs(threads) do
    local text = thread:get('failure')
    if text ~= '' then io.write('FAILURE ' .. text .. '\\n') end
  end
end
`

const SCRIPTS: Readonly<Record<NodeRequest, (input: ScriptInput) => string>> = {
  'cached page': () => `
request = function() return wrk.format('GET', '${CACHED_PATH}', { ['accept-encoding'] = 'br' }) end
`,
  'uncached listing': ({ run }) => `
local count = 0
request = function()
  count = count + 1
  local price = string.format('%d', ${run} * 10000000 + number * 100000 + count)
  return wrk.format('GET', '${LISTING_PATH_START}' .. price, { ['accept-encoding'] = 'br' })
end
`,
  'add to cart': ({ tokens, variants }) => `
local tokens, variants, count = ${list(tokens)}, ${list(variants)}, 0
request = function()
  count = count + 1
  local place = (number * 7 + count) % #tokens + 1
  local body = string.format('{"products":[{"id":"%s","quantity":%d}]}', variants[place], math.floor(count / #tokens) % 2 + 1)
  return wrk.format('PUT', '/orderv1/carts', with(tokens[place], body), body)
end
`,
  purchase: ({ shopUrl, variants, run }) => `
local variants, step, bought, known = ${list(variants)}, 1, 0, {}
local function escape(text)
  return (text:gsub('[^%w%-._~]', function(sign) return string.format('%%%02X', sign:byte()) end))
end
local sent = {
  function()
    local variant = variants[(number * 17 + bought) % #variants + 1]
    local body = '{"store":{"countryCode":"NL","languageCode":"nl"},"products":[{"id":"' .. variant .. '","quantity":1}]}'
    return wrk.format('POST', '/orderv1/carts', json, body)
  end,
  function()
    local body = string.format(${JSON.stringify(orderBody(shopUrl))}, string.format('${run}-%d-%d', number, bought))
    return wrk.format('POST', '/orderv1/carts/adyen/orders', with(known.token, body), body)
  end,
  function()
    local path = '${PAYMENTS_BROWSER_PATH}/v1/sessions/' .. known.session .. '/payments?clientKey=' .. known.clientKey
    local body = '{"sessionData":"' .. known.sessionData .. '","paymentMethod":' .. ${JSON.stringify(JSON.stringify(card()))} .. '}'
    return wrk.format('POST', path, json, body)
  end,
  function()
    local query = '/confirmation?sessionId=' .. escape(known.session) .. '&sessionResult=' .. escape(known.sessionResult)
    return wrk.format('GET', '/orderv1/payments/adyen/orders/' .. known.order .. query, with(known.orderToken))
  end,
}
local read = {
  { token = '"jwtToken":"([^"]+)"' },
  { order = '"order":{"id":"([^"]+)"', session = '"session":{"id":"([^"]+)"', sessionData = '"sessionData":"([^"]+)"',
    clientKey = '"clientKey":"([^"]+)"', orderToken = '"orderToken":"([^"]+)"' },
  { sessionResult = '"sessionResult":"([^"]+)"' },
  { status = '"status":"(paid)"' },
}
request = function() return sent[step]() end
response = function(status, headers, body)
  for name, pattern in pairs(read[step]) do
    known[name] = body:match(pattern)
    if known[name] == nil then
      if failure == '' then failure = string.format('step %d: %d %s', step, status, body) end
      step = 1
      return
    end
  end
  if step == #sent then bought = bought + 1 end
  step = step % #sent + 1
end
`,
}

/** With a place for the name of the e-mail address: unpaid orders are limited by it. */
const orderBody = (shopUrl: string): string =>
  JSON.stringify({
    ...ORDER,
    email: '%s@example.com',
    languageCode: 'nl',
    returnUrl: `${shopUrl}/nl/checkout/payment?step=3`,
  })

export const scriptOf = (kind: NodeRequest, input: ScriptInput): string => prelude(input) + SCRIPTS[kind](input)
