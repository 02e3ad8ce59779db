import { hydrateLater } from '../../../ui/hydrate-later.tsx'

const load = async () => (await import('./TopBanner.tsx')).TopBanner

/** A line with a link. Its code only measures whether the line must run. */
export const TopBanner = import.meta.env.SSR ? await load() : hydrateLater(load)
