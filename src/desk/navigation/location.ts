/** Where the desk is: the address as a store, over the History API. Moves inside of the desk load no document. */
import { createDeskStore } from '../app/store.ts'

export const DESK_BASE = '/desk'

export type DeskLocation = {
  /** Without the base: `/` or `/orders/S-1000`. */
  readonly path: string
  /** With its question mark, or empty. */
  readonly search: string
}

/** Returns whether the move may happen now; where not, it is stored as `blocked` and can be made later. */
type LeaveGuard = (go: () => void) => boolean

let guard: LeaveGuard | undefined
/** The place in the browser's list, so that a blocked "Back" can be taken back. */
let index = 0
let isReturning = false

export const locationStore = createDeskStore<DeskLocation>({ path: '/', search: '' })

function read(): void {
  const { pathname, search } = globalThis.location
  const path = pathname.slice(DESK_BASE.length) || '/'
  locationStore.set((state) => (state.path === path && state.search === search ? state : { path, search }))
}

/** A component with unsaved edits sets it, and removes it again. */
export function guardLeaving(next: LeaveGuard): () => void {
  guard = next
  return () => {
    if (guard === next) guard = undefined
  }
}

export function navigate(to: string, { replace = false } = {}): void {
  const go = (): void => {
    if (!replace) index += 1
    history[replace ? 'replaceState' : 'pushState']({ index }, '', DESK_BASE + (to === '/' ? '' : to))
    read()
  }
  // A new query of the same screen leaves nothing.
  const isSameScreen = to.split('?')[0] === locationStore.get().path
  if (isSameScreen || !guard || guard(go)) go()
}

export function startNavigation(): void {
  index = indexOf(history.state)
  history.replaceState({ index }, '')
  read()
  globalThis.addEventListener('popstate', onPopState)
  document.addEventListener('click', onClick)
}

function onPopState({ state }: PopStateEvent): void {
  if (isReturning) {
    isReturning = false
    return
  }
  const delta = indexOf(state) - index
  const go = (): void => history.go(delta)
  const { pathname } = globalThis.location
  const isSameScreen = (pathname.slice(DESK_BASE.length) || '/') === locationStore.get().path
  if (delta !== 0 && !isSameScreen && guard && !guard(go)) {
    // The browser has moved already: go back to where the edits are.
    isReturning = true
    history.go(-delta)
    return
  }
  index += delta
  read()
}

function indexOf(state: unknown): number {
  if (typeof state !== 'object' || state === null || !('index' in state)) return 0
  return typeof state.index === 'number' ? state.index : 0
}

/** Plain clicks on links of the desk; the browser does everything else, such as a new tab. */
function onClick(event: MouseEvent): void {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
  const link = target instanceof Element ? target.closest('a') : null
  const path = link ? pathOf(link) : undefined
  if (!link || path === undefined || link.target || link.hasAttribute('download') || link.hash) return
  event.preventDefault()
  navigate(path + link.search)
}

/** In the desk; undefined where a link leads elsewhere. */
export function pathOf({ origin, pathname }: HTMLAnchorElement): string | undefined {
  if (origin !== globalThis.location.origin) return undefined
  if (pathname === DESK_BASE) return '/'
  return pathname.startsWith(`${DESK_BASE}/`) ? pathname.slice(DESK_BASE.length) : undefined
}

/** The address of a place in the desk, for links. */
export const hrefOf = (path: string): string => DESK_BASE + (path === '/' ? '' : path)
