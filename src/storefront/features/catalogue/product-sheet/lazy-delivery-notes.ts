import { lazyInBrowser } from '../../../ui/lazy-in-browser.ts'
// With the page: the server's markup is shown before the code has come.
import './DeliveryNotes.module.css'

const load = async () => (await import('./DeliveryNotes.tsx')).DeliveryNotes

/** Nothing in it is needed to buy: its code comes after that of the page. */
export const DeliveryNotes = import.meta.env.SSR ? await load() : lazyInBrowser(load)
