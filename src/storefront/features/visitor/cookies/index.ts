/** Asking for consent. Loaded only when there is something to ask; what was answered is kept by the consent feature. */
export { CookieBanner } from './CookieBanner.tsx'
export { CookieSettings } from './CookieSettings.tsx'
