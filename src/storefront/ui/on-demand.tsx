/**
 * A part of the page whose code is fetched on demand, or shortly before. When the code cannot be fetched (the visitor
 * is offline, a new build has replaced it) the caller is notified, and may offer something else.
 */
import { useEffect, useEffectEvent, useState } from 'react'
import type { ComponentType } from 'react'

export interface OnDemand<Props> {
  /** To be drawn when it is wanted. Draws nothing until it can. */
  readonly View: ComponentType<Props & { readonly onMissing: () => void }>
  /** To be called when it is likely to be wanted soon. */
  readonly prepare: () => void
  /** Resolves once it can be drawn, or cannot be had. */
  readonly prepared: () => Promise<boolean>
  /** Preloads it when the browser is idle; true when it can be rendered immediately. */
  readonly usePrepared: () => boolean
}

export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  let known: ComponentType<Props> | undefined

  const fetchOnce = async (): Promise<ComponentType<Props>> => {
    known ??= await load()
    return known
  }
  const prepared = () =>
    fetchOnce().then(
      () => true,
      () => false,
    )
  const prepare = () => void prepared()

  const View = (props: Props & { readonly onMissing: () => void }) => {
    const [Loaded, setLoaded] = useState(() => known)
    const giveUp = useEffectEvent(() => props.onMissing())
    useEffect(() => {
      let isWanted = true
      fetchOnce().then(
        (loaded) => isWanted && setLoaded(() => loaded),
        () => isWanted && giveUp(),
      )
      return () => {
        isWanted = false
      }
    }, [])
    return Loaded ? <Loaded {...props} /> : null
  }

  const usePrepared = () => {
    const [isPrepared, setPrepared] = useState(false)
    useEffect(() => {
      // Not every browser has idle callbacks; without them it is loaded on demand.
      if (!('requestIdleCallback' in window)) return undefined
      const waiting = requestIdleCallback(() => void prepared().then(setPrepared))
      return () => cancelIdleCallback(waiting)
    }, [])
    return isPrepared
  }

  return { View, prepare, prepared, usePrepared }
}
