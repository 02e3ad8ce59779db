/**
 * Which of the shop's dialogs are open (APP-07): one at a time, but for the cookie banner, which waits below whatever
 * else is looked at. Flags only: what a dialog shows is its own business.
 */
import { createStore, useStore } from '../../../stores/store.ts'

export const MODALS = [
  'newsletter',
  'filterMenu',
  'cookieBanner',
  'cookieSettings',
  'countrySwitcher',
  'colourList',
  'geoRedirect',
  'addedToCart',
  'quickAdd',
  'block',
] as const

export type ModalName = (typeof MODALS)[number]

/** Open with its argument, `''` where it has none. */
type Modals = { readonly [Name in ModalName]?: string }

export const modalStore = createStore<Modals>({})

/** `detail` says which one where there may be many, such as the block that a block modal belongs to. */
export function openModal(name: ModalName, detail = ''): void {
  modalStore.set((open) => ({ ...(name === 'cookieBanner' ? open : standing(open)), [name]: detail }))
}

/** That one; without a name whichever dialog is open. The cookie banner goes only by its own name. */
export function closeModal(name?: ModalName): void {
  modalStore.set((open) => {
    if (name === undefined) return isDialogOpen(open) ? standing(open) : open
    if (open[name] === undefined) return open
    const { [name]: _closed, ...rest } = open
    return rest
  })
}

/** What it was opened with, or undefined while it is closed. */
export const useModal = (name: ModalName): string | undefined => useStore(modalStore, (open) => open[name])

export const isDialogOpen = ({ cookieBanner: _banner, ...dialogs }: Modals): boolean => Object.keys(dialogs).length > 0

/** Right now. */
export const isAnyDialogOpen = (): boolean => isDialogOpen(modalStore.get())

const standing = ({ cookieBanner }: Modals): Modals => (cookieBanner === undefined ? {} : { cookieBanner })
