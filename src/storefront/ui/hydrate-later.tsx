/**
 * A part of a page whose code is not in the first load: below the first screen, or without anything to press that does not work
 * as a plain link or form. The server renders it, and its markup stays as it is until `hydrateRest` has fetched the code. To
 * be used within a Suspense, as `import.meta.env.SSR ? await load() : hydrateLater(load)`, so that a build contains one of the two.
 *
 * If the code cannot be had, the server's markup stays for good. Not `lazy`: after `hydrateRest` the part must be hydrated
 * synchronously when it is pressed, or React drops the press.
 */
import { use } from 'react'
import type { ComponentType } from 'react'

const { promise: isTime, resolve: start } = Promise.withResolvers<void>()

const parts = new Set<() => Promise<unknown>>()

export function hydrateLater<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const { promise: shown, resolve: show } = Promise.withResolvers<ComponentType<Props>>()
  let loading: Promise<void> | undefined
  const fetchPart = async () => {
    await isTime
    const value = await load()
    // React reads these two fields before it waits: from now on `use` returns without suspending.
    void Object.assign(shown, { status: 'fulfilled', value })
    show(value)
  }
  const fetchOnce = () => (loading ??= fetchPart())
  parts.add(fetchOnce)
  return function Part(props) {
    fetchOnce().catch(() => undefined)
    const Known = use(shown)
    return <Known {...props} />
  }
}

/** Fetches the code of all such parts of the pages that are loaded. Resolves when each can be hydrated, or cannot be had. */
export async function hydrateRest(): Promise<void> {
  start()
  await Promise.allSettled(Array.from(parts, (fetchOnce) => fetchOnce()))
}
