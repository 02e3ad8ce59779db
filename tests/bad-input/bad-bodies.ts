/** Bodies that no endpoint for JSON accepts, and members of a wrong kind. */
import { gzipSync } from 'node:zlib'
import { authorization, targetOf, type BadRequest, type Tokens } from './bad-request.ts'
import type { Endpoint } from './endpoints.ts'
import { membersOf, withMember, type MemberPath } from './members.ts'
import { sampleOf } from './sample-of.ts'

const JSON_TYPE = 'application/json'
const DEFAULT_MAX_BYTES = 1024 * 1024
const DEPTH = 5000

const MALFORMED: Readonly<Record<string, string | Uint8Array>> = {
  'half an object': '{"a": ',
  'two objects': '{}{}',
  'trailing comma': '{"a": 1,}',
  'single quotes': "{'a': 1}",
  'not a number': '{"a": NaN}',
  'a bare word': 'undefined',
  'a page': '<html><script>alert(1)</script></html>',
  'a byte order mark of UTF-16': new Uint8Array([0xff, 0xfe, 0x7b, 0, 0x7d, 0]),
  'invalid UTF-8 in a name': new Uint8Array([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]),
  'only spaces': ' '.repeat(2000),
  'compressed bytes': gzipSync('{}'),
}

/** Of a kind that no operation has. */
const WRONG_KIND: Readonly<Record<string, string>> = {
  null: 'null',
  'a list': '[]',
  'a list of objects': '[{}]',
  'a text': '"text"',
  'a number': '7',
  true: 'true',
  'a huge number': '1e400',
  'deep lists': '['.repeat(DEPTH) + ']'.repeat(DEPTH),
  'deep objects': '{"a":'.repeat(DEPTH) + '1' + '}'.repeat(DEPTH),
  'a member __proto__': '{"__proto__": {"isAdmin": true}}',
  'a member constructor': '{"constructor": {"prototype": {"isAdmin": true}}}',
  'an unknown member': '{"isAdmin": true}',
  'many unknown members': `{${Array.from({ length: 3000 }, (_, index) => `"m${index}":1`).join(',')}}`,
}

/** In the place of a member, whatever it is. */
const MEMBERS: Readonly<Record<string, unknown>> = {
  null: null,
  'a text': 'text',
  'an empty text': '',
  'a number': 7,
  'a negative number': -1,
  'a fraction': 0.5,
  'a number beyond integers': 2 ** 53,
  true: true,
  'a list': [],
  'a nested list': [[['x']]],
  'an object': {},
  'an object with toString': { toString: 'x', valueOf: 'x' },
  'a NUL': 'a\0b',
  'half of a character': '\ud800',
  'a line break': 'a\r\nSet-Cookie: a=b',
  markup: '<img src=x onerror=alert(1)>',
  'a statement': "'; drop table orders; --",
  'a template': '${7*7}{{7*7}}',
  'a long text': 'x'.repeat(100_000),
  'a reversing character': 'a\u202eb',
  __proto__: '__proto__',
}

export function badBodies(endpoint: Endpoint, tokens: Tokens): readonly BadRequest[] {
  if (endpoint.body !== 'json') return []
  const bodies = { ...MALFORMED, ...WRONG_KIND, ...(!endpoint.isInputOptional && { 'no body': '' }) }
  const sized = { 'a body that is too large': `"${'x'.repeat(endpoint.maxInputBytes ?? DEFAULT_MAX_BYTES)}"` }
  const whole = Object.entries({ ...bodies, ...sized }).map(([attack, body]) =>
    request(endpoint, tokens, { attack: `body: ${attack}`, body, isRejected: isContract(endpoint) }),
  )
  return [...whole, ...otherTypes(endpoint, tokens), ...badMembers(endpoint, tokens)]
}

/** Endpoints that are no operations accept reports in several forms; they only must not fail. */
const isContract = ({ input }: Endpoint): boolean => input !== undefined

function otherTypes(endpoint: Endpoint, tokens: Tokens): readonly BadRequest[] {
  const sample = JSON.stringify((endpoint.input && sampleOf(endpoint.input)) ?? {})
  const types = [
    'text/plain',
    'text/html',
    'application/xml',
    'multipart/form-data; boundary=x',
    'application/jsonx',
    '',
  ]
  const typed = types.map((type) => ({
    ...request(endpoint, tokens, { attack: `content type ${type}`, body: sample, isRejected: isContract(endpoint) }),
    headers: { ...authorization(endpoint, tokens), 'content-type': type },
  }))
  const encoded = request(endpoint, tokens, {
    attack: 'compressed body',
    body: gzipSync(sample),
    isRejected: isContract(endpoint),
  })
  return [...typed, { ...encoded, headers: { ...encoded.headers, 'content-encoding': 'gzip' } }]
}

/** Which of them are bad is for the schema to say; a NUL always is. */
function badMembers(endpoint: Endpoint, tokens: Tokens): readonly BadRequest[] {
  const { input } = endpoint
  if (input === undefined) return []
  const sample = sampleOf(input)
  return membersOf(sample).flatMap((path) => {
    const changed = Object.entries(MEMBERS).map(([attack, value]) => ({
      attack: `${path.join('.')}: ${attack}`,
      value: withMember(sample, path, value),
    }))
    const removed = { attack: `${path.join('.')}: missing`, value: withMember(sample, path, undefined) }
    const added = { attack: `${path.join('.')}: with a sibling`, value: withMember(sample, siblingOf(path), 1) }
    return [...changed, removed, added].map(({ attack, value }) => {
      const body = JSON.stringify(value)
      const isRejected = body.includes('\\u0000') || !input.safeParse(JSON.parse(body)).success
      return request(endpoint, tokens, { attack, body, isRejected })
    })
  })
}

const siblingOf = (path: MemberPath): MemberPath => [...path.slice(0, -1), `${path.at(-1)}2`]

type Attack = Pick<BadRequest, 'attack' | 'isRejected'> & { readonly body: string | Uint8Array }

const request = (endpoint: Endpoint, tokens: Tokens, attack: Attack): BadRequest => ({
  endpoint,
  method: endpoint.method,
  target: targetOf(endpoint, tokens),
  headers: { ...authorization(endpoint, tokens), 'content-type': JSON_TYPE },
  ...attack,
})
