/** What the visitor allows. To be checked before anything is stored or sent that is not strictly needed. */
export {
  allows,
  CONSENT_CATEGORIES,
  consentStore,
  decide,
  EVERYTHING_ALLOWED,
  NOTHING_ALLOWED,
  startConsent,
  useConsent,
} from './consent.ts'
export type { Allowed, ConsentCategory } from './consent.ts'
export { CONSENT_ID_KEY, followConsent } from './follow-consent.ts'
export { isOptedOut, signalConsent } from './google-consent.ts'
