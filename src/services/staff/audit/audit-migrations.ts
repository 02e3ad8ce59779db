import type { Migration } from '../../../platform/database/migrate.ts'
import { createIndex, createTable } from '../create-table.ts'

/** With each filter of the audit screen an index that also sorts by time: a page of a million rows is a short scan (AUD-07). */
const INDEXES = {
  staff_audit_by_time: [],
  staff_audit_by_actor: ['actor_id'],
  staff_audit_by_actor_kind: ['actor_kind'],
  staff_audit_by_operation: ['operation'],
  staff_audit_by_subject: ['subject'],
  staff_audit_by_outcome: ['outcome', 'operation'],
} as const

export const auditMigrations: readonly Migration[] = [
  {
    name: 'staff/005-audit',
    async up(query, engine) {
      await createTable(query.schema.createTable('staff_audit'), engine, {
        id: 'key',
        at: 'key',
        actor_kind: 'key',
        actor_id: 'key',
        session: 'text?',
        network: 'text?',
        operation: 'key',
        subject: 'key?',
        outcome: 'key',
        changes: 'text',
        details: 'text',
      })
      for (const [name, columns] of Object.entries(INDEXES)) {
        await createIndex(query, name, 'staff_audit', [...columns, 'at', 'id'])
      }
      await createTable(query.schema.createTable('staff_audit_values'), engine, {
        digest: 'key',
        audit_id: 'key',
        salt: 'text?',
        value: 'text?',
      })
      await createIndex(query, 'staff_audit_values_by_row', 'staff_audit_values', ['audit_id'])
      await createTable(query.schema.createTable('staff_audit_pending'), engine, { audit_id: 'key', at: 'key' })
      await createTable(query.schema.createTable('staff_audit_seals'), engine, {
        seq: 'bigint',
        audit_id: 'key',
        hash: 'text',
      })
      const seals = query.schema.createIndex('staff_audit_seals_by_row').on('staff_audit_seals')
      await seals.column('audit_id').unique().execute()
      await createTable(query.schema.createTable('staff_audit_chain'), engine, {
        id: 'integer',
        anchor_seq: 'bigint',
        anchor_hash: 'text',
        head_seq: 'bigint',
        head_hash: 'text',
      })
    },
  },
  {
    name: 'staff/006-audit-of-actor-and-operation',
    async up(query) {
      // The two filters that are combined most: an index of one of them would read every row of an actor.
      const columns = ['actor_id', 'operation', 'at', 'id']
      await createIndex(query, 'staff_audit_by_actor_and_operation', 'staff_audit', columns)
    },
  },
]
