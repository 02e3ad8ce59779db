import { setTimeout as pause } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import type { Log } from '../log/log.ts'
import { DatabaseError } from './database-error.ts'
import type { Engine, EngineTypes } from './engine.ts'
import { historyProblem } from './migration-history.ts'
import { DATABASE_LOG } from '../log-codes.ts'

/** What a migration works with: the schema builder, and raw statements as in sql`…`.execute(query). */
type MigrationQuery = Pick<Kysely<unknown>, 'schema' | 'getExecutor'>

/** One step forward. There is no way back: a mistake is mended by the next migration. */
export interface Migration {
  readonly name: string
  up(query: MigrationQuery, engine: EngineTypes): Promise<void>
}

const LOCK_RETRY_MS = 200

/** Brings the schema up to date, once, however many nodes start together. */
export async function migrate<Schema>(
  query: Kysely<Schema>,
  engine: Engine,
  migrations: readonly Migration[],
  log: Log,
): Promise<void> {
  const run = async (connection: Kysely<Schema>): Promise<void> => {
    const applied = await readHistory(connection)
    const declared = migrations.map(({ name }) => name)
    const problem = historyProblem(declared, applied)
    if (problem !== undefined) throw new DatabaseError('migrations', problem)

    const waiting = migrations.filter(({ name }) => !applied.includes(name))
    for (const [index, migration] of waiting.entries()) {
      // The step and the note that it was taken are one transaction.
      await connection.transaction().execute(async (transaction) => {
        await engine.withoutTimeouts(transaction)
        await migration.up(transaction, engine)
        await noteApplied(transaction, migration.name, applied.length + index + 1)
      })
      // Not logged for a new shop, which starts with all of them; only for an existing one that changes.
      const line = applied.length === 0 ? DATABASE_LOG.firstMigrationApplied : DATABASE_LOG.migrationApplied
      log.write(line, { migration: migration.name })
    }
  }
  while (!(await engine.underMigrationLock(query, run))) await pause(LOCK_RETRY_MS)
}

async function readHistory(query: MigrationQuery): Promise<string[]> {
  await query.schema
    .createTable('applied_migrations')
    .ifNotExists()
    .addColumn('position', 'integer', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('applied_at', 'text', (column) => column.notNull())
    .execute()
  const { rows } = await sql<{ name: string }>`select name from applied_migrations order by position`.execute(query)
  return rows.map(({ name }) => name)
}

async function noteApplied(query: MigrationQuery, name: string, position: number): Promise<void> {
  const now = new Date().toISOString()
  await sql`insert into applied_migrations (position, name, applied_at) values (${position}, ${name}, ${now})`.execute(
    query,
  )
}
