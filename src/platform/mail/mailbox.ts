/** Stores mails in the database instead of sending them: for a shop without a mail server. */
import { batchCalls } from '../batch-calls.ts'
import type { Clock } from '../clock.ts'
import type { Migration } from '../database/migrate.ts'
import type { Database, Transaction } from '../database/open-database.ts'
import type { Mail, Mailer } from './mail.ts'

export type MailboxTables = {
  mailbox: { key: string; recipient: string; subject: string; text: string; html: string; sent_at: string }
}

export type StoredMail = MailboxTables['mailbox']

export const mailboxMigrations: readonly Migration[] = [
  {
    name: 'mailbox/001-mailbox',
    async up(query, { orderedText }) {
      await query.schema
        .createTable('mailbox')
        .addColumn('key', orderedText, (column) => column.primaryKey())
        .addColumn('recipient', 'text', (column) => column.notNull())
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('html', 'text', (column) => column.notNull())
        .addColumn('sent_at', orderedText, (column) => column.notNull())
        .execute()
      await query.schema.createIndex('mailbox_by_time').on('mailbox').column('sent_at').execute()
    },
  },
]

const MAX_LISTED = 100

export type Mailbox = Mailer & {
  /** The newest first, without their contents. */
  readonly list: () => Promise<readonly Pick<StoredMail, 'key' | 'recipient' | 'subject' | 'sent_at'>[]>
  readonly read: (key: string) => Promise<StoredMail | undefined>
}

async function insertMail(
  transaction: Transaction<MailboxTables>,
  { key, to: recipient, subject, text, html }: Mail,
  sentAt: string,
): Promise<void> {
  await transaction
    .insertInto('mailbox')
    .values({ key, recipient, subject, text, html, sent_at: sentAt })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}

export function mailbox({ database, clock }: { database: Database<MailboxTables>; clock: Clock }): Mailbox {
  return {
    /** Mails of the same moment share a transaction. */
    send: batchCalls(async (mails: readonly Mail[]) => {
      const time = clock.now().toISOString()
      await database.transaction(
        (transaction) => Promise.all(mails.map((mail) => insertMail(transaction, mail, time))),
        { mayRepeat: true },
      )
    }),
    list: () =>
      database.query
        .selectFrom('mailbox')
        .select(['key', 'recipient', 'subject', 'sent_at'])
        .orderBy('sent_at', 'desc')
        .orderBy('key')
        .limit(MAX_LISTED)
        .execute(),
    read: (key) => database.query.selectFrom('mailbox').selectAll().where('key', '=', key).executeTakeFirst(),
  }
}
