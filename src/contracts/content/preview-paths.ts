/** Where the desk opens a preview, and where the page in its frame sends what is typed. */

/** A form of the desk sends the ticket here, as `ticket` and `path`; the answer leads to the page. */
export const PREVIEW_OPEN_PATH = '/preview/open'

/** The page sends unsaved input here and receives itself as it is with it. */
export const PREVIEW_INPUT_PATH = '/preview/input'

/** At the desk: issues a ticket for a storefront. */
export const PREVIEW_TICKET_PATH = '/desk/preview/ticket'
