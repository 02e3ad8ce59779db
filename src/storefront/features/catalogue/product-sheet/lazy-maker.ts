import { lazyInBrowser } from '../../../ui/lazy-in-browser.ts'

const load = async () => (await import('./Maker.tsx')).Maker

/** Nothing in it is needed to buy: its code comes after that of the page. */
export const Maker = import.meta.env.SSR ? await load() : lazyInBrowser(load)
