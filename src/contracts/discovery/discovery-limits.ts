/** How much the door of discovery takes at once, for those who knock and for the one who opens. */

/** REC-04: a cart with more is asked about by its first ones. */
export const MOST_SELECTED_ITEMS = 100
/** A shopper looks at a handful; more pages of guesses would only be worse ones. */
export const MOST_RECOMMENDED = 48
export const MOST_FILTER_VALUES = 50
export const LONGEST_FILTER_VALUE = 100
/** As JSON, before it is encoded: addresses have an end (REC-08). */
export const LONGEST_VARIABLES = 2000
export const LAST_PAGE = 999_999_999
export const MOST_BASKETS = 500
export const MOST_SKUS_IN_BASKET = 1000
