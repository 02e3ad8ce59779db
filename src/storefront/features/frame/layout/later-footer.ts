import { hydrateLater } from '../../../ui/hydrate-later.tsx'

const load = async () => (await import('./ShopFooter.tsx')).ShopFooter

/** It is below every first screen; its buttons lead to pages until its code is there. */
export const ShopFooter = import.meta.env.SSR ? await load() : hydrateLater(load)
