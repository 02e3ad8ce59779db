/**
 * What the shop does about the visitor's country once the page answers: it follows what they chose before, and offers the
 * shop of where they seem to be. It never moves anybody on a guess.
 */
export { followPreference } from './follow-preference.ts'
export { offerShop } from './offer-shop.ts'
