import { pino, type DestinationStream, type Logger } from 'pino'
import type { Config } from '../config/read-config.ts'
import { redactText } from './redact-text.ts'
import { redact } from './redact.ts'

export type LogFields = Readonly<Record<string, unknown>>

/**
 * One JSON object per line. Every field and every text passes `redact` on its way, so that a caller cannot leak a
 * shopper by accident; pino itself is not handed out, because its own methods would go round that.
 */
export interface Log {
  debug(message: string, fields?: LogFields): void
  info(message: string, fields?: LogFields): void
  warn(message: string, fields?: LogFields): void
  error(message: string, fields?: LogFields): void
  fatal(message: string, fields?: LogFields): void
  /** A log whose lines all carry these fields. */
  with(fields: LogFields): Log
}

/** What pino writes by itself; a field of that name would put the member into the line twice. */
const OWN_MEMBERS = new Set(['level', 'time', 'msg'])

export function createLog({ level, destination }: { level: Config['logLevel']; destination?: DestinationStream }): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    // Errors arrive here redacted; pino's own serialiser would rewrite them.
    serializers: { err: (err: unknown) => err },
    formatters: { level: (label: string) => ({ level: label }) },
  }
  // Written at once: a line that is still in memory when the process dies is the line that was needed.
  return wrap(pino(options, destination ?? pino.destination({ fd: 1, sync: true })), {})
}

function wrap(logger: Logger, carried: LogFields): Log {
  const writer =
    (level: 'debug' | 'info' | 'warn' | 'error' | 'fatal') =>
    (message: string, fields: LogFields = {}) => {
      if (logger.isLevelEnabled(level)) logger[level](safeFields({ ...carried, ...fields }), redactText(message))
    }
  return {
    debug: writer('debug'),
    info: writer('info'),
    warn: writer('warn'),
    error: writer('error'),
    fatal: writer('fatal'),
    with: (fields) => wrap(logger, { ...carried, ...fields }),
  }
}

function safeFields(fields: LogFields): object {
  const named = Object.entries(fields).map(([key, value]) => [OWN_MEMBERS.has(key) ? `${key}_` : key, value] as const)
  return redact(Object.fromEntries(named))
}
