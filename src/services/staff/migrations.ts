import type { Migration } from '../../platform/database/migrate.ts'
import { apiKeysMigration } from './api-keys/api-keys-migration.ts'
import { auditMigrations } from './audit/audit-migrations.ts'
import { createIndex, createTable } from './create-table.ts'

const accounts: Migration = {
  name: 'staff/001-accounts',
  async up(query, engine) {
    await createTable(query.schema.createTable('staff_accounts'), engine, {
      id: 'key',
      email: 'key',
      name: 'text',
      role: 'key',
      status: 'key',
      demo: 'integer',
      language: 'text',
      theme: 'text',
      time_zone: 'text?',
      password_hash: 'text?',
      version: 'integer',
      field_versions: 'text',
      created_at: 'key',
      enrolled_at: 'key?',
      signed_in_at: 'key?',
    })
    await query.schema.createIndex('staff_accounts_email').on('staff_accounts').column('email').unique().execute()
    await createTable(query.schema.createTable('staff_links'), engine, {
      token_hash: 'key',
      account_id: 'key',
      kind: 'key',
      created_at: 'key',
      expires_at: 'key',
      ended_at: 'key?',
    })
    await createIndex(query, 'staff_links_by_account', 'staff_links', ['account_id', 'kind'])
    await createTable(query.schema.createTable('staff_demo_link'), engine, {
      id: 'integer',
      token_hash: 'key',
      expires_at: 'key',
    })
  },
}

const factors: Migration = {
  name: 'staff/002-factors',
  async up(query, engine) {
    await createTable(query.schema.createTable('staff_passkeys'), engine, {
      id: 'key',
      account_id: 'key',
      public_key: 'text',
      algorithm: 'text',
      sign_count: 'bigint',
      transports: 'text',
      label: 'text',
      created_at: 'key',
      used_at: 'key?',
    })
    await createIndex(query, 'staff_passkeys_by_account', 'staff_passkeys', ['account_id'])
    await createTable(query.schema.createTable('staff_totp'), engine, {
      account_id: 'key',
      secret: 'text?',
      pending_secret: 'text?',
      last_step: 'bigint',
    })
    await createTable(query.schema.createTable('staff_recovery_codes'), engine, {
      hash: 'key',
      account_id: 'key',
      used_at: 'key?',
    })
    await createIndex(query, 'staff_recovery_codes_by_account', 'staff_recovery_codes', ['account_id'])
    await createTable(query.schema.createTable('staff_challenges'), engine, {
      id: 'key',
      challenge: 'text',
      kind: 'key',
      session_id: 'key?',
      expires_at: 'key',
    })
    await createIndex(query, 'staff_challenges_by_end', 'staff_challenges', ['expires_at'])
  },
}

const sessions: Migration = {
  name: 'staff/003-sessions',
  async up(query, engine) {
    await createTable(query.schema.createTable('staff_sessions'), engine, {
      token_hash: 'key',
      id: 'key',
      account_id: 'key',
      level: 'key',
      device: 'text',
      network: 'text',
      created_at: 'key',
      seen_at: 'key',
      expires_at: 'key',
      fresh_until: 'key?',
    })
    await query.schema.createIndex('staff_sessions_by_id').on('staff_sessions').column('id').unique().execute()
    await createIndex(query, 'staff_sessions_by_account', 'staff_sessions', ['account_id', 'seen_at'])
    await createIndex(query, 'staff_sessions_by_end', 'staff_sessions', ['expires_at'])
    await createTable(query.schema.createTable('staff_attempts'), engine, {
      subject: 'key',
      times: 'text',
      expires_at: 'key',
    })
    await createIndex(query, 'staff_attempts_by_end', 'staff_attempts', ['expires_at'])
  },
}

const deskState: Migration = {
  name: 'staff/004-desk-state',
  async up(query, engine) {
    await createTable(query.schema.createTable('staff_views'), engine, {
      id: 'key',
      screen: 'key',
      name: 'text',
      account_id: 'key',
      shared: 'integer',
      state: 'text',
      version: 'integer',
      updated_at: 'key',
    })
    await createIndex(query, 'staff_views_by_screen', 'staff_views', ['screen', 'account_id'])
    const columns = { account_id: 'key', value: 'text', updated_at: 'key' } as const
    const drafts = query.schema.createTable('staff_drafts')
    const draftKey = { name: 'staff_drafts_key', columns: ['account_id', 'subject'] }
    await createTable(drafts, engine, { ...columns, subject: 'key' }, draftKey)
    const preferences = query.schema.createTable('staff_preferences')
    const preferenceKey = { name: 'staff_preferences_key', columns: ['account_id', 'key'] }
    await createTable(preferences, engine, { ...columns, key: 'key' }, preferenceKey)
  },
}

export const staffMigrations: readonly Migration[] = [
  accounts,
  factors,
  sessions,
  deskState,
  ...auditMigrations,
  apiKeysMigration,
]
