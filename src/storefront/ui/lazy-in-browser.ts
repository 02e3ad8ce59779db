/**
 * A component that few pages have: the server renders it directly, the browser fetches its code where it stands, within a
 * Suspense. Until the code has come, and if it cannot be had, the server's markup stays: links and forms in it work without
 * scripts. To be used as `import.meta.env.SSR ? await load() : lazyInBrowser(load)`, so that a build contains one of the two.
 */
import { lazy } from 'react'
import type { ComponentType } from 'react'

const NEVER = new Promise<never>(() => undefined)

export const lazyInBrowser = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => NEVER,
    ),
  )
