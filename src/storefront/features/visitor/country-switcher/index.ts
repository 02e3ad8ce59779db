/** Choosing another country. Loaded on demand. */
export { CountryOffer } from './CountryOffer.tsx'
export { CountrySwitcher } from './CountrySwitcher.tsx'
export { choiceOf } from './market-choices.ts'
export { switchMarket } from './switch-market.ts'
