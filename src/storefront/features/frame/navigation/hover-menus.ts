/**
 * Which menu is open. The pointer must rest before one opens, less long while it moves from menu to menu (HDR-20 to
 * HDR-22), and may stray for a moment before one closes. Keys and fingers do not wait.
 */
import { menuDelay } from './menu-delay.ts'
import { createStore, type Store } from '../../../stores/store.ts'

/** A pointer on its way down to a link at the other end of the panel cuts the corner. */
const STRAYS_MS = 150

export interface HoverMenus {
  /** The id of the open one. */
  readonly open: Store<string | undefined>
  readonly enter: (id: string) => void
  readonly leave: () => void
  readonly show: (id: string) => void
  readonly hide: () => void
}

export function createHoverMenus(now: () => number = () => performance.now()): HoverMenus {
  const open = createStore<string | undefined>(undefined)
  let lastClosedAt: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const after = (ms: number, act: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(act, ms)
  }
  const show = (id: string) => {
    clearTimeout(timer)
    open.set(() => id)
  }
  const hide = () => {
    clearTimeout(timer)
    if (open.get() === undefined) return
    lastClosedAt = now()
    open.set(() => undefined)
  }

  return {
    open,
    show,
    hide,
    enter: (id) => {
      const current = open.get()
      if (current === id) return clearTimeout(timer)
      return after(menuDelay({ isAnotherOpen: current !== undefined, lastClosedAt }, now()), () => show(id))
    },
    leave: () => after(STRAYS_MS, hide),
  }
}
