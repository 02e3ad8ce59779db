import { openModal } from './modals.ts'

function openQuickAdd({ target }: Event): void {
  const tile = target instanceof Element && target.closest('[data-quick-add]')?.closest<HTMLElement>('[data-sku]')
  if (tile) openModal('quickAdd', tile.dataset['sku'])
}

/** One listener for all tiles: they load no code for it. It does not wait for the code of the dialogs either: they draw what is open. */
export function openQuickAddOnPress(): () => void {
  document.addEventListener('click', openQuickAdd)
  return () => document.removeEventListener('click', openQuickAdd)
}
