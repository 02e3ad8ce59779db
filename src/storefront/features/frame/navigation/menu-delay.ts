/** How long the pointer must rest before a menu opens. */
import { MENU_DELAY_AFTER_ANOTHER_MS, MENU_DELAY_MS, MENU_SKIP_DELAY_MS } from '../../../ui/timings.ts'

export interface MenuState {
  readonly isAnotherOpen: boolean
  /** When a menu last closed, on the same clock as `now`; absent when none has. */
  readonly lastClosedAt?: number | undefined
}

/** HDR-20..22: shorter while a shopper moves from menu to menu; 'just closed' is within 300 ms. */
export function menuDelay({ isAnotherOpen, lastClosedAt }: MenuState, now: number): number {
  const justClosed = lastClosedAt !== undefined && now - lastClosedAt <= MENU_SKIP_DELAY_MS
  return isAnotherOpen || justClosed ? MENU_DELAY_AFTER_ANOTHER_MS : MENU_DELAY_MS
}
