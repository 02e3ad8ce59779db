/** What the visitor allows. Whoever wants to store or send something that is not needed asks here first. */
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
export { followConsent } from './follow-consent.ts'
export { isOptedOut, signalConsent } from './google-consent.ts'
