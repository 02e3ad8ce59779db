/** Limits of requests to discovery, shared by clients and service. */

/** REC-04: of a cart with more, only the first ones are sent. */
export const MAX_SELECTED_ITEMS = 100
/** A shopper looks at a handful; more pages of guesses would only be worse ones. */
export const MAX_RECOMMENDED = 48
export const MAX_FILTER_VALUES = 50
export const MAX_FILTER_VALUE_LENGTH = 100
/** As JSON, before it is encoded: addresses have an end (REC-08). */
export const MAX_VARIABLES_LENGTH = 2000
export const LAST_PAGE = 999_999_999
export const MAX_BASKETS = 500
export const MAX_SKUS_PER_BASKET = 1000
