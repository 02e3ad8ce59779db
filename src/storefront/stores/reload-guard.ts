/**
 * Keeps the shop from reloading itself over and over (NAV-09): whatever made it reload may still be there afterwards. Only
 * for loads that nobody asked for; a visitor may reload as often as they like.
 */
import { readStored, writeStored } from './browser-storage.ts'

const RELOADED_KEY = 'sockeye.reloaded'

const RELOAD_GUARD_MS = 10_000

type Guard = { readonly withinMs?: number; readonly now?: number }

/**
 * Loads by `load`, unless a load of this kind happened in this tab less than ten seconds ago; tells whether it did. Where
 * the browser keeps nothing, no page could know of the one before it: there it never does.
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
