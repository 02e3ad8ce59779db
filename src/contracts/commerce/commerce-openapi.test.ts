import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { readDescription } from '../../../tests/support/read-description.ts'
import { isObject } from '../answer-kinds.ts'
import { CART_ERROR_STATUSES } from './cart.ts'
import { commerceOpenApi } from './commerce-openapi.ts'

const { document, operations, refs, at } = readDescription(commerceOpenApi())

describe('the description of commerce', () => {
  it('is the one in the repository: run npm run openapi', async () => {
    const committed: unknown = JSON.parse(await readFile('docs/openapi/commerce.json', 'utf8'))
    expect(committed).toEqual(document)
  })

  it('names only parts that are there', () => {
    expect([...refs].filter((ref) => !isObject(at(ref)))).toEqual([])
    expect(refs.size).toBeGreaterThan(15)
  })

  it.each(operations)('$name has a summary of one sentence', ({ summary }) => {
    expect(summary).toMatch(/^[A-Z][^.]+\.$/)
  })

  it.each([
    ['get /orderv1/carts', ['200', '401', '404']],
    ['put /orderv1/carts', ['200', '400', '401', '404', '409', '413', '415', '422', '429']],
    ['post /orderv1/carts', ['200', '400', '409', '413', '415', '422', '429']],
    ['get /orderv1/shipments/{country}', ['200', '404', '406']],
    ['post /orderv1/carts/adyen/orders', ['200', '400', '401', '404', '409', '413', '415', '422', '429', '503']],
    ['post /{storefront}/carts/orders', ['200', '400', '401', '404', '409', '413', '415', '422', '429']],
    ['get /orderv1/orders/{id}', ['200', '404']],
    ['get /orderv1/terms/{country}', ['200', '404', '406']],
    ['get /orderv1/payments/adyen/orders/{id}/confirmation', ['200', '400', '404']],
    ['post /orderv1/payments/adyen/paymentmethods', ['200', '400', '413', '415', '429', '503']],
    ['post /order-pages/look-up', ['202', '400', '413', '415', '429']],
    [
      'post /{storefront}/payments/adyen/payments',
      ['200', '400', '401', '404', '409', '413', '415', '422', '429', '503'],
    ],
    ['get /productv1/products', ['200', '400', '406']],
    ['get /api/commerce/openapi.json', ['200', '406']],
    ['post /offers', ['200', '400', '404', '413', '415']],
    ['get /offers/version', ['200', '404']],
    ['get /offers/changes', ['200', '400', '404']],
  ])('%s answers %j', (name, statuses) => {
    expect(Object.keys(operations.find((operation) => operation.name === name)?.responses ?? {})).toEqual(statuses)
  })

  it('documents the status of every error code of a cart', () => {
    const responsesOf = (method: string) =>
      operations.find(({ name }) => name === `${method} /orderv1/carts`)?.responses
    for (const [code, status] of Object.entries(CART_ERROR_STATUSES)) {
      // Only opening a cart is limited by itself.
      expect(responsesOf(code === 'TOO_MANY_CARTS' ? 'post' : 'put')).toMatchObject({
        [status]: { description: expect.stringContaining(code) },
      })
    }
  })

  it('lets no call take a price', () => {
    const taken = JSON.stringify(
      ['CartChange', 'NewCart', 'OrderRequest', 'WalletOrderRequest', 'PaymentSubmission', 'PaypalUpdate'].map((name) =>
        at(`#/components/schemas/${name}`),
      ),
    )
    expect(taken).not.toMatch(/"(?:price|amount|discounts|totalPrice)"/)
  })
})
