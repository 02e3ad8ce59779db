/** Requests and answers of commerce as the description of the API shows them. A test checks each against its schema. Server only. */
import type { OperationExamples } from '../openapi-paths.ts'

const ADDRESS = {
  country: 'GB',
  city: 'London',
  phone: '020 7946 0000',
  streetAddress: 'St James’s Square',
  houseNumberOrName: '12',
  familyName: 'Lovelace',
  postalCode: 'SW1Y 4LE',
  givenName: 'Ada',
  region: '',
}
const TERMS = 'W6ph5Mm5Pz8GgiULbPgzG37mj9g_0N2lY8n0v1b9Zso'

export const COMMERCE_EXAMPLES: OperationExamples = {
  openCart: {
    input: {
      store: { countryCode: 'GB', languageCode: 'en' },
      products: [{ id: '2900000000018', quantity: 2 }],
    },
  },
  changeCart: { input: { products: [{ id: '2900000000018', quantity: 3 }] } },
  readOrderTerms: {
    output: {
      version: '2026-11',
      hash: TERMS,
      agreement: 'implied',
      blocks: [
        { kind: 'heading', lines: ['Terms and conditions'] },
        { kind: 'text', lines: ['These terms apply to every order in this shop.'] },
      ],
    },
  },
  placeOrder: {
    input: {
      shippingAddress: ADDRESS,
      billingAddress: ADDRESS,
      email: 'ada@example.com',
      languageCode: 'en',
      agreedTerms: TERMS,
      returnUrl: 'https://shop.example/uk/checkout/payment',
    },
  },
  placeWalletOrder: {
    input: { shippingAddress: ADDRESS, billingAddress: ADDRESS, email: 'ada@example.com', languageCode: 'en' },
  },
  listPaymentMethods: {
    input: {
      countryCode: 'NL',
      languageCode: 'nl',
      channel: 'Web',
      amount: { value: 2590, currency: 'EUR' },
      blockedPaymentMethods: ['klarna'],
    },
  },
  submitPayment: {
    input: { paymentMethod: { type: 'free' }, returnUrl: 'https://shop.example/uk/checkout/payment' },
  },
  payByCredit: { input: { code: '7K2Q-9XWD-04MB-TZ6H' } },
  submitPaymentDetails: { input: { details: { redirectResult: 'X6XtfGC3!Y…' } } },
  updatePaypalOrder: { input: { pspReference: 'NC6HT9CRT65ZGN82', paymentData: 'Ab02b4c0…' } },
  lookUpOrders: {
    input: { email: 'ada@example.com', orderNumber: '100001', countryCode: 'GB', languageCode: 'en' },
  },
  readAvailability: { output: { products: [{ id: '2900000000018', isAvailable: true }] } },
  readOffers: { input: { skus: ['CR021-BRICK'] } },
  readOffersVersion: { output: { version: 1042 } },
  readOfferChanges: { output: { version: 1042, skus: ['CR021-BRICK'], tooMany: false } },
  readTerms: { output: { terms: { version: '2026-11', hash: TERMS } } },
}
