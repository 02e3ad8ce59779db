/** Work on each of the two databases, with the tables that it needs. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Migration } from '../src/platform/database/migrate.ts'
import { openDatabase, type Database } from '../src/platform/database/open-database.ts'
import { createLog } from '../src/platform/log/log.ts'
import { startPostgres } from '../tests/support/postgres.ts'

type Work<Tables, Value> = (database: Database<Tables>) => Promise<Value>

/** On SQLite, then on PostgreSQL. */
export async function onBothDatabases<Tables, Value>(
  migrations: readonly Migration[],
  work: Work<Tables, Value>,
): Promise<readonly Value[]> {
  const postgres = await startPostgres({ durable: true })
  try {
    return [await onDatabase(migrations, undefined, work), await onDatabase(migrations, postgres.url, work)]
  } finally {
    await postgres.stop()
  }
}

async function onDatabase<Tables, Value>(
  migrations: readonly Migration[],
  databaseUrl: string | undefined,
  work: Work<Tables, Value>,
): Promise<Value> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sockeye-bench-'))
  const log = createLog({ level: 'silent' })
  const database = await openDatabase<Tables>({ databaseUrl, dataDir, migrations, log })
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
