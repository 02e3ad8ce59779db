/**
 * The end of every document: who sells, how one can pay, where parcels go, and the legal links where a page has no footer. Written
 * into the HTML beside what React draws, so that browsers load no script for it (LAW-06, LAW-07, LAW-11).
 */
import type { SellerContact } from '../../contracts/commerce/seller.ts'
import { withdrawalAddress } from '../../contracts/commerce/withdrawal-address.ts'
import { legalLinks } from '../../contracts/storefront/law/legal-links.ts'
import { sellerLine } from '../../contracts/storefront/law/legal-texts.ts'
import { acceptedPayments, deliveryLimits } from '../../contracts/storefront/law/payment-names.ts'
import { LEGAL_PATHS } from '../../contracts/storefront/legal-paths.ts'
import { settingOf } from '../../contracts/content/kinds/setting.ts'
import { localMinimumOf } from '../../markets/law/texts/local/local-texts.ts'
import { lawTextsOf } from '../../markets/law/texts/law-texts.ts'
import { hasWithdrawalRight } from '../../markets/withdrawal/withdrawal-right.ts'
import { html, type HtmlPart } from '../../platform/html/html.ts'
import type { ShopPlace } from '../../storefront/page/page-contract.ts'

/** `withdraw`: the words of the function, as the footer of pages has them. */
export function legalBar(
  place: ShopPlace | undefined,
  { seller, withdraw }: { readonly seller: SellerContact | undefined; readonly withdraw: string },
): string {
  const language = place?.market.language ?? 'en'
  const texts = lawTextsOf(language)
  const links = [
    ...legalLinks(place?.code, language),
    ...(place !== undefined && hasWithdrawalRight(place.market.countryCode)
      ? [{ href: withdrawalAddress(place.market), label: withdraw }]
      : []),
  ]
  return html`<section class="legal-bar" aria-label="${texts.legal}">
    ${place === undefined ? [] : saleFacts(place)}
    ${seller === undefined ? [] : html`<p>${sellerLine(seller)} · <a href="mailto:${seller.email}">${seller.email}</a></p>`}
    <ul>
      ${links.map((link) => html`<li><a href="${link.href}">${link.label}</a></li>`)}
    </ul>
  </section>`.text
}

function saleFacts({ code, market, storefront }: ShopPlace): HtmlPart {
  const { countryCode: country, language, locale } = market
  const { spell } = settingOf(code, market)
  const shipsTo = storefront.markets.map(({ countryCode }) => countryCode)
  const local = localMinimumOf(country).map(
    ({ lang, texts }) =>
      html`<p lang="${lang}"><a href="/${code}/${LEGAL_PATHS.withdrawal}">${texts.withdrawalPage}</a></p>`,
  )
  return [
    html`<p>${spell(acceptedPayments(country, language))}</p>`,
    html`<p>${spell(deliveryLimits({ country, language, locale: locale.iso }, shipsTo))}</p>`,
    ...local,
  ]
}
