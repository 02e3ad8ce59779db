/** A time as people say it, with the exact one on hover and for screen readers. */
import { useSyncExternalStore } from 'react'
import { useFormats } from '../formats/use-formats.ts'

const MINUTE_MS = 60_000
let now = Date.now()
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

/** One timer for all times on the screen. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => {
    now = Date.now()
    for (const one of listeners) one()
  }, MINUTE_MS)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

export function Time({ iso }: { readonly iso: string }) {
  const formats = useFormats()
  const current = useSyncExternalStore(subscribe, () => now)
  const exact = formats.dateTime(iso)
  return (
    <time dateTime={iso} title={exact}>
      {formats.relative(iso, current)}
    </time>
  )
}
