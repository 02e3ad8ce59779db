import { defineMarket } from '../market-record.ts'
import { readRegions } from './read-regions.ts'

const REGIONS = `
  C A Coruña, VI Álava, AB Albacete, A Alicante, AL Almería, O Asturias, AV Ávila, BA Badajoz, B Barcelona,
  BI Bizkaia, BU Burgos, CC Cáceres, CA Cádiz, S Cantabria, CS Castellón, CE Ceuta, CR Ciudad Real, CO Córdoba,
  CU Cuenca, SS Gipuzkoa, GI Girona, GR Granada, GU Guadalajara, H Huelva, HU Huesca, PM Illes Balears, J Jaén,
  LO La Rioja, GC Las Palmas, LE León, L Lleida, LU Lugo, M Madrid, MA Málaga, ML Melilla, MU Murcia, NA Navarra,
  OR Ourense, P Palencia, PO Pontevedra, SA Salamanca, TF Santa Cruz de Tenerife, SG Segovia, SE Sevilla, SO Soria,
  T Tarragona, TE Teruel, TO Toledo, V Valencia, VA Valladolid, ZA Zamora, Z Zaragoza`

export const SPAIN = defineMarket({
  countryCode: 'ES',
  name: { english: 'Spain', local: 'España' },
  storefront: 'es',
  continent: 'EU',
  language: 'es',
  locale: 'es-ES',
  textLocale: 'es-ES',
  timeZone: 'Europe/Madrid',
  currency: 'EUR',
  priceNotation: { symbol: 'after', separators: 'comma-from-five-digits' },
  freeShippingFrom: 40,
  taxRule: 'included',
  taxPercentage: { production: 'none', staging: 21 },
  vat: [{ from: '2012-09-01', standard: 21 }],
  // No customs border between the warehouse and the shopper: nothing is charged on delivery.
  pricesInclude: { charges: 'vat+duty' },
  warehouse: 'NL',
  weekend: [6, 0],
  publicHolidays: {
    rules: [
      { on: '01-01' },
      { on: '01-06' },
      { easter: -2 },
      { on: '05-01' },
      { on: '08-15' },
      { on: '10-12' },
      { on: '11-01' },
      { on: '12-06' },
      { on: '12-08' },
      { on: '12-25' },
    ],
    onWeekend: 'lost',
  },
  withdrawalDays: 14,
  law: {
    terms: 'eu',
    languages: [],
    guaranteeNotice: 'eu',
    agreement: 'implied',
    accessibilityBody: '',
  },
  mayPreselectPayment: true,
  paymentMethods: ['scheme', 'paypal', 'applepay', 'googlepay'],
  telephone: { callingCode: '34', trunkPrefix: '' },
  address: {
    fieldOrder: 'code-first',
    townLines: 'code-town-province',
    streetLabel: 'street-and-number',
    needsHouseNumber: false,
    postCode: { isRequired: true, format: String.raw`\d{5}`, prefix: 'E', hasLetters: false },
    regionLabel: 'province',
    regions: readRegions(REGIONS),
    unshippedRegions: [],
  },
})
