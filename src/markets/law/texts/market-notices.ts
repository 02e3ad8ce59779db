/** Notices that the law of a country outside Europe requires (LAW-29). In English, as the shop is there. */
import type { CountryCode } from '../../types.ts'

export type MarketNotice = { readonly heading: string; readonly paragraphs: readonly string[] }

const NOTICES: Readonly<Partial<Record<CountryCode, MarketNotice>>> = {
  // Act on the Consumer Protection in Electronic Commerce, articles 10 and 13.
  KR: {
    heading: 'Notice for South Korea',
    paragraphs: [
      'Product information: fibre composition, size, colour, country of origin, manufacturer, washing instructions and warnings are on the page of each product.',
      'The goods are sent from abroad. You are the importer, and customs may ask for your personal customs clearance code.',
      'You may withdraw within 7 days of receiving the goods. We refund within 3 business days of getting them back.',
      'Complaints are handled under the Framework Act on Consumers and its dispute settlement criteria.',
    ],
  },
  // Goods and Services Tax Act, overseas vendor registration for goods up to SGD 400.
  SG: {
    heading: 'Notice for Singapore',
    paragraphs: [
      'The goods are sent from abroad. Goods and services tax is due on imports; it is part of the price only if the checkout says so.',
      'Under the lemon law of the Consumer Protection (Fair Trading) Act, goods that do not conform can be repaired, replaced, reduced in price or refunded; a defect found within 6 months is presumed to have existed at delivery.',
    ],
  },
  // Federal Decree-Law 14 of 2023, Federal Law 15 of 2020.
  AE: {
    heading: 'Notice for the United Arab Emirates',
    paragraphs: [
      'The goods are sent from abroad. Customs duty and VAT may be due when they arrive; the carrier collects them.',
      'If goods are defective or do not match their description, you are entitled to repair, replacement or a refund. Complaints can be made to the consumer protection department of the Ministry of Economy.',
    ],
  },
  // Consumer Protection Law 5741-1981, section 14C.
  IL: {
    heading: 'Notice for Israel',
    paragraphs: [
      'You may cancel within 14 days of receiving the goods, with the link “Cancel a transaction” on every page.',
      'The goods are sent from abroad. VAT and duty may be due when they arrive.',
    ],
  },
}

export const noticeOf = (country: CountryCode): MarketNotice | undefined => NOTICES[country]
