import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { shopPlace } from '../../../../../tests/support/shop-visit.ts'
import { texts } from '../../../../contracts/storefront/texts/en-GB.ts'
import { TextsContext } from '../../../texts/texts-context.ts'
import { Totals } from './Totals.tsx'

const AMOUNTS = { priceProducts: 2000, priceDiscount: 0, priceShipping: 500, priceTotal: 2500, shippingMethod: {} }

function draw(country: string, tax: { readonly priceTax: number; readonly externalTaxAmount?: number }): string {
  const { countryCode, name, currency, locale, language, warehouse } = shopPlace(country).market
  const market = { countryCode, name: name.local, currency, locale: locale.iso, language, region: warehouse.region }
  return renderToStaticMarkup(
    <TextsContext value={texts}>
      <Totals amounts={{ ...AMOUNTS, ...tax }} market={market} />
    </TextsContext>,
  )
}

describe('the tax in a sum', () => {
  it.each([
    ['none in France', 'FR', 0, ''],
    ['0 in Switzerland', 'CH', 0, ''],
    ['20 percent in Britain', 'GB', 417, 'Includes £4.17 VAT'],
    ['not known yet in the United States', 'US', 0, 'Plus tax, worked out from your address'],
  ])('MKT-31 is shown only where there is some: %s', (_, country, priceTax, expected) => {
    const note = /<p[^>]*>([^<]*)<\/p>/.exec(draw(country, { priceTax }))?.[1]
    expect(note).toBe(expected)
  })

  it.each([800, 0])('ORD-06 MKT-31 %i that the order adds is a line of its own', (externalTaxAmount) => {
    const drawn = draw('US', { priceTax: externalTaxAmount, externalTaxAmount })
    expect(drawn).toContain(`<dt>Tax</dt><dd>${externalTaxAmount === 0 ? '0.00' : '8.00'}`)
    expect(drawn).not.toContain('Plus tax')
  })
})
