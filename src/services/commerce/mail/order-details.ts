/** An order in the words and amounts that its shopper reads: by mail and on its page. Pure. */
import { dateFormat, numberFormat } from '../../../markets/formats/intl-formats.ts'
import type { Address } from '../../../markets/addresses/checkout-information.ts'
import { formatAddress } from '../../../markets/addresses/format-address.ts'
import { recordOf } from '../../../markets/countries/record-of.ts'
import { CURRENCIES } from '../../../markets/derived/currency-symbols.ts'
import { imageAddress } from '../../../markets/images/image-widths.ts'
import { formatPrice } from '../../../markets/prices/format-price.ts'
import { showsTax } from '../../../markets/prices/included-tax.ts'
import { formatDays } from '../../../markets/shipping/arrival/format-days.ts'
import { isCountryCode } from '../../../markets/storefronts/country-codes.ts'
import { countryNameOf } from '../../../markets/storefronts/country-names.ts'
import type { CountryCode, Language } from '../../../markets/types.ts'
import { importText } from '../carts/import-texts.ts'
import type { OrderLine, OrderSnapshot } from '../orders/order-snapshot.ts'
import type { MailPart, MailRow } from './mail-blocks.ts'
import { fillIn, mailTextsOf, type MailTexts } from './texts/mail-texts.ts'

/** The language of the recipient, and the country whose formats apply. */
export type MailRecipient = { readonly language: Language; readonly market: { readonly country: CountryCode } }
type Priced = Pick<OrderSnapshot, 'language' | 'market'>

export type OrderDetails = {
  readonly texts: MailTexts
  readonly lines: readonly MailRow[]
  /** From the products to the total, and the tax in it. */
  readonly sums: readonly MailRow[]
  readonly addresses: readonly MailPart[]
  readonly delivery: MailPart
}

export function orderDetails(snapshot: OrderSnapshot): OrderDetails {
  const { lines, shipping, totals, addresses, market, language } = snapshot
  const recipient = { market, language }
  const texts = textsOf(recipient)
  const price = (amount: number) => priceOf(amount, recipient)
  const free = (amount: number) => (amount === 0 ? texts.free : price(amount))
  const { externalTax, discount } = totals
  const contained = externalTax === undefined ? taxesIn(snapshot) : []
  return {
    texts,
    lines: lines.map((line) => lineRow(line, texts, price)),
    sums: [
      { label: texts.itemsTotal, amount: price(totals.products) },
      ...(discount === 0 ? [] : [{ label: texts.discount, amount: price(-discount) }]),
      { label: texts.shipping, note: shipping.name, amount: free(totals.shipping) },
      ...(externalTax === undefined ? [] : [{ label: texts.taxAdded, amount: price(externalTax) }]),
      {
        label: texts.total,
        ...(market.chargesOnDelivery && { note: importText(language, market.chargesOnDelivery) }),
        amount: price(totals.total),
        strong: true,
      },
      ...contained.map(({ percent, tax }) => ({ label: taxLabel(percent, recipient, texts), amount: price(tax) })),
    ],
    addresses: [
      { label: texts.deliveredTo, lines: addressLines(addresses.shipping) },
      { label: texts.billedTo, lines: addressLines(addresses.billing) },
    ],
    delivery: {
      label: texts.deliveredBy,
      lines: [shipping.name, shipping.estimatedDelivery, promiseOf(shipping, recipient, texts)].filter(Boolean),
    },
  }
}

/** SHX-12: the days that were promised with the order. */
const promiseOf = ({ promised }: OrderSnapshot['shipping'], recipient: MailRecipient, texts: MailTexts): string =>
  promised === undefined ? '' : fillIn(texts.arrives, { days: formatDays(promised, localeOf(recipient)) })

export const textsOf = ({ market, language }: MailRecipient): MailTexts => mailTextsOf(language, market.country)

export const localeOf = ({ market, language }: MailRecipient): string => `${language}-${market.country}`

/** With its decimals even where they are zero: sums stand below each other. */
export const priceOf = (amount: number, recipient: Priced): string =>
  formatPrice(amount, {
    currency: CURRENCIES[recipient.market.currency],
    country: recipient.market.country,
    locale: localeOf(recipient),
    dropZeroDecimals: false,
  })

/** A day of the market, as it is stored: no time zone moves it. */
export const calendarDay = (day: string, recipient: MailRecipient): string =>
  dateFormat(localeOf(recipient), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

function lineRow(line: OrderLine, texts: MailTexts, price: (amount: number) => string): MailRow {
  const { name, size, quantity, picture, price: each, total, isGift } = line
  const notes = [
    size === '' ? '' : fillIn(texts.size, { size }),
    isGift ? texts.gift : '',
    !isGift && quantity > 1 ? fillIn(texts.priceEach, { price: price(each.final) }) : '',
  ].filter(Boolean)
  return {
    label: `${quantity} × ${name}`,
    ...(picture === '' ? {} : { picture: smallPicture(picture) }),
    ...(notes.length === 0 ? {} : { note: notes.join(' · ') }),
    amount: isGift ? texts.free : price(total),
  }
}

/** Sharp at 56 pixels; as JPEG, because mail programs know no other of our formats. */
export const smallPicture = (href: string): string => imageAddress({ href, width: 320 }, 'jpeg')

/** One row per rate, as on the invoice (LAW-02); none for a rate of 0 (MKT-31). */
function taxesIn({ totals: { tax }, taxRates, market: { taxPercentage } }: OrderSnapshot) {
  const rates = taxRates ?? (taxPercentage === undefined ? [] : [{ percent: taxPercentage, tax }])
  return rates.filter(({ percent }) => showsTax({ tax: percent }))
}

const taxLabel = (percent: number, recipient: Priced, texts: MailTexts): string =>
  fillIn(texts.taxIncluded, { percent: numberFormat(localeOf(recipient)).format(percent) })

const addressLines = (address: Address): readonly string[] => formatAddress(address, countryOf)

const countryOf = (code: string): string => (isCountryCode(code) ? countryNameOf(code).local : code)

export const dayOf = (time: string, recipient: MailRecipient): string =>
  formatOf(recipient, undefined).format(new Date(time))

export const momentOf = (time: string, recipient: MailRecipient): string =>
  formatOf(recipient, 'long').format(new Date(time))

function formatOf(recipient: MailRecipient, timeStyle: 'long' | undefined): Intl.DateTimeFormat {
  const [locale, timeZone] = [localeOf(recipient), recordOf(recipient.market.country).timeZone]
  return dateFormat(locale, { dateStyle: 'long', timeZone, ...(timeStyle && { timeStyle }) })
}
