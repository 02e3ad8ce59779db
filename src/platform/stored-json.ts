/** Parses JSON that the shop wrote itself: into its database, its outbox or its build. */
import { z } from 'zod'

export class StoredJsonError extends Error {
  override readonly name = 'StoredJsonError'
}

/**
 * The parsed value, or a StoredJsonError with the name of what was stored and the paths that are invalid. Never with the
 * value: it may hold personal data, and errors are logged.
 */
export function parseStoredJson<Value>(schema: z.ZodType<Value>, text: string, name: string): Value {
  const parsed = schema.safeParse(parseJson(text, name))
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(
    ({ path, message }) => `${path.map(String).join('.') || '(value)'}: ${message}`,
  )
  throw new StoredJsonError(`Invalid stored JSON: ${name}: ${problems.join('; ')}`)
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Without the cause: its message quotes the text.
    throw new StoredJsonError(`Invalid stored JSON: ${name}: not JSON`)
  }
}

/** A value of a closed list (a country, a colour) in stored JSON. Readers check it: the list may have changed since. */
export const storedName = <Value extends string>() => z.custom<Value>((value) => typeof value === 'string')
