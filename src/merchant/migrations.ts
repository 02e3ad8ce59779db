import type { EngineTypes } from '../platform/database/engine.ts'
import type { Migration } from '../platform/database/migrate.ts'
import { changesMigration } from './changes/changes-migration.ts'

export const merchantMigrations: readonly Migration[] = [
  {
    name: 'merchant/001-operations',
    async up(query, engine) {
      await createRequests(query, engine)
      await createVersions(query, engine)
      await createJobs(query, engine)
    },
  },
  { name: 'merchant/002-approvals', up: createApprovals },
  { name: 'merchant/010-privacy-exports', up: createPrivacyExports },
  changesMigration,
]

type Query = Parameters<Migration['up']>[0]

async function createApprovals(query: Query, { orderedText }: EngineTypes): Promise<void> {
  await query.schema
    .createTable('merchant_approvals')
    .addColumn('id', orderedText, (column) => column.primaryKey())
    .addColumn('operation', 'text', (column) => column.notNull())
    .addColumn('input', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('value', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('actor_key', 'text', (column) => column.notNull())
    .addColumn('actor_name', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('requested_at', orderedText, (column) => column.notNull())
    .addColumn('expires_at', orderedText, (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('decided_by', 'text')
    .addColumn('decided_at', 'text')
    .addColumn('decision_note', 'text')
    .execute()
  await query.schema
    .createIndex('merchant_approvals_by_state')
    .on('merchant_approvals')
    .columns(['state', 'requested_at'])
    .execute()
}

async function createRequests(query: Query, { orderedText }: EngineTypes): Promise<void> {
  await query.schema
    .createTable('merchant_requests')
    .addColumn('id', orderedText, (column) => column.primaryKey())
    .addColumn('operation', 'text', (column) => column.notNull())
    .addColumn('input_digest', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('claim', 'text', (column) => column.notNull())
    .addColumn('lease_until', orderedText, (column) => column.notNull())
    .addColumn('status', 'integer')
    .addColumn('body', 'text')
    .addColumn('expires_at', orderedText, (column) => column.notNull())
    .execute()
  await query.schema.createIndex('merchant_requests_by_expiry').on('merchant_requests').column('expires_at').execute()
  await query.schema
    .createTable('merchant_request_items')
    .addColumn('request_id', orderedText, (column) => column.notNull())
    .addColumn('item', orderedText, (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('expires_at', orderedText, (column) => column.notNull())
    .addPrimaryKeyConstraint('merchant_request_items_key', ['request_id', 'item'])
    .execute()
  await query.schema
    .createIndex('merchant_request_items_by_expiry')
    .on('merchant_request_items')
    .column('expires_at')
    .execute()
}

async function createVersions(query: Query, { orderedText }: EngineTypes): Promise<void> {
  await query.schema
    .createTable('merchant_versions')
    .addColumn('subject', orderedText, (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute()
  await query.schema
    .createTable('merchant_version_changes')
    .addColumn('subject', orderedText, (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('changed_at', orderedText, (column) => column.notNull())
    .addPrimaryKeyConstraint('merchant_version_changes_key', ['subject', 'version'])
    .execute()
  await query.schema
    .createIndex('merchant_version_changes_by_time')
    .on('merchant_version_changes')
    .column('changed_at')
    .execute()
  await query.schema
    .createTable('merchant_undos')
    .addColumn('id', orderedText, (column) => column.primaryKey())
    .addColumn('operation', 'text', (column) => column.notNull())
    .addColumn('actor_key', 'text', (column) => column.notNull())
    .addColumn('subjects', 'text', (column) => column.notNull())
    .addColumn('created_at', orderedText, (column) => column.notNull())
    .addColumn('until', orderedText, (column) => column.notNull())
    .addColumn('undone_at', orderedText)
    .execute()
  await query.schema.createIndex('merchant_undos_by_end').on('merchant_undos').column('until').execute()
}

async function createJobs(query: Query, { orderedText }: EngineTypes): Promise<void> {
  await query.schema
    .createTable('merchant_jobs')
    .addColumn('id', orderedText, (column) => column.primaryKey())
    .addColumn('actor_key', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('operation', 'text', (column) => column.notNull())
    .addColumn('input', 'text', (column) => column.notNull())
    .addColumn('state', orderedText, (column) => column.notNull())
    .addColumn('done', 'integer', (column) => column.notNull())
    .addColumn('total', 'integer', (column) => column.notNull())
    .addColumn('claim', 'text')
    .addColumn('lease_until', orderedText)
    .addColumn('cancel_requested', 'integer', (column) => column.notNull())
    .addColumn('result', 'text')
    .addColumn('failure', 'text')
    .addColumn('created_at', orderedText, (column) => column.notNull())
    .addColumn('finished_at', orderedText)
    .addColumn('expires_at', orderedText, (column) => column.notNull())
    .execute()
  await query.schema
    .createIndex('merchant_jobs_by_state')
    .on('merchant_jobs')
    .columns(['state', 'created_at'])
    .execute()
  await query.schema.createIndex('merchant_jobs_by_expiry').on('merchant_jobs').column('expires_at').execute()
  await query.schema
    .createTable('merchant_spendings')
    .addColumn('actor_key', orderedText, (column) => column.notNull())
    .addColumn('day', orderedText, (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('merchant_spendings_key', ['actor_key', 'day'])
    .execute()
}

async function createPrivacyExports(query: Query, { orderedText }: EngineTypes): Promise<void> {
  await query.schema
    .createTable('privacy_exports')
    .addColumn('id', orderedText, (column) => column.primaryKey())
    .addColumn('actor_key', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('file', 'text')
    .addColumn('created_at', orderedText, (column) => column.notNull())
    .addColumn('expires_at', orderedText, (column) => column.notNull())
    .execute()
}
