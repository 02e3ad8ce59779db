/**
 * A component whose code is fetched when it is first shown, or earlier. Not `lazy` of React: that shows the fallback also where the
 * code is loaded already, and React leaves a fallback on the screen for 300 ms. As with `lazy`, code that could not be fetched when
 * it was shown needs a reload of the page, unless it is prefetched successfully.
 */
import { type ComponentType, use } from 'react'

export type CodeOnDemand<Props> = {
  readonly Component: ComponentType<Props>
  /** Resolves also when it could not be fetched: then it is fetched again when it is shown. */
  readonly prefetch: () => Promise<void>
}

export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): CodeOnDemand<Props> {
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
    async prefetch() {
      if (loaded === undefined) await fetchCode().catch(() => undefined)
    },
  }
}
