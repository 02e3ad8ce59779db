/**
 * What happened, told to whoever listens in this page. Nothing leaves the browser from here: a tag manager that reads it is
 * loaded only with consent (ANA-32). Every event is written down here, and nowhere else.
 */
export type AnalyticsEvent =
  /** NWS-13, ANA-11 */
  | {
      readonly event: 'newsletterSignup'
      readonly label: 'success' | 'fail'
      /** Where the form stands. */
      readonly signupSource: 'menu' | 'block' | 'popup'
      readonly identifier: 'regular-newsletter'
    }
  /** SRC-14, ANA-26 */
  | {
      readonly event: 'clickSearch'
      readonly type: 'suggestionClick' | 'searchClick'
      readonly term: string
      /** Of the suggestion, or of the answer that the find stood in. */
      readonly id: string
    }

declare global {
  interface Window {
    /** Others may have made it before us, and put into it what they like. */
    dataLayer?: unknown[]
  }
}

export function pushEvent(event: AnalyticsEvent): void {
  if (!Array.isArray(window.dataLayer)) window.dataLayer = []
  window.dataLayer.push(event)
}
