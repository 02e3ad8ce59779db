/**
 * The duties of a seller in the markets of the shop: the norm, where it applies, where it shows, and who confirms it. We are not
 * lawyers: what a person has to supply or confirm is named. docs/law.md is written from this list (`npm run law`).
 */
import { MARKET_RECORDS } from '../../src/markets/countries/records.ts'
import { isEuMemberState } from '../../src/markets/eu-member-states.ts'
import { producerDuties } from '../../src/markets/law/producer-duties.ts'
import { isCountryCode } from '../../src/markets/storefronts/country-codes.ts'
import type { MarketRecord } from '../../src/markets/market-record.ts'
import { importNotice } from '../../src/markets/tax/import-charges.ts'

export type Duty = {
  /** Of the specification: tests prove it by its id. */
  readonly row: string
  readonly duty: string
  readonly norm: string
  readonly applies: (market: MarketRecord) => boolean
  readonly shows: string
  /** What a person has to supply or confirm before the shop opens; empty where tests say it all. */
  readonly confirmedBy: string
}

const ADVISER = 'legal adviser of the merchant'
const TAX_ADVISER = 'tax adviser of the merchant'
const MERCHANT = 'merchant'

const everywhere = (): boolean => true
const isIn =
  (...codes: readonly string[]) =>
  (market: MarketRecord) =>
    codes.includes(market.countryCode)
const isEu = ({ countryCode }: MarketRecord): boolean => isEuMemberState(countryCode)
/** The European Economic Area and the United Kingdom: much of the law is the same. */
const isEuropean = (market: MarketRecord): boolean => isEu(market) || isIn('NO', 'GB')(market)
const isUs = isIn('US')

