import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { bundledShell, emptyShell, type ShellView } from '../../../../../tests/support/bundled-content.ts'
import { receivedProduct } from '../../../../../tests/support/received-product.ts'
import { shopPlace } from '../../../../../tests/support/shop-visit.ts'
import { toProduct } from '../../../../contracts/discovery/to-product.ts'
import { texts } from '../../../../contracts/storefront/texts/en-GB.ts'
import { TextsContext } from '../../../texts/texts-context.ts'
import { ShellContext } from '../../content/story/index.ts'
import { PlaceContext } from '../../visitor/markets/index.ts'
import { toTileView } from '../../catalogue/product/index.ts'
import { CheckoutMessage } from './CheckoutMessage.tsx'
import { FreeShippingBar } from './FreeShippingBar.tsx'
import { NewsletterCheckbox } from './NewsletterCheckbox.tsx'
import { SegmentedUpsell, upsellFor } from './SegmentedUpsell.tsx'

function draw(piece: ReactNode, shell: ShellView, country = 'GB'): string {
  const { code: storefront, market } = shopPlace(country)
  const { countryCode, name, currency, locale, language, warehouse } = market
  const view = { countryCode, name: name.local, currency, locale: locale.iso, language, region: warehouse.region }
  return renderToStaticMarkup(
    <TextsContext value={texts}>
      <ShellContext value={shell}>
        <PlaceContext value={{ storefront, market: view }}>{piece}</PlaceContext>
      </ShellContext>
    </TextsContext>,
  )
}

const bare = emptyShell()
const box = <NewsletterCheckbox isTicked={false} onChange={() => undefined} />

describe('what content brings to the checkout', async () => {
  const [british, german] = await Promise.all([bundledShell('GB'), bundledShell('DE')])

  it('~CNT-25 checkout-message-banner: its words lead on', () => {
    const markup = draw(<CheckoutMessage />, british)
    expect(markup).toContain('<a href="/uk/faq/returns">30 days to change your mind')
    expect(draw(<CheckoutMessage />, bare)).toBe('')
  })

  it.each([
    ['~SHP-11 what is missing', 2450, '£15.50 more and delivery is free.'],
    ['~SHP-11 all of it for an empty cart', 0, '£40 more and delivery is free.'],
    ['~SHP-11 that it is reached', 4000, 'Delivery is free. The fish insists.'],
  ])('~CNT-25 checkout-free-shipping-bar says %s', (_, price, words) => {
    expect(draw(<FreeShippingBar price={price} />, british)).toContain(`<output>${words}</output>`)
  })

  it('~CNT-25 checkout-free-shipping-bar speaks the language and the currency of its place', () => {
    expect(draw(<FreeShippingBar price={0} />, german, 'DE')).toContain('Noch 40€, dann ist der Versand gratis.')
  })

  it('~SHP-11 no bar without a threshold or without content', () => {
    const free = british.freeShipping && { ...british.freeShipping, threshold: 0 }
    expect(draw(<FreeShippingBar price={0} />, { ...british, freeShipping: free })).toBe('')
    expect(draw(<FreeShippingBar price={0} />, bare)).toBe('')
  })

  it('~CHK-19 ~CNT-25 checkout-newsletter-checkbox: unticked, and none without content', () => {
    const markup = draw(box, british)
    expect(markup).toContain('Yes, send me news from the river by email.')
    expect(markup).toMatch(/<input (?![^>]*checked)[^>]*type="checkbox"/)
    expect(markup).toContain('<a href="/uk/privacy">')
    expect(draw(box, bare)).toBe('')
  })

  it('~CHK-21 ~CNT-25 segmented-upsell: words, products of its collection, and the way there', () => {
    const product = toProduct(receivedProduct(), shopPlace().market)
    if (!product) throw new Error('No product')
    const tile = toTileView(product, shopPlace().market)
    const markup = draw(<SegmentedUpsell tiles={{ 'gifts/gift-boxes': [tile] }} />, british)
    expect(markup).toContain('And somebody else’s feet?')
    expect(markup).toContain(tile.name)
    expect(markup).toContain('href="/uk/gifts/gift-boxes"')
    expect(draw(<SegmentedUpsell tiles={{}} />, british)).toContain('And somebody else’s feet?')
    expect(draw(<SegmentedUpsell tiles={{}} />, bare)).toBe('')
  })

  it('~CHK-21 the upsell of an active segment goes before that for everybody', () => {
    const [forAll] = british.upsells
    if (!forAll) throw new Error('No upsell')
    const forGifts = { ...forAll, segment: 'gifts', title: 'Gifts' }
    expect(upsellFor([forAll, forGifts], ['gifts'])).toBe(forGifts)
    expect(upsellFor([forAll, forGifts], ['runners'])).toBe(forAll)
    expect(upsellFor([forGifts], [])).toBeUndefined()
  })
})
