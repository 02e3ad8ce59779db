/** A staff service on each of the two databases, for benchmarks. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { factMigrations } from '../../src/platform/database/fact-tables.ts'
import { openDatabase, type Database } from '../../src/platform/database/open-database.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { outboxMigrations } from '../../src/platform/outbox/outbox.ts'
import { staffMigrations } from '../../src/services/staff/migrations.ts'
import type { StaffTables } from '../../src/services/staff/tables.ts'
import { startPostgres } from '../../tests/support/postgres.ts'

type Work<Value> = (database: Database<StaffTables>) => Promise<Value>

/** The work on SQLite, then on PostgreSQL. */
export async function onBothDatabases<Value>(work: Work<Value>): Promise<readonly Value[]> {
  const postgres = await startPostgres({ durable: true })
  try {
    return [await onDatabase(undefined, work), await onDatabase(postgres.url, work)]
  } finally {
    await postgres.stop()
  }
}

async function onDatabase<Value>(databaseUrl: string | undefined, work: Work<Value>): Promise<Value> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sockeye-bench-'))
  const migrations = [...factMigrations, ...staffMigrations, ...outboxMigrations]
  const database = await openDatabase<StaffTables>({
    databaseUrl,
    dataDir,
    migrations,
    log: createLog({ level: 'silent' }),
  })
  try {
    return await work(database)
  } finally {
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
