import { expect, it } from 'vitest'
import { inSwissGerman } from '../../markets/languages/swiss-german.ts'
import { productPath } from './product-path.ts'

const product = {
  sku: 'A1',
  names: { en: 'Great sock', de: 'Große Socke' },
  countries: ['GB', 'CH', 'DE', 'FR'],
} as const

it.each([
  ['its English name', 'uk', product, '/uk/product/great-sock-a1'],
  ['its name in the language of the storefront', 'de', product, '/de/product/grosse-socke-a1'],
  ['its English name, where it has none in the language', 'fr', product, '/fr/product/great-sock-a1'],
  ['no name, where it is not sold', 'it', product, undefined],
  ['no name, where it is sold nowhere', 'uk', { ...product, countries: [] }, undefined],
] as const)('a product has its page under %s', (_, code, entry, expected) => {
  expect(productPath(entry, 'production', code)).toBe(expected)
})

it('the Swiss spelling of a German name has the same page', () => {
  const name = 'Große „weiße“ Socke: ‚Spaß‘'
  const german = { ...product, names: { en: 'sock', de: name } }
  const swiss = { ...product, names: { en: 'sock', de: inSwissGerman(name) } }
  expect(productPath(german, 'production', 'ch')).toBe('/ch/product/grosse-weisse-socke-spass-a1')
  expect(productPath(swiss, 'production', 'ch')).toBe('/ch/product/grosse-weisse-socke-spass-a1')
})
