/** A database of each engine, for benchmarks of what runs on both. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Migration } from '../src/platform/database/migrate.ts'
import { openDatabase, type Database } from '../src/platform/database/open-database.ts'
import { createLog } from '../src/platform/log/log.ts'
import { startPostgres } from '../tests/support/postgres.ts'

type Work<Schema, Value> = (database: Database<Schema>, dataDir: string) => Promise<Value>

/** The work on SQLite, then on PostgreSQL. */
export async function onBothDatabases<Schema, Value>(
  migrations: readonly Migration[],
  work: Work<Schema, Value>,
): Promise<readonly Value[]> {
  const postgres = await startPostgres({ durable: true })
  try {
    return [await onDatabase(undefined, migrations, work), await onDatabase(postgres.url, migrations, work)]
  } finally {
    await postgres.stop()
  }
}

async function onDatabase<Schema, Value>(
  databaseUrl: string | undefined,
  migrations: readonly Migration[],
  work: Work<Schema, Value>,
): Promise<Value> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sockeye-bench-'))
  const log = createLog({ level: 'silent' })
  const database = await openDatabase<Schema>({ databaseUrl, dataDir, migrations, log })
  try {
    return await work(database, dataDir)
  } finally {
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
