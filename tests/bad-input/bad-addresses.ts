/** Addresses, tokens, methods and headers that a browser would not send. */
import { authorization, targetOf, type BadRequest, type Tokens } from './bad-request.ts'
import type { Endpoint } from './endpoints.ts'

/** Already encoded, as a raw request would have them. */
const VALUES: readonly string[] = [
  '..%2f..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e%2f%2e%2e%2fpackage.json',
  '..%5c..%5cpackage.json',
  '%c0%ae%c0%ae%2fpackage.json',
  '%252e%252e%252fpackage.json',
  '%00',
  'a%00.jpg',
  '%0d%0aSet-Cookie:%20a=b',
  '%ff%fe',
  '%',
  '%zz',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  "'%20or%201=1--",
  '%24%7B7*7%7D',
  '-1',
  '0',
  '1e309',
  '99999999999999999999',
  'NaN',
  '%5B%5D',
  '%7B%7D',
  '%E2%80%AE',
  '%F0%9F%A7%A6',
  '*',
  'x'.repeat(4000),
  encodeURIComponent('['.repeat(1000)),
]

const SUFFIXES: readonly string[] = [
  '?__proto__[isAdmin]=1',
  '?constructor=1&constructor=2',
  '?%00=%00',
  '?%zz',
  `?${'a=1&'.repeat(1000)}`,
  '?a[]=1&a[b]=2',
  '/%2e%2e/%2e%2e/package.json',
  '/..;/metrics',
  '//evil.example/',
  '%20',
  '%2f',
  ';jsessionid=1',
]

/** One parameter at a time, then what follows the address. None of them may fail; whether there is such a page is not judged. */
export function badAddresses(endpoint: Endpoint, tokens: Tokens): readonly BadRequest[] {
  const replaced = endpoint.parameters.flatMap((name) =>
    VALUES.map((value) => ({
      attack: `${name}: ${value.slice(0, 60)}`,
      target: targetOf(endpoint, tokens, { [name]: value }),
    })),
  )
  const usual = targetOf(endpoint, tokens)
  const suffixed = endpoint.path.includes('?')
    ? []
    : SUFFIXES.map((suffix) => ({ attack: `address: ${suffix.slice(0, 60)}`, target: usual + suffix }))
  return [...replaced, ...suffixed].map((part) => ({ ...request(endpoint, tokens), ...part }))
}

const ODD_METHODS = ['DELETE', 'PATCH', 'PUT', 'POST', 'OPTIONS', 'HEAD', 'PROPFIND', 'PURGE', 'LOCK']

/** A method that an address does not have is rejected; HEAD and OPTIONS change nothing. */
export const oddMethods = (endpoint: Endpoint, tokens: Tokens, methods: ReadonlySet<string>): readonly BadRequest[] =>
  ODD_METHODS.filter((method) => !methods.has(method)).map((method) => ({
    ...request(endpoint, tokens),
    method,
    attack: `method ${method}`,
    isRejected: method !== 'HEAD' && method !== 'OPTIONS',
  }))

const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const UNSIGNED = `${base64({ alg: 'none', typ: 'JWT' })}.${base64({ sub: '1', purpose: 'cart', exp: 9_999_999_999 })}.`

/** None of them opens anything. */
export function forgedTokens(endpoint: Endpoint, tokens: Tokens): readonly BadRequest[] {
  const { auth } = endpoint
  if (auth === undefined) return []
  const own = tokens[auth]
  const [head = '', body = '', signature = ''] = own.split('.')
  const forged: Readonly<Record<string, string>> = {
    none: '',
    'another scheme': `Basic ${own}`,
    'an empty token': 'Bearer ',
    'a word': 'Bearer undefined',
    'an unsigned token': `Bearer ${UNSIGNED}`,
    'another signature': `Bearer ${head}.${body}.${signature.slice(1)}${signature.slice(0, 1)}`,
    'no signature': `Bearer ${head}.${body}.`,
    'another body': `Bearer ${head}.${base64({ sub: '1', exp: 9_999_999_999 })}.${signature}`,
    'a cut token': `Bearer ${own.slice(0, -4)}`,
    'a doubled token': `Bearer ${own}${own}`,
    'a long token': `Bearer ${'x'.repeat(6000)}`,
    'a statement': "Bearer ' or 1=1 --",
    // An order's token does not open its cart. A cart's token may read its orders (SEC-14).
    ...(auth === 'cartToken' && { 'a token of another purpose': `Bearer ${tokens.orderToken}` }),
  }
  return Object.entries(forged).map(([attack, value]) => ({
    ...request(endpoint, tokens),
    attack: `token: ${attack}`,
    headers: { 'content-type': 'application/json', ...(value !== '' && { authorization: value }) },
    ...(endpoint.body === 'json' && { body: '{}' }),
    isRejected: true,
  }))
}

const HEADERS: Readonly<Record<string, string>> = {
  accept: '<script>alert(1)</script>',
  'accept-encoding': 'gzip;q=banana, *;q=-1',
  'accept-language': `${'x-'.repeat(2000)}x`,
  cookie: '__proto__=1; constructor=2; a=%zz; ="; ;;;',
  'if-none-match': '"'.repeat(3000),
  'if-modified-since': 'yesterday',
  range: 'bytes=0-18446744073709551615',
  'x-forwarded-for': "' or 1=1 --, ::ffff:999.1.1.1",
  'x-forwarded-host': 'evil.example',
  'x-http-method-override': 'DELETE',
  'x-original-url': '/metrics',
  'x-request-id': 'a'.repeat(4000),
  origin: 'null',
  referer: 'javascript:alert(1)',
}

export const oddHeaders = (endpoint: Endpoint, tokens: Tokens): readonly BadRequest[] =>
  Object.entries(HEADERS).map(([name, value]) => ({
    ...request(endpoint, tokens),
    attack: `header ${name}`,
    headers: { ...authorization(endpoint, tokens), [name]: value },
  }))

const FORM_BODIES: readonly string[] = [
  '',
  '&&&===',
  '%zz=%zz',
  '__proto__=1&constructor=2',
  'token=%00&step=%00&email=%00',
  'step=confirm&id=1&email=a%0d%0aBcc:b%40example.com&name=%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  `token=${'x'.repeat(60_000)}`,
  Array.from({ length: 2000 }, (_, index) => `f${index}=1`).join('&'),
  '{"token": {}}',
]

export const badForms = (endpoint: Endpoint, tokens: Tokens): readonly BadRequest[] =>
  endpoint.body === 'form'
    ? FORM_BODIES.map((body) => ({
        ...request(endpoint, tokens),
        attack: `form: ${body.slice(0, 40)}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body,
      }))
    : []

const request = (endpoint: Endpoint, tokens: Tokens): Omit<BadRequest, 'attack'> => ({
  endpoint,
  method: endpoint.method,
  target: targetOf(endpoint, tokens),
  headers: authorization(endpoint, tokens),
  isRejected: false,
})
