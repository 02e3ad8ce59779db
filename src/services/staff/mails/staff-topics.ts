/** Staged mails to staff: erasing a shopper with the same address leaves them alone. */
import { FORGOT_PASSWORD_TOPIC } from '../sign-in/forgot-password.ts'
import { STAFF_MAIL_TOPIC } from './stage-mail.ts'

export const STAFF_TOPICS: readonly string[] = [STAFF_MAIL_TOPIC, FORGOT_PASSWORD_TOPIC]
