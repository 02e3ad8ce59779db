/** What sends the shop's mails: a mail server when one is set, otherwise the mailbox in the database. */
import { systemClock } from '../../platform/clock.ts'
import { ConfigError } from '../../platform/config/config-error.ts'
import type { Config } from '../../platform/config/read-config.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { Mailer } from '../../platform/mail/mail.ts'
import { mailbox, type Mailbox, type MailboxTables } from '../../platform/mail/mailbox.ts'
import { smtpMailer } from '../../platform/mail/smtp-mailer.ts'

export type OpenMailer = {
  readonly mailer: Mailer
  /** Undefined where a mail server sends them. */
  readonly mailbox: Mailbox | undefined
  readonly close: () => void
}

/** A live shop must not start if it cannot send order confirmations, or if the links in its mails are not public. */
export function requireMailServer({ smtpUrl, live, publicUrl }: Pick<Config, 'smtpUrl' | 'live' | 'publicUrl'>): void {
  if (live && smtpUrl === undefined) {
    throw new ConfigError('LIVE is true, but SMTP_URL is not set: a live shop must be able to write to its shoppers.')
  }
  if (live && !publicUrl?.startsWith('https:')) {
    throw new ConfigError(
      'LIVE is true, but PUBLIC_URL is not an https address: mails, and banks after a payment, lead shoppers there.',
    )
  }
}

export function openMailer(
  { smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>,
  database: Database<MailboxTables>,
): OpenMailer {
  if (smtpUrl === undefined) {
    const stored = mailbox({ database, clock: systemClock })
    return { mailer: stored, mailbox: stored, close() {} }
  }
  const mailer = smtpMailer({ url: smtpUrl, from: mailFrom })
  return { mailer, mailbox: undefined, close: mailer.close }
}
