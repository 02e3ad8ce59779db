/** The connections to PostgreSQL, as the settings have them (SCL-10). */
import { Pool } from 'pg'
import { nodeVariables } from './config/node-variables.ts'
import type { Config } from './config/read-config.ts'
import { PipeliningSocket } from './database/postgres-driver.ts'
import { parserOf } from './database/postgres-numbers.ts'
import { DATABASE_LOG } from './log-codes.ts'
import type { Log } from './log/log.ts'

export type PoolSettings = Pick<
  Config,
  | 'databasePoolSize'
  | 'databaseWaitSeconds'
  | 'databaseIdleSeconds'
  | 'databaseStatementSeconds'
  | 'databaseApplicationName'
  | 'databasePreparedStatements'
>

/**
 * A few concurrent transactions keep the one core of a shop process busy; more would only wait with locks held. A server has
 * a hundred connections for all processes.
 */
export const MAX_CONNECTIONS = nodeVariables.databasePoolSize.unset

/** For callers without settings. No visitor waits for them: they are patient. */
const PATIENT_SECONDS = 30

export const withDefaults = (given: Partial<PoolSettings>): PoolSettings => ({
  databasePoolSize: given.databasePoolSize ?? MAX_CONNECTIONS,
  databaseWaitSeconds: given.databaseWaitSeconds ?? PATIENT_SECONDS,
  databaseIdleSeconds: given.databaseIdleSeconds ?? nodeVariables.databaseIdleSeconds.unset,
  databaseStatementSeconds: given.databaseStatementSeconds ?? nodeVariables.databaseStatementSeconds.unset,
  databaseApplicationName: given.databaseApplicationName ?? nodeVariables.databaseApplicationName.unset,
  databasePreparedStatements: given.databasePreparedStatements ?? nodeVariables.databasePreparedStatements.unset,
})

/** lz4 compresses long texts (orders, mails) much faster than the default; known since version 14, if built with it. */
const USE_LZ4 = `select set_config(name, 'lz4', false) from pg_settings
  where name = 'default_toast_compression' and 'lz4' = any(enumvals)`

const createPool = (databaseUrl: string, config: PoolSettings): Pool =>
  new Pool({
    connectionString: databaseUrl,
    application_name: config.databaseApplicationName,
    max: config.databasePoolSize,
    // Also how long a caller waits while all connections are in use.
    connectionTimeoutMillis: config.databaseWaitSeconds * 1000,
    idleTimeoutMillis: config.databaseIdleSeconds * 1000,
    ...(config.databaseStatementSeconds > 0 && { statement_timeout: config.databaseStatementSeconds * 1000 }),
    // TCP keep-alive finds connections that a firewall has dropped.
    keepAlive: true,
    keepAliveInitialDelayMillis: 60_000,
    // A transaction whose owner hangs must not hold its locks for ever.
    idle_in_transaction_session_timeout: 60_000,
    types: { getTypeParser: parserOf },
    pipeline: true,
    stream: () => new PipeliningSocket(),
    async onConnect(client) {
      await client.query(USE_LZ4)
    },
  })

export function openPool(databaseUrl: string, config: PoolSettings, log: Log): Pool {
  const pool = createPool(databaseUrl, config)
  // Without a listener the loss of a connection would end the process. The pool opens a new one when needed …
  pool.on('error', (err) => log.write(DATABASE_LOG.idleConnectionLost, { err }))
  // … and the next statement of an open transaction fails.
  pool.on('connect', (client) => {
    client.on('error', (err) => log.write(DATABASE_LOG.connectionLost, { err }))
  })
  return pool
}
