/** The tables of staff, for benchmarks. */
import { factMigrations } from '../../src/platform/database/fact-tables.ts'
import { outboxMigrations } from '../../src/platform/outbox/outbox.ts'
import { staffMigrations } from '../../src/services/staff/migrations.ts'

export const STAFF_MIGRATIONS = [...factMigrations, ...staffMigrations, ...outboxMigrations]
