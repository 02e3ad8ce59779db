import type { Migration } from '../../../platform/database/migrate.ts'
import { createIndex, createTable } from '../create-table.ts'

export const apiKeysMigration: Migration = {
  name: 'staff/007-api-keys',
  async up(query, engine) {
    await createTable(query.schema.createTable('staff_api_keys'), engine, {
      id: 'key',
      name: 'text',
      key_hash: 'key',
      ending: 'text',
      scopes: 'text',
      created_at: 'key',
      account_id: 'key?',
      expires_at: 'key',
      revoked_at: 'key?',
      noticed_at: 'key?',
      used_at: 'key?',
    })
    await query.schema.createIndex('staff_api_keys_by_hash').on('staff_api_keys').column('key_hash').unique().execute()
    await createIndex(query, 'staff_api_keys_by_end', 'staff_api_keys', ['expires_at'])
  },
}
