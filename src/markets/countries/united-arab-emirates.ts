import { defineMarket } from '../market-record.ts'
import { readRegions } from './read-regions.ts'

const REGIONS = `
  AZ Abu Dhabi, AJ Ajman, DU Dubai, FU Fujairah, RK Ras Al Khaimah, SH Sharjah, UQ Umm Al Quwain`

export const UNITED_ARAB_EMIRATES = defineMarket({
  countryCode: 'AE',
  name: { english: 'United Arab Emirates', local: 'الإمارات العربية المتحدة' },
  storefront: 'gl',
  continent: 'AS',
  language: 'en',
  locale: 'en-AE',
  textLocale: 'en-GB',
  timeZone: 'Asia/Dubai',
  currency: 'USD',
  priceNotation: { symbol: 'after', separators: 'point' },
  freeShippingFrom: 80,
  taxRule: 'included',
  taxPercentage: { production: 0, staging: 0 },
  vat: [{ from: '2018-01-01', standard: 5 }],
  // Exports: the recipient pays import tax and duty of the country on delivery.
  pricesInclude: { charges: 'neither' },
  warehouse: 'NL',
  weekend: [6, 0],
  publicHolidays: {
    rules: [
      { on: '01-01' },
      { calendar: 'islamic-umalqura', month: '10', day: 1 },
      { calendar: 'islamic-umalqura', month: '10', day: 2 },
      { calendar: 'islamic-umalqura', month: '10', day: 3 },
      { calendar: 'islamic-umalqura', month: '12', day: 9 },
      { calendar: 'islamic-umalqura', month: '12', day: 10 },
      { calendar: 'islamic-umalqura', month: '12', day: 11 },
      { calendar: 'islamic-umalqura', month: '12', day: 12 },
      { calendar: 'islamic-umalqura', month: '1', day: 1 },
      { calendar: 'islamic-umalqura', month: '3', day: 12 },
      { on: '12-02' },
      { on: '12-03' },
    ],
    onWeekend: 'lost',
  },
  withdrawalDays: 0,
  law: {
    terms: 'ae',
    languages: [],
    guaranteeNotice: 'none',
    agreement: 'implied',
    accessibilityBody: '',
  },
  mayPreselectPayment: true,
  paymentMethods: ['scheme', 'paypal', 'applepay', 'googlepay'],
  telephone: { callingCode: '971', trunkPrefix: '0' },
  address: {
    fieldOrder: 'without-post-code',
    townLines: 'town-above-region',
    streetLabel: 'address-line',
    needsHouseNumber: false,
    postCode: { isRequired: false, format: String.raw`.*`, prefix: '', hasLetters: false },
    regionLabel: 'emirate',
    regions: readRegions(REGIONS),
    unshippedRegions: [],
  },
})
