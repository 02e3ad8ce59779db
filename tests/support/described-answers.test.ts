import { expect, it } from 'vitest'
import { describedAnswers } from './described-answers.ts'

const check = describedAnswers({
  servers: [{ url: '/merchant/v1' }],
  paths: {
    '/orders/{number}': {
      get: {
        responses: {
          '200': { content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } } },
          '404': { $ref: '#/components/responses/Problem' },
        },
      },
    },
  },
  components: {
    schemas: {
      Order: { type: 'object', properties: { number: { type: 'string' } }, required: ['number'] },
      Problem: { type: 'object', properties: { code: { type: 'string' } }, required: ['code'] },
    },
    responses: {
      Problem: { content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } } },
    },
  },
})
const JSON_TYPE = 'application/json'

it.each([
  ['an answer', { status: 200, type: JSON_TYPE, body: { number: '1' } }],
  ['a problem', { status: 404, type: 'application/problem+json', body: { code: 'UNKNOWN_ORDER' } }],
])('accepts %s as described', (_, answer) => {
  expect(() => check('GET', '/merchant/v1/orders/1', answer)).not.toThrow(/expected/)
})

it.each([
  ['another member', { status: 200, type: JSON_TYPE, body: { number: '1', email: 'ada@example.com' } }],
  ['a missing member', { status: 200, type: JSON_TYPE, body: {} }],
  ['a member of another type', { status: 200, type: JSON_TYPE, body: { number: 1 } }],
  ['another status', { status: 201, type: JSON_TYPE, body: { number: '1' } }],
  ['another content type', { status: 404, type: JSON_TYPE, body: { code: 'UNKNOWN_ORDER' } }],
])('HKS-13 refuses an answer with %s than the document describes', (_, answer) => {
  expect(() => check('GET', '/merchant/v1/orders/1', answer)).toThrow(/expected/)
})

it('HKS-13 refuses an answer of an address that the document does not have', () => {
  const answer = { status: 200, type: JSON_TYPE, body: { number: '1' } }
  expect(() => check('GET', '/merchant/v1/customers/1', answer)).toThrow(/expected/)
})
