import { expect, it } from 'vitest'
import type { Transport } from '../transport.ts'
import { inquiryClient } from './inquiry-client.ts'
import type { Inquiry } from './inquiry.ts'

it('sends the inquiry and the signal of the caller', async () => {
  const sent: unknown[] = []
  const transport: Transport = async (route, request) => {
    sent.push(route, request)
    return { status: 204, value: undefined }
  }
  const inquiry: Inquiry = {
    campaign: 'companies',
    store: 'uk',
    countryCode: 'GB',
    name: 'Ada',
    email: 'ada@example.com',
    message: 'Socks for all',
  }
  const { signal } = new AbortController()
  await inquiryClient(transport).send(inquiry, signal)
  expect(sent).toEqual([
    { method: 'POST', path: '/api/inquiries' },
    { input: inquiry, signal },
  ])
})
