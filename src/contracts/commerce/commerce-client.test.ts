import { describe, expect, it } from 'vitest'
import { commerceClient } from './commerce-client.ts'
import { http } from '../transport.ts'

/** A service that gives one answer and remembers what it was asked. */
function answering(body: unknown) {
  const asked: URL[] = []
  const client = commerceClient({
    transport: http({
      baseUrl: 'http://commerce',
      fetch: async (request) => {
        asked.push(new URL(request.url))
        return Response.json(body)
      },
    }),
  })
  return { client, asked }
}

describe('availability', () => {
  it('PRD-25 asks with the country code and the ids joined by commas', async () => {
    const products = ['1', '2'].map((id) => ({ id, isAvailable: true }))
    const { client, asked } = answering({ products })
    await client.availability({ countryCode: 'GB', variantIds: ['1', '2'] })
    expect(asked.map(({ pathname }) => pathname)).toEqual(['/productv1/products'])
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({ storeId: 'GB', productIds: '1,2' })
  })

  it('PRD-24 ERR-17 a product that is absent from the answer is told', async () => {
    const { client } = answering({ products: [{ id: '1', isAvailable: true }] })
    await expect(client.availability({ countryCode: 'GB', variantIds: ['1', '2'] })).rejects.toThrow(
      'Missing product in stock response',
    )
  })

  it.each([[{}], [{ products: {} }], [{ products: [{ id: '1' }] }], [{ products: [null] }], [[]]])(
    'PRD-24 ERR-21 %j is no catalogue',
    async (body) => {
      const { client } = answering(body)
      await expect(client.availability({ countryCode: 'GB', variantIds: ['1'] })).rejects.toThrow(
        'Invalid catalog received',
      )
    },
  )

  it('asks in parts when there are many', async () => {
    const ids = Array.from({ length: 250 }, (_, index) => String(index))
    const { client, asked } = answering({ products: ids.map((id) => ({ id, isAvailable: false })) })
    expect((await client.availability({ countryCode: 'GB', variantIds: ids })).size).toBe(250)
    expect(asked).toHaveLength(3)
  })
})
