import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { inject } from 'vitest'
import type { Migration } from '../../src/platform/database/migrate.ts'
import { openDatabase, type Database, type DatabaseOptions } from '../../src/platform/database/open-database.ts'
import { newId } from '../../src/platform/ids.ts'
import { createLog } from '../../src/platform/log/log.ts'

/** For `describe.each(engines)`: the same on both. */
export const engines = ['sqlite', 'postgres'] as const

export type EngineName = (typeof engines)[number]

export interface EmptyDatabase {
  /** Opens it as a node of the shop would; several may, in PostgreSQL. */
  open<Schema>(migrations: readonly Migration[]): Promise<Database<Schema>>
  readonly options: Pick<DatabaseOptions, 'databaseUrl' | 'dataDir'>
  remove(): Promise<void>
}

/** An empty database: a folder of its own, or a database of its own on the run's server. */
export const emptyDatabase = (engine: EngineName): Promise<EmptyDatabase> => createDatabase(engine)

/** One with the tables of the migrations, copied from a template: migrating takes several times as long. */
export async function migratedDatabase(engine: EngineName, migrations: readonly Migration[]): Promise<EmptyDatabase> {
  const found = templates.find((one) => one.engine === engine && isSame(one.migrations, migrations))
  if (found) return createDatabase(engine, await found.template)
  const template = createTemplate(engine, migrations)
  templates.push({ engine, migrations, template })
  return createDatabase(engine, await template)
}

type Template = { readonly dataDir: string; readonly name: string }

/** Of this worker, whose test files share them. */
const templates: {
  readonly engine: EngineName
  readonly migrations: readonly Migration[]
  readonly template: Promise<Template>
}[] = []

const isSame = (some: readonly Migration[], others: readonly Migration[]): boolean =>
  some.length === others.length && some.every((migration, position) => migration === others[position])

async function createTemplate(engine: EngineName, migrations: readonly Migration[]): Promise<Template> {
  const empty = await createDatabase(engine)
  const database = await empty.open(migrations)
  await database.close()
  const { dataDir, databaseUrl = 'file:///none' } = empty.options
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  return { dataDir, name: new URL(databaseUrl).pathname.slice(1) }
}

async function createDatabase(engine: EngineName, template?: Template): Promise<EmptyDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sockeye-data-'))
  const name = `test_${newId().toLowerCase().replaceAll('-', '_')}`
  const server = engine === 'postgres' ? inject('postgresUrl') : undefined
  if (template) cpSync(template.dataDir, dataDir, { recursive: true })
  if (server !== undefined)
    await administer(server, `create database ${name}${template ? ` template ${template.name}` : ''}`)
  const options = { dataDir, databaseUrl: server === undefined ? undefined : withDatabase(server, name) }
  return {
    options,
    open: (migrations) => openDatabase({ ...options, migrations, log: createLog({ level: 'silent' }) }),
    async remove() {
      if (server !== undefined) await administer(server, `drop database ${name} with (force)`)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export interface FreshDatabase<Schema> {
  readonly database: Database<Schema>
  remove(): Promise<void>
}

/** The same, opened and migrated. */
export async function freshDatabase<Schema>(
  engine: EngineName,
  migrations: readonly Migration[],
): Promise<FreshDatabase<Schema>> {
  const empty = await migratedDatabase(engine, migrations)
  const database = await empty.open<Schema>(migrations)
  return {
    database,
    async remove() {
      await database.close()
      await empty.remove()
    },
  }
}

function withDatabase(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
