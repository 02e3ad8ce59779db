/** Whether the header and the banner above it are to be seen, from where the page was scrolled to. Pure: the hook listens. */
import { BANNER_SCROLL_LIMIT, HEADER_SCROLL_MOVE, HEADER_SCROLL_OFFSET } from '../../../ui/timings.ts'

export interface HeaderScroll {
  readonly isHidden: boolean
  readonly hasBanner: boolean
  /** The lowest point since it hid, the highest since it came back: a turn is measured from there. */
  readonly turn: number
}

export const AT_THE_TOP: HeaderScroll = { isHidden: false, hasBanner: true, turn: 0 }

/** HDR-01 to HDR-04, T59: past 100, at least 20, under 40. A browser that bounces at the top scrolls below 0. */
export function scrollHeader({ isHidden, turn }: HeaderScroll, y: number): HeaderScroll {
  const hasBanner = y < BANNER_SCROLL_LIMIT
  if (y <= HEADER_SCROLL_OFFSET) return { isHidden: false, hasBanner, turn: isHidden ? y : Math.min(turn, y) }
  const moved = isHidden ? turn - y : y - turn
  if (moved >= HEADER_SCROLL_MOVE) return { isHidden: !isHidden, hasBanner, turn: y }
  return { isHidden, hasBanner, turn: isHidden ? Math.max(turn, y) : Math.min(turn, y) }
}
