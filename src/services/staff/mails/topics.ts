/** Topics of the service in the outbox. */

/** Payload: StaffMail. */
export const STAFF_MAIL_TOPIC = 'staff-mail'
/** A request for a new password, by address. */
export const FORGOT_PASSWORD_TOPIC = 'staff-password-reset'

/** Erasing a shopper with the same address leaves them alone. */
export const STAFF_TOPICS: readonly string[] = [STAFF_MAIL_TOPIC, FORGOT_PASSWORD_TOPIC]
