/**
 * A component whose code is fetched when it is shown first, or before. Not `lazy` of React: that shows the fallback also where the
 * code is there already, and React leaves a fallback on the screen for 300 ms.
 */
import { type ComponentType, use } from 'react'

export type OnDemand<Props> = {
  readonly Component: ComponentType<Props>
  /** Resolves when it is there, or could not be fetched: then it is fetched again when it is shown. */
  readonly fetch: () => Promise<void>
}

export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  let loaded: ComponentType<Props> | undefined
  let shown: Promise<ComponentType<Props>> | undefined

  const fetchCode = async (): Promise<ComponentType<Props>> => {
    loaded = await load()
    return loaded
  }
  return {
    Component(props) {
      const Loaded = loaded ?? use((shown ??= fetchCode()))
      return <Loaded {...props} />
    },
    async fetch() {
      if (loaded === undefined) await fetchCode().catch(() => undefined)
    },
  }
}
