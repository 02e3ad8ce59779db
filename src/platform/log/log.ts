import { pino, type DestinationStream, type Logger } from 'pino'
import type { Config } from '../config/read-config.ts'
import { currentTraceId } from '../tracing/trace.ts'
import type { LogCode } from './log-code.ts'
import { redactText } from './redact-text.ts'
import { redact } from './redact.ts'

export type LogFields = Readonly<Record<string, unknown>>

/**
 * One JSON object per line. Every field and every text passes `redact` on its way, so that a caller cannot leak a
 * shopper by accident; pino itself is not handed out, because its own methods would go round that.
 */
export interface Log {
  /** Writes a line with the code, level and message of the entry. */
  write(entry: LogCode, fields?: LogFields): void
  /** A log whose lines all carry these fields. */
  with(fields: LogFields): Log
}

/** Members of every line; a field of that name would put the member into the line twice. */
const OWN_MEMBERS = new Set(['level', 'time', 'code', 'msg'])

export function createLog({ level, destination }: { level: Config['logLevel']; destination?: DestinationStream }): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    // Errors arrive here redacted; pino's own serialiser would rewrite them.
    serializers: { err: (err: unknown) => err },
    formatters: { level: (label: string) => ({ level: label }) },
  }
  // Written synchronously: a line that is still in memory when the process dies is the line that was needed.
  return wrap(pino(options, destination ?? pino.destination({ fd: 1, sync: true })), {})
}

function wrap(logger: Logger, carried: LogFields): Log {
  return {
    write({ level, code, message }, fields = {}) {
      if (!logger.isLevelEnabled(level)) return
      const traceId = currentTraceId()
      const traced = traceId === undefined ? {} : { traceId }
      logger[level]({ code, ...traced, ...safeFields({ ...carried, ...fields }) }, redactText(message))
    },
    with: (fields) => wrap(logger, { ...carried, ...fields }),
  }
}

function safeFields(fields: LogFields): object {
  const named = Object.entries(fields).map(([key, value]) => [OWN_MEMBERS.has(key) ? `${key}_` : key, value] as const)
  return redact(Object.fromEntries(named))
}
