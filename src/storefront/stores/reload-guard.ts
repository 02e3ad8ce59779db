/**
 * Prevents a reload loop (NAV-09): the cause of a reload may still be there afterwards. Only for automatic reloads; a
 * visitor may reload as often as they like.
 */
import { readStored, writeStored } from './browser-storage.ts'

const RELOADED_KEY = 'sockeye.reloaded'

const RELOAD_GUARD_MS = 10_000

type Guard = { readonly withinMs?: number; readonly now?: number }

/**
 * Calls `load`, unless a load of this kind happened in this tab less than ten seconds ago; returns whether it did.
 * Where storage is blocked it never loads, because the previous load could not be recorded.
 */
export function loadGuarded(load: () => void, { withinMs = RELOAD_GUARD_MS, now = Date.now() }: Guard = {}): boolean {
  const last = readStored('session', RELOADED_KEY)
  // A clock may have been set back meanwhile.
  if (typeof last === 'number' && Math.abs(now - last) < withinMs) return false
  writeStored('session', RELOADED_KEY, now)
  if (readStored('session', RELOADED_KEY) !== now) return false
  load()
  return true
}
