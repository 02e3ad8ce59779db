/** Choosing another country. Loaded when somebody wants to. */
export { CountryOffer } from './CountryOffer.tsx'
export { CountrySwitcher } from './CountrySwitcher.tsx'
