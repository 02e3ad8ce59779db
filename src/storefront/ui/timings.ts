/** The times, counts and thresholds of the interface, in one place so that no component has its own. */

/** UI-03, in milliseconds. */
export const LOGO_COLLAPSE_MS = 4000
export const HIGHLIGHT_BUBBLE_MS = 3000
export const CART_COUNT_SLIDE_IN_MS = 500

/** UI-04 */
export const SEARCH_MIN_CHARACTERS = 3
export const SEARCH_DEBOUNCE_MS = 500
export const SUGGESTION_LIMIT_MOBILE = 4
export const SUGGESTION_LIMIT = 8
export const MOBILE_NAVIGATION_LINKS = 3

/** UI-05 */
export const MARQUEE_MIN_SECONDS = 10
export const MARQUEE_CHARACTERS_PER_SECOND = 7
export const MENU_DELAY_MS = 200
/** HDR-21: when another menu is open or has just closed. */
export const MENU_DELAY_AFTER_ANOTHER_MS = 150
export const MENU_SKIP_DELAY_MS = 300

/** UI-06, in pixels of scroll: past the first, at least the second, under the third (T59). */
export const HEADER_SCROLL_OFFSET = 100
export const HEADER_SCROLL_MOVE = 20
export const BANNER_SCROLL_LIMIT = 40

/** NAV-07: until a change of route has settled. */
export const ROUTE_SETTLE_MS = 100

/** SHX-01: how long the card beside the basket stays when it is left alone. */
export const ADDED_CARD_MS = 8000

/** NWS-10, in milliseconds. */
export const NEWSLETTER_ERROR_DEBOUNCE_MS = 500
/** CNT-31, in milliseconds after the page has loaded. */
export const POPUP_DELAY_MS = 5000
/** The same for the newsletter: a new visitor should see products before a popup. */
export const NEWSLETTER_POPUP_DELAY_MS = 30_000
