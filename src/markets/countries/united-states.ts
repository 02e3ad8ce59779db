import { defineMarket } from '../market-record.ts'
import { readRegions } from './read-regions.ts'

/** Fifty states, DC, territories and military addresses. */
const REGIONS = `
  AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE Delaware,
  DC District of Columbia, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa, KS Kansas,
  KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota, MS Mississippi,
  MO Missouri, MT Montana, NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey, NM New Mexico, NY New York,
  NC North Carolina, ND North Dakota, OH Ohio, OK Oklahoma, OR Oregon, PA Pennsylvania, RI Rhode Island,
  SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah, VT Vermont, VA Virginia, WA Washington,
  WV West Virginia, WI Wisconsin, WY Wyoming,
  AS American Samoa, GU Guam, FM Federated States of Micronesia, MH Marshall Islands, MP Northern Mariana Islands,
  PW Palau, PR Puerto Rico, VI U.S. Virgin Islands,
  AA Armed Forces Americas, AE Armed Forces Europe, AP Armed Forces Pacific`

export const UNITED_STATES = defineMarket({
  countryCode: 'US',
  name: { english: 'United States', local: 'United States' },
  storefront: 'us',
  continent: 'NA',
  language: 'en',
  locale: 'en-US',
  textLocale: 'en-US',
  timeZone: 'America/New_York',
  currency: 'USD',
  priceNotation: { symbol: 'after', separators: 'point' },
  freeShippingFrom: 50,
  taxRule: 'us-sales-tax',
  taxPercentage: { production: 0, staging: 0 },
  vat: [],
  // Sent from a warehouse in the country: no import. Sales tax is added by the order.
  pricesInclude: { charges: 'neither' },
  warehouse: 'US',
  weekend: [6, 0],
  publicHolidays: {
    rules: [
      { on: '01-01' },
      { month: 1, weekday: 1, nth: 3 },
      { month: 2, weekday: 1, nth: 3 },
      { month: 5, weekday: 1, nth: -1 },
      { on: '06-19' },
      { on: '07-04' },
      { month: 9, weekday: 1, nth: 1 },
      { month: 10, weekday: 1, nth: 2 },
      { on: '11-11' },
      { month: 11, weekday: 4, nth: 4 },
      { on: '12-25' },
    ],
    onWeekend: 'nearest-working-day',
  },
  withdrawalDays: 0,
  law: {
    terms: 'us',
    languages: [],
    guaranteeNotice: 'none',
    agreement: 'implied',
    accessibilityBody: '',
  },
  mayPreselectPayment: true,
  paymentMethods: ['scheme', 'paypal', 'applepay', 'googlepay'],
  telephone: { callingCode: '1', trunkPrefix: '1' },
  address: {
    fieldOrder: 'town-first',
    townLines: 'town-state-code',
    streetLabel: 'address-line',
    needsHouseNumber: true,
    postCode: { isRequired: true, format: String.raw`\d{5}(?:-\d{4})?`, prefix: '', hasLetters: true },
    regionLabel: 'state',
    regions: readRegions(REGIONS),
    unshippedRegions: ['AS', 'GU', 'FM', 'MH', 'MP', 'PW', 'AA', 'AE', 'AP', 'VI'],
  },
})
