/** The consent banner. Loaded only when a choice is needed; the consent feature stores the choice. */
export { CookieBanner } from './CookieBanner.tsx'
export { CookieSettings } from './CookieSettings.tsx'