export const DUTIES: readonly Duty[] = [
  {
    row: 'LAW-01',
    duty: 'Notice of the legal guarantee',
    norm: 'Directive 2011/83/EU art. 6 (1) l, since 27 Sep 2026; France: Code de la consommation D211-2',
    applies: (market) => isEu(market) || isIn('NO')(market),
    shows: 'product page, above the order button, confirmation mail',
    confirmedBy: `${ADVISER}: official wording`,
  },
  {
    row: 'LAW-02',
    duty: 'VAT by date and product',
    norm: 'Directive 2006/112/EC; UK VATA 1994; Swiss MWSTG; Norwegian merverdiavgiftsloven',
    applies: ({ vat }) => vat.length > 0,
    shows: 'cart, order, mail, invoice',
    confirmedBy: `${TAX_ADVISER}: rates and registrations`,
  },
  {
    row: 'LAW-03',
    duty: 'Who pays VAT and duty on import',
    norm: 'Directive 2005/29/EC art. 7; UK VATA 1994 s. 7AA; VOEC; Swiss MWSTG art. 7',
    applies: ({ countryCode }) => importNotice(countryCode).kind !== 'included',
    shows: 'product page, cart, checkout, mail, questions and answers',
    confirmedBy: `${TAX_ADVISER}: limits and registrations`,
  },
  {
    row: 'LAW-04',
    duty: 'Withdrawal instructions with the model form',
    norm: 'Directive 2011/83/EU art. 6 (1) h, Annex I',
    applies: isEuropean,
    shows: 'page of its own, footer, beside the order button, mail',
    confirmedBy: ADVISER,
  },
  {
    row: 'LAW-05',
    duty: 'No demo values in a live shop',
    norm: 'all norms that require a true identity',
    applies: everywhere,
    shows: '`LIVE=true` refuses to start; `npm run check-live`',
    confirmedBy: MERCHANT,
  },
  {
    row: 'LAW-06',
    duty: 'Legal links on every page',
    norm: 'Directive 2000/31/EC art. 5; GDPR art. 7 (3)',
    applies: everywhere,
    shows: 'footer of checkout, order pages, login, chooser',
    confirmedBy: '',
  },
  {
    row: 'LAW-07',
    duty: 'Means of payment and limits of delivery when ordering begins',
    norm: 'Directive 2011/83/EU art. 8 (3)',
    applies: isEuropean,
    shows: 'cart, footer',
    confirmedBy: '',
  },
  {
    row: 'LAW-08',
    duty: 'Essential characteristics above the order button',
    norm: 'Directive 2011/83/EU art. 8 (2); § 312j (2) BGB',
    applies: isEuropean,
    shows: 'last step of checkout',
    confirmedBy: '',
  },
  {
    row: 'LAW-09',
    duty: 'Confirmation on a durable medium',
    norm: 'Directive 2011/83/EU art. 8 (7); Directive 2000/31/EC art. 11',
    applies: everywhere,
    shows: 'confirmation mail',
    confirmedBy: '',
  },
  {
    row: 'LAW-10',
    duty: 'Proof of the agreed terms',
    norm: 'national contract law',
    applies: everywhere,
    shows: 'order',
    confirmedBy: '',
  },
  {
    row: 'LAW-11',
    duty: 'One contact record',
    norm: 'Directive 2011/83/EU art. 6 (1) c; Directive 2000/31/EC art. 5; § 36 VSBG',
    applies: everywhere,
    shows: 'imprint, mails, invoices, footer',
    confirmedBy: `${MERCHANT}: name, address, register, telephone`,
  },
  {
    row: 'LAW-12',
    duty: 'Minimum in the language of the country',
    norm: 'Polish Language Act art. 7; Regulation (EU) 1007/2011 art. 16 (3); Regulation (EU) 2023/988 art. 19',
    applies: (market) => isEuropean(market) && (market.storefront === 'eu' || market.countryCode === 'BE'),
    shows: 'product page, checkout, mail',
    confirmedBy: 'a reader of each language',
  },
  {
    row: 'LAW-13',
    duty: 'Terms with the mandatory clauses of the country',
    norm: 'national law',
    applies: everywhere,
    shows: 'terms',
    confirmedBy: ADVISER,
  },
  {
    row: 'LAW-14',
    duty: 'Billing addresses of all member states',
    norm: 'Regulation (EU) 2018/302 art. 3 to 5',
    applies: isEu,
    shows: 'address step of checkout',
    confirmedBy: '',
  },
  {
    row: 'LAW-15',
    duty: 'Free delivery as announced',
    norm: 'Directive 2005/29/EC art. 6 (1) d',
    applies: everywhere,
    shows: 'cart',
    confirmedBy: '',
  },
  {
    row: 'LAW-16',
    duty: 'Delivery beside prices of listings',
    norm: 'Digital Markets, Competition and Consumers Act 2024 s. 230; CMA209',
    applies: isIn('GB'),
    shows: 'listings, search',
    confirmedBy: '',
  },
  {
    row: 'LAW-17',
    duty: 'Lowest price of thirty days, with automatic discounts',
    norm: 'Directive 98/6/EC art. 6a; C-330/23',
    applies: everywhere,
    shows: 'struck prices',
    confirmedBy: '',
  },
  {
    row: 'LAW-18',
    duty: 'Manufacturer, responsible person, warnings',
    norm: 'Regulation (EU) 2023/988 art. 19 (also in Northern Ireland)',
    applies: (market) => isEu(market) || isIn('GB', 'NO')(market),
    shows: 'product page, open',
    confirmedBy: `${MERCHANT}: names, addresses, warnings`,
  },
  {
    row: 'LAW-19',
    duty: 'Fibres and origin',
    norm: 'Regulation (EU) 1007/2011 art. 12, 16; 16 CFR 303.34',
    applies: everywhere,
    shows: 'product page; the import rejects products without',
    confirmedBy: `${MERCHANT}: true compositions`,
  },
  {
    row: 'LAW-20',
    duty: 'No generic environmental claims',
    norm: 'Directive 2005/29/EC Annex I 2a, 4a to 4c (Directive (EU) 2024/825), since 27 Sep 2026',
    applies: isEu,
    shows: '`content push` and the import reject them',
    confirmedBy: `${MERCHANT}: certificates`,
  },
  {
    row: 'LAW-21',
    duty: 'Extended producer responsibility',
    norm: 'Code de l’environnement L541-10-13; VerpackG; Real Decreto 1055/2022',
    applies: ({ countryCode }) => isCountryCode(countryCode) && producerDuties(countryCode).length > 0,
    shows: 'imprint, terms, product page',
    confirmedBy: `${MERCHANT}: numbers and sorting mark`,
  },
  {
    row: 'LAW-22',
    duty: 'Badges that data bears out',
    norm: 'Directive 2005/29/EC art. 6, Annex I 7',
    applies: everywhere,
    shows: 'listings, product page',
    confirmedBy: '',
  },
  {
    row: 'LAW-23',
    duty: 'Consent: proof, six months, vendors',
    norm: 'GDPR art. 7; Directive 2002/58/EC art. 5 (3); guidelines of CNIL and Garante',
    applies: everywhere,
    shows: 'cookie dialog; log of the shop',
    confirmedBy: '',
  },
  {
    row: 'LAW-24',
    duty: 'List of what is stored in the browser',
    norm: 'Directive 2002/58/EC art. 5 (3); GDPR art. 13',
    applies: everywhere,
    shows: 'cookie policy',
    confirmedBy: '',
  },
  {
    row: 'LAW-25',
    duty: 'Privacy notice',
    norm: 'GDPR art. 13, 14',
    applies: everywhere,
    shows: 'privacy page',
    confirmedBy: ADVISER,
  },
  {
    row: 'LAW-26',
    duty: 'Deletion after the periods of the law',
    norm: 'GDPR art. 5 (1) e; Regulation (EU) 282/2011 art. 63c; § 195, 199 BGB',
    applies: everywhere,
    shows: 'background job',
    confirmedBy: `${TAX_ADVISER}: periods of the country of the seller`,
  },
  {
    row: 'LAW-27',
    duty: 'Proof of newsletter consent; postal address',
    norm: 'GDPR art. 7 (1); § 7 UWG; 15 USC 7704 (a) (5)',
    applies: everywhere,
    shows: 'newsletter mails',
    confirmedBy: '',
  },
  {
    row: 'LAW-28',
    duty: 'Privacy choices, Global Privacy Control, sales tax',
    norm: 'California Civil Code 1798.135; 11 CCR 7013, 7015, 7025; law of the states',
    applies: isUs,
    shows: 'footer, cookie dialog, checkout',
    confirmedBy: `${TAX_ADVISER}: nexus and rates`,
  },
  {
    row: 'LAW-29',
    duty: 'Cancellation rights and notices of Asian markets',
    norm: 'Korea: E-Commerce Act art. 17; Israel: Consumer Protection Law 14C',
    applies: isIn('KR', 'IL', 'SG', 'AE'),
    shows: 'product page, home page, terms',
    confirmedBy: `${ADVISER} in the country`,
  },
  {
    row: 'LAW-30',
    duty: 'Accessibility statement',
    norm: 'Directive (EU) 2019/882 art. 13, Annex V; BFSG § 14',
    applies: isEu,
    shows: 'footer',
    confirmedBy: `${MERCHANT}: enforcement body`,
  },
  {
    row: 'LAW-31',
    duty: 'Notice of a delay',
    norm: '16 CFR 435.2 (b); Directive 2011/83/EU art. 18',
    applies: (market) => isUs(market) || isEuropean(market),
    shows: 'mail to the shopper, start screen of the desk',
    confirmedBy: '',
  },
]

/** Those that the shop sells to. Others are served by other sites. */
export const SOLD_TO: readonly MarketRecord[] = MARKET_RECORDS.filter(
  ({ storefront }) => !['au', 'jp', 'nz', 'hk'].includes(storefront),
)
