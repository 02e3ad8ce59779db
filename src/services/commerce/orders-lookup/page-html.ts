/** What the pages of orders have in common. They hold no script at all. */
import { legalLinks } from '../../../contracts/storefront/law/legal-links.ts'
import { recordOf } from '../../../markets/countries/record-of.ts'
import type { CountryCode } from '../../../markets/types.ts'
import { html, type Html, type HtmlPart } from '../../../platform/html/html.ts'
import { shopPage } from '../../../platform/html/shop-page.ts'
import type { PageReader } from '../mail/order-addresses.ts'
import { localeOf, textsOf, type MailRecipient } from '../mail/order-details.ts'
import type { MailTexts } from '../mail/texts/mail-texts.ts'

export const toRecipient = ({ country, language }: PageReader): MailRecipient => ({ language, market: { country } })

export const textsFor = (reader: PageReader): MailTexts => textsOf(toRecipient(reader))

export function page(reader: PageReader, title: string, content: HtmlPart): string {
  const home = homeOf(reader.country)
  return shopPage({
    lang: localeOf(toRecipient(reader)),
    title,
    home,
    links: legalLinks(recordOf(reader.country).storefront, reader.language),
    content: html`${content}
      <p><a href="${home}">${textsFor(reader).toShop}</a></p>`,
  })
}

/** The front page of the storefront that sells there. */
export const homeOf = (country: CountryCode): string => `/${recordOf(country).storefront}`

/** What a form sends along without showing it. */
export const hidden = (values: Readonly<Record<string, string>>): readonly Html[] =>
  Object.entries(values).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)
