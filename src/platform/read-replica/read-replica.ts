/**
 * A database whose reads go to a replica of PostgreSQL while it is fresh, and everything else to the primary (SCL-13). For services
 * whose readers accept data that is a few seconds old; they get it in place of the database and do not know.
 */
import { Kysely, sql, type CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely'
import { DATABASE_LOG } from '../log-codes.ts'
import type { Log } from '../log/log.ts'
import { openPool, withDefaults, type PoolSettings } from '../postgres-pool.ts'
import { observeStatements } from '../tracing/query-spans.ts'
import type { Database } from '../database/open-database.ts'
import { postgresDriver } from '../database/postgres-driver.ts'
import { postgresDialect } from '../database/postgres-engine.ts'
import { routeReads, type ReplicaRouting } from './replica-routing.ts'

export type ReadReplica<Schema> = {
  readonly database: Database<Schema>
  readonly sample: ReplicaRouting['sample']
  readonly close: () => Promise<void>
}

type Options = Partial<PoolSettings> & {
  readonly databaseReadUrl: string
  readonly log: Log
  readonly otlpEndpoint?: string | undefined
}

/** A replica that is down must not be waited for: the primary has the answer, too. */
const CONNECT_SECONDS = 1

type PositionRow = { readonly position: string | null }
const primaryPosition = sql<PositionRow>`select pg_current_wal_lsn()::text as position`
const replayedPosition = sql<PositionRow>`select pg_last_wal_replay_lsn()::text as position`

/** Opens even where the replica is down: it is used once it is there. */
export function openReadReplica<Schema>(database: Database<Schema>, options: Options): ReadReplica<Schema> {
  const { databaseReadUrl, log, otlpEndpoint } = options
  const config = { ...withDefaults(options), databaseWaitSeconds: CONNECT_SECONDS }
  const driver = postgresDriver(openPool(databaseReadUrl, config, log), {
    prepares: config.databasePreparedStatements,
  })
  const replica = new Kysely<Schema>({
    dialect: postgresDialect(driver),
    ...(otlpEndpoint !== undefined && { log: observeStatements('postgres', undefined) }),
  })
  const primary = database.query
  const positionAt = async (query: Kysely<Schema>, statement: typeof primaryPosition) => {
    const { rows } = await statement.execute(query)
    return toPosition(rows[0]?.position ?? undefined)
  }
  const routing = routeReads({
    primaryPosition: async () => (await positionAt(primary, primaryPosition)) ?? 0n,
    replayedPosition: () => positionAt(replica, replayedPosition),
    onBypassed: (reason) => log.write(DATABASE_LOG.replicaBypassed, { reason }),
    onUsed: () => log.write(DATABASE_LOG.replicaUsed),
  })
  const execute = <Row>(query: CompiledQuery): Promise<QueryResult<Row>> =>
    isRead(query)
      ? routing.read(
          () => executeAt<Row>(replica, query),
          () => executeAt<Row>(primary, query),
        )
      : executeAt(primary, query)
  const routed = new Kysely<Schema>({ dialect: postgresDialect(routingDriver(execute)) })
  return {
    sample: routing.sample,
    database: {
      ...database,
      get query() {
        // Throws inside a transaction.
        const { query } = database
        return query === primary ? routed : query
      },
      snapshot: (work) =>
        routing.read(
          () => replica.transaction().setIsolationLevel('repeatable read').execute(work),
          () => database.snapshot(work),
        ),
    },
    async close() {
      routing.close()
      await replica.destroy()
    },
  }
}

const executeAt = <Row>(server: Pick<Kysely<object>, 'getExecutor'>, query: CompiledQuery): Promise<QueryResult<Row>> =>
  server.getExecutor().provideConnection((connection) => connection.executeQuery<Row>(query))

/** High and low half in hexadecimal digits: 16/B374D848. */
function toPosition(text: string | undefined): bigint | undefined {
  if (text === undefined) return undefined
  const [high = '0', low = '0'] = text.split('/')
  return BigInt(`0x${high}`) * 2n ** 32n + BigInt(`0x${low}`)
}

/** A select that locks or writes is rejected by the replica, and runs at the primary then. */
const isRead = ({ query, sql: text }: CompiledQuery): boolean =>
  query.kind === 'SelectQueryNode' || (query.kind === 'RawNode' && /^\s*select\b/i.test(text))

/** Statements only: transactions are those of the primary. */
function routingDriver(execute: DatabaseConnection['executeQuery']): Driver {
  const connection: DatabaseConnection = {
    executeQuery: execute,
    streamQuery() {
      throw new Error('Streaming of rows is not supported')
    },
  }
  const noTransaction = async () => {
    throw new Error('Begin transactions with the database')
  }
  return {
    async init() {},
    acquireConnection: async () => connection,
    beginTransaction: noTransaction,
    commitTransaction: noTransaction,
    rollbackTransaction: noTransaction,
    async releaseConnection() {},
    async destroy() {},
  }
}
