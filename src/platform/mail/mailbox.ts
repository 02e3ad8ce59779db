/** Keeps mails in the database instead of sending them: the mail server of a shop that has none yet. */
import type { Kysely } from 'kysely'
import type { Clock } from '../clock.ts'
import { keptStatement, type ValueOf } from '../database/kept-statement.ts'
import type { Migration } from '../database/migrate.ts'
import type { Database } from '../database/open-database.ts'
import { together } from '../together.ts'
import type { Mail, Mailer } from './mail.ts'

export type MailboxTables = {
  mailbox: { key: string; recipient: string; subject: string; text: string; html: string; sent_at: string }
}

export type KeptMail = MailboxTables['mailbox']

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

const KEEP = keptStatement((query: Kysely<MailboxTables>, value: ValueOf<KeptMail>) =>
  query
    .insertInto('mailbox')
    .values({
      key: value('key'),
      recipient: value('recipient'),
      subject: value('subject'),
      text: value('text'),
      html: value('html'),
      sent_at: value('sent_at'),
    })
    .onConflict((conflict) => conflict.column('key').doNothing()),
)

const MOST_LISTED = 100

export type Mailbox = Mailer & {
  /** The newest first, without their contents. */
  readonly list: () => Promise<readonly Pick<KeptMail, 'key' | 'recipient' | 'subject' | 'sent_at'>[]>
  readonly read: (key: string) => Promise<KeptMail | undefined>
}

export function mailbox({ database, clock }: { database: Database<MailboxTables>; clock: Clock }): Mailbox {
  return {
    send: together<Mail>(async (mails) => {
      const time = clock.now().toISOString()
      const kept = mails.map(({ to: recipient, ...mail }) => KEEP.question({ ...mail, recipient, sent_at: time }))
      await database.atOnce(database.query, ...kept)
    }),
    list: () =>
      database.query
        .selectFrom('mailbox')
        .select(['key', 'recipient', 'subject', 'sent_at'])
        .orderBy('sent_at', 'desc')
        .orderBy('key')
        .limit(MOST_LISTED)
        .execute(),
    read: (key) => database.query.selectFrom('mailbox').selectAll().where('key', '=', key).executeTakeFirst(),
  }
}
