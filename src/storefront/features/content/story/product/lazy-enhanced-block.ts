import { lazyInBrowser } from '../../../../ui/lazy-in-browser.ts'

const load = async () => (await import('./EnhancedBlock.tsx')).EnhancedBlock

/** Of a few families of products. */
export const EnhancedBlock = import.meta.env.SSR ? await load() : lazyInBrowser(load)
