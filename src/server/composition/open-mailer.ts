/** Who carries the shop's mails: a mail server when one is set, otherwise the mailbox in the database. */
import { systemClock } from '../../platform/clock.ts'
import { ConfigError } from '../../platform/config/config-error.ts'
import type { Config } from '../../platform/config/read-config.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { Mailer } from '../../platform/mail/mail.ts'
import { mailbox, type Mailbox, type MailboxTables } from '../../platform/mail/mailbox.ts'
import { smtpMailer } from '../../platform/mail/smtp-mailer.ts'

export type OpenMailer = {
  readonly mailer: Mailer
  /** Undefined where mails really leave. */
  readonly mailbox: Mailbox | undefined
  readonly close: () => void
}

/** A shop that takes money but cannot confirm an order must not open; nor one whose mails lead nowhere. */
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
    const kept = mailbox({ database, clock: systemClock })
    return { mailer: kept, mailbox: kept, close() {} }
  }
  const mailer = smtpMailer({ url: smtpUrl, from: mailFrom })
  return { mailer, mailbox: undefined, close: mailer.close }
}
