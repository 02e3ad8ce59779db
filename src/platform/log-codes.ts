/** Log lines of the platform: the process, requests to services, rate limits, the database and the outbox. */
import { defineLogCodes } from './log/log-code.ts'

export const PROCESS_LOG = defineLogCodes({
  stopping: {
    code: 'process.stopping',
    level: 'info',
    message: 'Process is stopping',
    meaning: 'A signal or an operation stops the process; requests under way are finished.',
  },
  stopped: {
    code: 'process.stopped',
    level: 'info',
    message: 'Process stopped',
    meaning: 'Everything is closed and the process exits.',
  },
  uncaughtError: {
    code: 'process.uncaught_error',
    level: 'fatal',
    message: 'Uncaught error stops the process',
    meaning: 'An exception or rejection was not handled; the process closes in order and exits with code 1.',
    action: 'Check that the process was restarted, then report `err` as a bug.',
  },
  stopFailed: {
    code: 'process.stop_failed',
    level: 'error',
    message: 'Stopping failed',
    meaning: 'The shutdown handler itself failed; the process exits without closing everything.',
    action: 'Check that the process was restarted, then report `reason` as a bug.',
  },
  stopTimeout: {
    code: 'process.stop_timeout',
    level: 'fatal',
    message: 'Process exceeded the shutdown deadline and exits',
    meaning: 'Closing took longer than `STOP_SECONDS`; requests under way were aborted.',
    action: 'Look for `process.closer_timeout` before this line; raise `STOP_SECONDS` if requests take that long.',
  },
  secondSignal: {
    code: 'process.second_signal',
    level: 'warn',
    message: 'Second signal ends the process immediately',
    meaning: 'Another signal arrived during the shutdown; requests under way were aborted.',
    action: 'If a supervisor sends it, set its timeout above `STOP_SECONDS`.',
  },
  errorWhileStopping: {
    code: 'process.error_while_stopping',
    level: 'fatal',
    message: 'Uncaught error during shutdown ends the process immediately',
    meaning: 'A second uncaught error occurred while the process was closing.',
    action: 'Check that the process was restarted, then report `err` as a bug.',
  },
  closerTimeout: {
    code: 'process.closer_timeout',
    level: 'error',
    message: 'Closing exceeded its deadline',
    meaning: 'The part named by `closer` did not close in its share of `STOP_SECONDS` and was left open.',
    action: 'Find out what `closer` waits for: a slow request, job or database.',
  },
  closerFailed: {
    code: 'process.closer_failed',
    level: 'error',
    message: 'Closing failed',
    meaning: 'The part named by `closer` threw while it was closed; the others were closed.',
    action: 'Report `err` as a bug, unless the database was unavailable at that time.',
  },
})

export const SERVICE_LOG = defineLogCodes({
  requestUnavailable: {
    code: 'service.request_unavailable',
    level: 'warn',
    message: 'Service request failed because the database is unavailable',
    meaning:
      'The caller got status 503 with `Retry-After`. `err` says whether the database was not reached or no connection was free.',
    action:
      'Check the database. If all connections were in use, look for slow statements, then raise `DATABASE_POOL_SIZE`.',
  },
  requestFailed: {
    code: 'service.request_failed',
    level: 'error',
    message: 'Service request failed',
    meaning: 'An operation of `service` threw; the caller got status 500 with the same `requestId`.',
    action: 'Check the database if many fail at the same time; otherwise report `err` as a bug.',
  },
})

export const RATE_LIMIT_LOG = defineLogCodes({
  changed: {
    code: 'limit.changed',
    level: 'info',
    message: 'Rate limit differs from its default',
    meaning: '`RATE_LIMITS` sets the policy named by `policy` to `amount` in `seconds`, with a burst of `burst`.',
  },
  storeUnavailable: {
    code: 'limit.store_unavailable',
    level: 'warn',
    message: 'Redis is unavailable, rate limits are counted in memory',
    meaning:
      'Each node allows its share of every limit, divided by `nodes`; honest visitors may be rejected earlier. Nothing else is affected.',
    action: 'Check Redis and `REDIS_URL`.',
  },
  storeAvailable: {
    code: 'limit.store_available',
    level: 'info',
    message: 'Redis counts rate limits again',
    meaning: 'All nodes count together again; what was counted in memory meanwhile is not carried over.',
  },
  proxyNotTrusted: {
    code: 'limit.proxy_not_trusted',
    level: 'warn',
    message: 'Requests have X-Forwarded-For, but TRUSTED_PROXIES is 0',
    meaning:
      'A proxy seems to stand before the shop. Its visitors are counted as one client, so rate limits reject honest ones. Logged once.',
    action: 'Set `TRUSTED_PROXIES` to the number of proxies that add to X-Forwarded-For, and restart.',
  },
})

