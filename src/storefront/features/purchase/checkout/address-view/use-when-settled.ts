/** Something that was requested while other work was in progress: done once that has ended, with what is known then. */
import { useEffect, useEffectEvent, useState } from 'react'

export type Postponed = {
  readonly isWaiting: boolean
  readonly wait: () => void
}

export function useWhenSettled(isBusy: boolean, work: () => void): Postponed {
  const [isWaiting, setWaiting] = useState(false)
  const run = useEffectEvent(() => {
    setWaiting(false)
    work()
  })
  useEffect(() => {
    if (!isWaiting || isBusy) return undefined
    const soon = setTimeout(() => run())
    return () => clearTimeout(soon)
  }, [isWaiting, isBusy])
  return { isWaiting, wait: () => setWaiting(true) }
}
