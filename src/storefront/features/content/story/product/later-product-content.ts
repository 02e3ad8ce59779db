/** What content says of a product: to be read, and folded and unfolded by the browser itself. */
import { hydrateLater } from '../../../../ui/hydrate-later.tsx'

const loadDrawers = async () => (await import('./ProductDrawers.tsx')).ProductDrawers
const loadFeatures = async () => (await import('./ProductFeatures.tsx')).ProductFeatures

export const ProductDrawers = import.meta.env.SSR ? await loadDrawers() : hydrateLater(loadDrawers)
export const ProductFeatures = import.meta.env.SSR ? await loadFeatures() : hydrateLater(loadFeatures)
