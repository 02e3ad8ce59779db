import { describe, expect, it } from 'vitest'
import type { StorefrontMarket } from '../../../visitor/markets/index.ts'
import { readInquiry } from './read-inquiry.ts'

const place: StorefrontMarket = {
  storefront: 'at',
  market: {
    countryCode: 'AT',
    name: 'Österreich',
    currency: { code: 'EUR', symbol: '€' },
    locale: 'de-AT',
    language: 'de',
    region: 'NL',
  },
}
const filled = { campaign: 'corporate-gifts', name: ' Ada ', email: 'ada@example.com', message: 'Hello\nthere\n' }
const read = (fields: Readonly<Record<string, string>>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...filled, ...fields })) form.set(name, value)
  return readInquiry(form, place)
}
const plain = { campaign: 'corporate-gifts', name: 'Ada', email: 'ada@example.com', message: 'Hello\nthere' }

describe('readInquiry', () => {
  it.each([
    ['leaves out what was left empty', { company: ' ', pieces: '', website: '' }, {}],
    ['takes all of it', { company: 'Looms Ltd', pieces: '120' }, { company: 'Looms Ltd', pieces: 120 }],
    ['hands over what was caught', { website: 'https://example.com' }, { website: 'https://example.com' }],
    ['believes the page, not the form, where it is', { store: 'us', countryCode: 'US' }, {}],
  ])('%s', (_, fields, more) => {
    expect(read(fields)).toEqual({ ...plain, store: 'at', countryCode: 'AT', ...more })
  })
})