export const DATABASE_LOG = defineLogCodes({
  replicaBypassed: {
    code: 'database.replica_bypassed',
    level: 'warn',
    message: 'Replica is bypassed',
    meaning:
      'The server at `DATABASE_READ_URL` is down, or more than five seconds behind; `DATABASE_URL` serves all reads.',
    action:
      'Check replication (`pg_stat_replication` at the primary); the replica is used again once it has caught up.',
  },
  replicaUsed: {
    code: 'database.replica_used',
    level: 'info',
    message: 'Replica serves reads',
    meaning: 'The server at `DATABASE_READ_URL` has caught up; products, searches and content are read there.',
  },
  idleConnectionLost: {
    code: 'database.idle_connection_lost',
    level: 'warn',
    message: 'Idle database connection was lost',
    meaning: 'PostgreSQL or the network closed a pooled connection; the pool opens a new one when needed.',
    action: 'None if PostgreSQL was restarted; otherwise check PostgreSQL and the network.',
  },
  connectionLost: {
    code: 'database.connection_lost',
    level: 'debug',
    message: 'Database connection was lost',
    meaning: 'A PostgreSQL connection was closed; a transaction that was open on it fails.',
  },
  migrationApplied: {
    code: 'database.migration_applied',
    level: 'info',
    message: 'Migration applied',
    meaning: 'The schema of an existing database was changed by `migration`.',
  },
  firstMigrationApplied: {
    code: 'database.first_migration_applied',
    level: 'debug',
    message: 'Migration applied to a new database',
    meaning: 'A new database was created; `migration` is one step of it.',
  },
})

export const CHANGE_LOG = defineLogCodes({
  listenerLost: {
    code: 'changes.listener_lost',
    level: 'warn',
    message: 'Connection for signals of changes was lost',
    meaning: 'Changes of other nodes are found by polling, within a second or two, until it is open again.',
    action: 'Check the database, and `DATABASE_LISTEN_URL` if it is set.',
  },
  listening: {
    code: 'changes.listening',
    level: 'info',
    message: 'Connection for signals of changes is open again',
    meaning: 'Changes of other nodes arrive immediately again.',
  },
})

export const OUTBOX_LOG = defineLogCodes({
  leaseNotRenewed: {
    code: 'outbox.lease_not_renewed',
    level: 'warn',
    message: 'Outbox lease could not be renewed',
    meaning: 'If it fails for 30 seconds, another node starts the same work; handlers are idempotent.',
    action: 'Check the database.',
  },
  handlerRecovered: {
    code: 'outbox.handler_recovered',
    level: 'info',
    message: 'Outbox handler succeeded after retries',
    meaning: 'An entry that failed before is done.',
  },
  handlerFailed: {
    code: 'outbox.handler_failed',
    level: 'warn',
    message: 'Outbox handler failed, will retry',
    meaning: 'A mail, reversal, refund or report of `topic` was not done; it is retried with increasing delays.',
    action: 'None for a single line. If a topic repeats, check its receiver: mail server or payment provider.',
  },
  handlerGaveUp: {
    code: 'outbox.handler_gave_up',
    level: 'error',
    message: 'Outbox handler failed too often, gave up',
    meaning: 'The entry of `topic` with this `key` reached the maximum of attempts and is not retried any more.',
    action: 'Fix the cause in `err`, then do the work of this entry by hand: it is marked with `dead_at` in `outbox`.',
  },
})

export const TELEMETRY_LOG = defineLogCodes({
  exportFailed: {
    code: 'telemetry.export_failed',
    level: 'warn',
    message: 'Traces or metrics could not be exported',
    meaning:
      'The collector at `OTEL_EXPORTER_OTLP_ENDPOINT` failed; spans of that time are lost, requests are not affected. Logged once until it works again.',
    action: 'Check the collector and the setting.',
  },
})
