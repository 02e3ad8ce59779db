/** Mails that follow from shipments and cancelled units, by topic. */

/** Key and payload: the shipment's id. */
export const SHIPMENT_MAIL = 'shipment-mail'
/** The correction of one that was sent. Key and payload: the shipment's id. */
export const SHIPMENT_VOID_MAIL = 'shipment-void-mail'
/** Key: the cancellation's id; payload: the order's id. */
export const LINES_CANCELLED_MAIL = 'lines-cancelled-mail'

/** The order was not shipped by the promised day. Key and payload: the order's id. */
export const DELAY_MAIL = 'delay-mail'

/** Longer than an operation can be undone with one click, so that an undo also stops the mail. */
export const SHIPMENT_MAIL_DELAY = 30_000
