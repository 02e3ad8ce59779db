import type { Migration } from '../../platform/database/migrate.ts'
import { consentsMigration } from './consents/consents.ts'
import { experimentsMigration } from './experiments/experiments-migration.ts'
import { newsletterProofsMigration } from './newsletter/proofs.ts'

export const engagementMigrations: readonly Migration[] = [
  {
    name: 'engagement/001-subscribers',
    async up(query, { orderedText }) {
      await query.schema
        .createTable('subscribers')
        .addColumn('id', orderedText, (column) => column.primaryKey())
        .addColumn('email', orderedText, (column) => column.notNull())
        .addColumn('store', orderedText, (column) => column.notNull())
        .addColumn('country_code', 'text', (column) => column.notNull())
        .addColumn('source', 'text', (column) => column.notNull())
        .addColumn('created_at', orderedText, (column) => column.notNull())
        .addUniqueConstraint('subscribers_once', ['email', 'store'])
        .execute()
      await query.schema.createIndex('subscribers_by_time').on('subscribers').columns(['created_at', 'id']).execute()
    },
  },
  {
    name: 'engagement/002-inquiries',
    async up(query, { orderedText }) {
      await query.schema
        .createTable('inquiries')
        .addColumn('id', orderedText, (column) => column.primaryKey())
        .addColumn('campaign', 'text', (column) => column.notNull())
        .addColumn('store', 'text', (column) => column.notNull())
        .addColumn('country_code', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('email', orderedText, (column) => column.notNull())
        .addColumn('company', 'text')
        .addColumn('pieces', 'integer')
        .addColumn('message', 'text', (column) => column.notNull())
        .addColumn('created_at', orderedText, (column) => column.notNull())
        .execute()
      await query.schema.createIndex('inquiries_by_time').on('inquiries').columns(['created_at', 'id']).execute()
    },
  },
  {
    name: 'engagement/003-double-opt-in',
    async up(query, { orderedText }) {
      // Subscribers from before the confirmation mail existed have not confirmed anything.
      await query.schema
        .alterTable('subscribers')
        .addColumn('status', 'text', (column) => column.notNull().defaultTo('pending'))
        .execute()
      const texts = ['asked_at', 'asked_from', 'confirmed_at', 'confirmed_from', 'text_version'] as const
      for (const name of texts) await query.schema.alterTable('subscribers').addColumn(name, 'text').execute()
      for (const name of ['token_hash', 'leave_token'] as const) {
        await query.schema.alterTable('subscribers').addColumn(name, orderedText).execute()
        await query.schema.createIndex(`subscribers_by_${name}`).on('subscribers').column(name).execute()
      }
    },
  },
  {
    name: 'engagement/004-exchange-rates',
    async up(query) {
      await query.schema
        .createTable('exchange_rates')
        .addColumn('base', 'text', (column) => column.primaryKey())
        .addColumn('rates', 'text', (column) => column.notNull())
        .addColumn('fetched_at', 'text', (column) => column.notNull())
        .execute()
    },
  },
  consentsMigration,
  newsletterProofsMigration,
  experimentsMigration,
]
