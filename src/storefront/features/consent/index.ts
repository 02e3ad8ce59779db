/** What the visitor allows. Whoever wants to store or send something that is not needed asks here first. */
export {
  allows,
  CONSENT_CATEGORIES,
  decide,
  EVERYTHING_ALLOWED,
  NOTHING_ALLOWED,
  startConsent,
  useConsent,
} from './consent.ts'
export type { Allowed, ConsentCategory } from './consent.ts'
