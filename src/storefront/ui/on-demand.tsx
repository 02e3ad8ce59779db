/**
 * A part of the page whose code is fetched when it is wanted, or a moment before. When the code cannot be had (the
 * visitor is offline, a new build has taken its place) whoever wanted it is told, and may offer something else.
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
  /** Prepares it as soon as the browser has nothing better to do, and tells when it can be drawn at once. */
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
      // Not every browser tells when it is idle; in the others the wish comes first.
      if (!('requestIdleCallback' in window)) return undefined
      const waiting = requestIdleCallback(() => void prepared().then(setPrepared))
      return () => cancelIdleCallback(waiting)
    }, [])
    return isPrepared
  }

  return { View, prepare, prepared, usePrepared }
}
