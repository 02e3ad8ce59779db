/** Receives the signals of notify-changes.ts on a connection of its own, and opens a new one when it is lost. */
import type { Client } from 'pg'
import { CHANGE_LOG } from '../log-codes.ts'
import type { Log } from '../log/log.ts'
import { CHANGE_CHANNEL } from './notify-changes.ts'

const MIN_PAUSE_MS = 500
const MAX_PAUSE_MS = 30_000

type Deps = {
  /** Not that of a connection pooler in transaction mode, which does not pass signals on. */
  readonly databaseUrl: string
  readonly applicationName: string
  /** Called for each signal, and after a new connection, because signals may have been missed. */
  readonly onSignal: () => void
  readonly log: Log
}

export type ChangeListener = { readonly close: () => Promise<void> }

/** Long: a factory; its functions share the connection. */
export function listenForChanges({ databaseUrl, applicationName, onSignal, log }: Deps): ChangeListener {
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined
  let pauseMs = MIN_PAUSE_MS
  let isClosed = false
  let connecting: Promise<void> | undefined

  const connect = async (): Promise<void> => {
    const { Client: PgClient } = await import('pg')
    if (isClosed) return
    const opened = new PgClient({
      connectionString: databaseUrl,
      application_name: `${applicationName} changes`,
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
    })
    client = opened
    // Without a listener the loss of the connection would end the process; `end` follows.
    opened.on('error', () => undefined)
    opened.on('notification', onSignal)
    opened.once('end', () => {
      if (client === opened) retry()
    })
    try {
      await opened.connect()
      await opened.query(`listen ${CHANGE_CHANNEL}`)
    } catch (err) {
      if (client === opened) retry(err)
      await opened.end().catch(() => undefined)
      return
    }
    if (pauseMs > MIN_PAUSE_MS) log.write(CHANGE_LOG.listening)
    pauseMs = MIN_PAUSE_MS
    onSignal()
  }
  const start = (): void => {
    connecting = connect()
  }
  const retry = (err?: unknown): void => {
    client = undefined
    if (isClosed) return
    if (pauseMs === MIN_PAUSE_MS) log.write(CHANGE_LOG.listenerLost, { err })
    timer = setTimeout(start, pauseMs)
    timer.unref()
    pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS)
  }

  start()
  return {
    async close() {
      isClosed = true
      clearTimeout(timer)
      await connecting
      await client?.end().catch(() => undefined)
    },
  }
}
