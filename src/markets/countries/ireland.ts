import { defineMarket } from '../market-record.ts'
import { readRegions } from './read-regions.ts'

const REGIONS = `
  CW Carlow, CN Cavan, CE Clare, CO Cork, DL Donegal, D Dublin, G Galway, KY Kerry, KE Kildare, KK Kilkenny, LS Laois,
  LM Leitrim, LK Limerick, LD Longford, LH Louth, MO Mayo, MH Meath, MN Monaghan, OY Offaly, RN Roscommon, SO Sligo,
  TA Tipperary, WD Waterford, WH Westmeath, WX Wexford, WW Wicklow`

export const IRELAND = defineMarket({
  countryCode: 'IE',
  name: { english: 'Ireland', local: 'Ireland' },
  storefront: 'eu',
  continent: 'EU',
  language: 'en',
  locale: 'en-IE',
  textLocale: 'en-GB',
  timeZone: 'Europe/Dublin',
  currency: 'EUR',
  priceNotation: { symbol: 'before', separators: 'point' },
  freeShippingFrom: 60,
  taxRule: 'included',
  taxPercentage: { production: 23, staging: 23 },
  vat: [
    { from: '2012-01-01', standard: 23 },
    { from: '2020-09-01', standard: 21 },
    { from: '2021-03-01', standard: 23 },
  ],
  // No customs border between the warehouse and the shopper: nothing is charged on delivery.
  pricesInclude: { charges: 'vat+duty' },
  warehouse: 'NL',
  weekend: [6, 0],
  publicHolidays: {
    rules: [
      { on: '01-01' },
      { from: '02-01', weekday: 1 },
      { on: '03-17' },
      { easter: 1 },
      { month: 5, weekday: 1, nth: 1 },
      { month: 6, weekday: 1, nth: 1 },
      { month: 8, weekday: 1, nth: 1 },
      { month: 10, weekday: 1, nth: -1 },
      { on: '12-25' },
      { on: '12-26' },
    ],
    onWeekend: 'next-working-day',
  },
  withdrawalDays: 14,
  law: {
    terms: 'eu',
    languages: [],
    guaranteeNotice: 'eu',
    agreement: 'implied',
    accessibilityBody: 'Competition and Consumer Protection Commission (CCPC)',
  },
  mayPreselectPayment: true,
  paymentMethods: ['scheme', 'paypal', 'applepay', 'googlepay'],
  telephone: { callingCode: '353', trunkPrefix: '0' },
  address: {
    fieldOrder: 'town-first',
    townLines: 'town-above-code',
    streetLabel: 'address-line',
    needsHouseNumber: false,
    postCode: {
      isRequired: false,
      format: String.raw`(?:D6W|[AC-FHKNPRTV-Y]\d{2}) ?[\dAC-FHKNPRTV-Y]{4}`,
      prefix: '',
      hasLetters: true,
    },
    regionLabel: 'county',
    regions: readRegions(REGIONS),
    unshippedRegions: [],
  },
})
