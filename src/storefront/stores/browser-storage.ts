/**
 * The shop's data in browser storage. A visitor may have disabled or filled it, and any script can write to it: reading
 * never throws and returns unvalidated data, failed writes are ignored.
 */
type Area = 'local' | 'session'

const areaOf = (area: Area): Storage => (area === 'local' ? localStorage : sessionStorage)

/** Undefined where there is nothing, or nothing that can be read. */
export function readStored(area: Area, key: string): unknown {
  try {
    const text = areaOf(area).getItem(key)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

export function writeStored(area: Area, key: string, value: unknown): void {
  try {
    areaOf(area).setItem(key, JSON.stringify(value))
  } catch {
    // Storage is blocked or full: the value is lost with the page.
  }
}

export function dropStored(area: Area, key: string): void {
  try {
    areaOf(area).removeItem(key)
  } catch {
    // It was never there.
  }
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
