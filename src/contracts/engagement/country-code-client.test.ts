import { expect, it } from 'vitest'
import type { Transport } from '../transport.ts'
import { lookUpCountry } from './country-code-client.ts'

const answering = (value: unknown) => {
  const sent: unknown[] = []
  const transport: Transport = async (route, request) => {
    sent.push(route, request)
    return { status: 200, value }
  }
  return { transport, sent }
}

it('~APP-06 sends the assumed country in small letters, and a time against caches', async () => {
  const { transport, sent } = answering({ countryCode: 'DE' })
  await lookUpCountry('GB', transport, 1234)
  expect(sent).toEqual([{ method: 'GET', path: '/api/country-code' }, { query: { 'country-code': 'gb', cv: '1234' } }])
})

it.each([
  ['the detected country', { countryCode: 'DE' }, 'DE'],
  ['the assumed one for a country that is none', { countryCode: 'XX' }, 'GB'],
  ['the assumed one for no country', {}, 'GB'],
  ['the assumed one for nothing', null, 'GB'],
  ['the assumed one for no answer', undefined, 'GB'],
  ['the assumed one for a text', 'DE', 'GB'],
])('~APP-06 gives %s', async (_, answer, expected) => {
  expect(await lookUpCountry('GB', answering(answer).transport)).toBe(expected)
})
