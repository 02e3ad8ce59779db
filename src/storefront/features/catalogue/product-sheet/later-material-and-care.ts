import { hydrateLater } from '../../../ui/hydrate-later.tsx'

const load = async () => (await import('./MaterialAndCare.tsx')).MaterialAndCare

/** The browser itself folds and unfolds it. */
export const MaterialAndCare = import.meta.env.SSR ? await load() : hydrateLater(load)
