import { describe, expect, it } from 'vitest'
import { diagnose, type DiagnosedMarket, type DiagnosedProduct, type DiagnosedVariant } from './diagnose.ts'

const FINE: DiagnosedProduct = {
  isDraft: false,
  isListed: true,
  isRecommended: true,
  needsComposition: true,
  hasComposition: true,
  hasPicture: true,
}

const size = (sku: string, over: Partial<DiagnosedVariant> = {}): DiagnosedVariant => ({
  sku,
  size: sku,
  isMeant: true,
  isOffered: true,
  isPriced: true,
  isInStock: true,
  ...over,
})

const market = (country: 'GB' | 'IE' | 'DK', over: Partial<DiagnosedMarket> = {}): DiagnosedMarket => ({
  country,
  storefront: country === 'GB' ? 'uk' : 'eu',
  currency: country === 'GB' ? 'GBP' : country === 'DK' ? 'DKK' : 'EUR',
  isShipped: true,
  variants: [size('S'), size('M')],
  ...over,
})

const causes = (product: Partial<DiagnosedProduct>, ...markets: readonly DiagnosedMarket[]) =>
  diagnose({ ...FINE, ...product }, markets).flatMap(({ storefront, findings }) =>
    findings.map(({ cause, countries, currency, sizes }) =>
      [storefront, cause, countries.join(), currency, sizes?.map(({ sku }) => sku).join()].filter(Boolean).join(' '),
    ),
  )

describe('diagnose', () => {
  it.each<[string, Partial<DiagnosedProduct>, Partial<DiagnosedMarket>, readonly string[]]>([
    ['nothing of one that can be bought', {}, {}, []],
    ['a draft', { isDraft: true, isListed: false }, {}, ['uk draft GB']],
    ['one that left the catalogue', { isListed: false }, {}, ['uk not-offered GB']],
    ['no fibres', { hasComposition: false }, {}, ['uk no-composition GB']],
    ['no fibres where none are needed', { hasComposition: false, needsComposition: false }, {}, []],
    ['no picture', { hasPicture: false }, {}, ['uk no-picture GB']],
    ['one that listings leave out', { isRecommended: false }, {}, ['uk hidden GB']],
    ['a market without delivery', {}, { isShipped: false }, ['uk no-shipping GB']],
    ['no variants', {}, { variants: [] }, ['uk not-offered GB']],
    ['variants of other markets', {}, { variants: [size('S', { isMeant: false })] }, ['uk not-offered GB']],
    ['a size without a price', {}, { variants: [size('S'), size('M', { isPriced: false })] }, ['uk no-price GB GBP M']],
    ['all sizes without a price', {}, { variants: [size('S', { isPriced: false })] }, ['uk no-price GB GBP']],
    ['a size that is sold out', {}, { variants: [size('S'), size('M', { isInStock: false })] }, ['uk no-stock GB M']],
    ['a size that left', {}, { variants: [size('S'), size('M', { isOffered: false })] }, ['uk not-offered GB M']],
    [
      'several, in the order in which they are removed',
      { hasPicture: false },
      { isShipped: false, variants: [size('S', { isInStock: false, isPriced: false })] },
      ['uk no-picture GB', 'uk no-price GB GBP', 'uk no-stock GB', 'uk no-shipping GB'],
    ],
  ])('DGO-14 names %s', (_, product, there, expected) => {
    expect(causes(product, market('GB', there))).toEqual(expected)
  })

  it('DGO-14 names markets of a storefront together that lack the same, and counts what is left', () => {
    const soldOut = { variants: [size('S', { isInStock: false }), size('M')] }
    expect(causes({}, market('IE', soldOut), market('DK', soldOut), market('GB'))).toEqual(['eu no-stock IE,DK S'])
    const unpriced = { variants: [size('S', { isPriced: false }), size('M')] }
    const found = diagnose(FINE, [market('IE'), market('DK', unpriced), market('GB')])
    expect(found.map(({ storefront, sellable, sizes }) => [storefront, sellable, sizes])).toEqual([
      ['eu', 1, 2],
      ['uk', 2, 2],
    ])
  })
})
