/** Prefetches the code of a screen when the pointer or the focus reaches a link to it: a press comes some 100 ms later. */
import { pathOf } from '../navigation/location.ts'
import { prefetchScreen } from './screen-components.ts'

export function startPrefetching(): void {
  document.addEventListener('pointerover', onReach, { passive: true })
  document.addEventListener('focusin', onReach)
}

function onReach({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null
  const path = link ? pathOf(link) : undefined
  if (path !== undefined) void prefetchScreen(path)
}
