/**
 * How the shop reacts to the visitor's country after hydration: it follows a stored choice, and offers the shop of the
 * country that they seem to be in. It never redirects on a guess.
 */
export { followPreference } from './follow-preference.ts'
export { offerShop } from './offer-shop.ts'
