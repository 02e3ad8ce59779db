import { describe, expect, it } from 'vitest'
import { merchantOpenApi } from '../../src/contracts/merchant/api/merchant-openapi.ts'
import { describedAnswers } from './described-answers.ts'

const check = describedAnswers(merchantOpenApi())
const level = {
  sku: 'A',
  ean: '1',
  productSku: 'P',
  warehouse: 'nl',
  quantity: 2,
  reserved: 1,
  available: 1,
  version: 0,
}
const page = (row: object) => ({ data: [row], cursor: 'stock.1', hasMore: false })
const json = (body: unknown, status = 200) => ({ status, type: 'application/json', body })

describe('the check of answers', () => {
  it('~HKS-13 accepts an answer as it is described', () => {
    expect(() => check('GET', '/merchant/v1/stock', json(page(level)))).not.toThrow()
    expect(() => check('GET', '/merchant/v1/stock/A', json({ data: [level] }))).not.toThrow()
  })

  it.each([
    ['a member that is not described', json(page({ ...level, price: 1 }))],
    ['a member of another type', json(page({ ...level, quantity: '2' }))],
    ['a missing member', json(page({ ...level, version: undefined }))],
    ['a status that is not described', json({}, 418)],
    ['a type of body that is not described', { status: 200, type: 'text/plain', body: 'x' }],
    ['a problem without a code', { status: 400, type: 'application/problem+json', body: { title: 'Bad Request' } }],
  ])('~HKS-13 rejects %s', (_, answer) => {
    expect(() => check('GET', '/merchant/v1/stock', answer)).toThrow(/GET/)
  })

  it('~HKS-13 rejects an address that is not described', () => {
    expect(() => check('GET', '/merchant/v1/nothing', json({}))).toThrow(/not described/)
  })
})
