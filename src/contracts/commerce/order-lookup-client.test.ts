import { expect, it } from 'vitest'
import type { Transport } from '../transport.ts'
import { orderLookUpClient } from './order-lookup-client.ts'

it('requests a link with the order and the signal of the caller', async () => {
  const sent: unknown[] = []
  const transport: Transport = async (route, request) => {
    sent.push(route, request)
    return { status: 204, value: undefined }
  }
  const [lookUp, { signal }] = [
    { email: 'ada@example.com', orderNumber: '10000008', countryCode: 'GB', languageCode: 'en' } as const,
    new AbortController(),
  ]
  await orderLookUpClient(transport).requestLink(lookUp, signal)
  expect(sent).toEqual([
    { method: 'POST', path: '/order-pages/look-up' },
    { input: lookUp, signal },
  ])
})
