/** Catalogues of log lines. A line is logged by its entry in a catalogue, so it always has a code, a level and an action (HSE-18). */
type LogText = {
  /** Stable name to search for and to alert on: `area.what_happened`. Changing one breaks alerts. */
  readonly code: `${string}.${string}`
  /** Subject, verb, fact. Variable parts are fields. */
  readonly message: string
  /** One sentence: what has happened, and the effect on shoppers or staff. */
  readonly meaning: string
}

/** Only lines that report normal operation may need no action. */
type LogEntry = LogText &
  (
    | { readonly level: 'debug' | 'info'; readonly action?: string }
    | { readonly level: 'warn' | 'error' | 'fatal'; readonly action: string }
  )

declare const CATALOGUED: unique symbol

/** An entry of a catalogue. Only `defineLogCodes` makes them. */
export type LogCode = LogEntry & { readonly [CATALOGUED]: true }

/** Defines a catalogue. In `src/` it is in a file called log-codes.ts, where tools/log-codes.ts finds it for docs/operations.md. */
export function defineLogCodes<Name extends string>(
  entries: Readonly<Record<Name, LogEntry>>,
): Readonly<Record<Name, LogCode>>
export function defineLogCodes(entries: Readonly<Record<string, LogEntry>>): Readonly<Record<string, LogEntry>> {
  return entries
}
