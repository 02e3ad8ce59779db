/** The closed catalogue of expected failures, with the HTTP status of each. Their messages are in `texts/`, one file per language. */
export const FAILURE_STATUS = {
  // All operations.
  UNKNOWN_OPERATION: 404,
  FORBIDDEN: 403,
  COMMAND_LINE_ONLY: 403,
  FACTOR_REQUIRED: 403,
  FRESH_FACTOR_REQUIRED: 403,
  LIMIT_EXCEEDED: 403,
  INVALID_INPUT: 400,
  IDEMPOTENCY_KEY_REQUIRED: 400,
  KEY_REUSED: 422,
  RUNNING: 409,
  STALE_VERSION: 409,
  REMOTE_SERVICE: 409,
  TOO_MANY_SUBJECTS: 422,
  BULK_REJECTED: 422,
  TOO_MANY_ROWS: 422,
  CANCELLED: 409,
  TIMEOUT: 504,
  INTERNAL: 500,
  // Jobs and undo.
  JOB_NOT_FOUND: 404,
  JOB_FINISHED: 409,
  UNDO_NOT_FOUND: 404,
  UNDO_DONE: 409,
  UNDO_EXPIRED: 410,
  UNDO_REJECTED: 409,
  // Files of the machine that the shop runs on.
  FILE_INVALID: 422,
  FILE_NOT_FOUND: 404,
  FILE_FAILED: 422,
  // Subjects.
  NOT_FOUND: 404,
  // Accounts of staff.
  ALREADY_ACTIVE: 409,
  LAST_OWNER: 409,
  LAST_FACTOR: 409,
  WRONG_STATE: 409,
  INVALID_EMAIL: 422,
  INVALID_VALUE: 422,
  TOO_LARGE: 422,
  // Taxes.
  TAX_RATE_USED: 409,
  ECB_RATE_MISSING: 409,
  // Orders after the purchase.
  TRANSITION_REFUSED: 409,
  ON_HOLD: 409,
  UNITS_LEFT: 409,
  UNKNOWN_LINE: 422,
  NO_UNITS: 422,
  UNKNOWN_CARRIER: 422,
  TRACKING_NUMBER: 422,
  TOO_LATE_TO_VOID: 409,
  SHIPMENT_STATE: 409,
  DELIVERY_TIME: 422,
  SHIPPED_ALREADY: 409,
  NO_MONEY_LEFT: 409,
  INVALID_ADDRESS: 422,
  RETURN_STATE: 409,
  RETURN_NOT_RECEIVED: 409,
  REFUND_TOO_LOW: 422,
  EXCHANGE_VALUE: 422,
  NOT_AVAILABLE: 409,
  APPROVAL_STATE: 409,
  OWN_APPROVAL: 403,
  REFUSED: 422,
} as const

export type FailureCode = keyof typeof FAILURE_STATUS

/** What the placeholders of a message stand for. */
export type FailureParameters = Readonly<Record<string, string | number>>
