import type { Load } from '../../page-contract.ts'
import { shown } from '../../page-contract.ts'

/** The full-page menu (RTE-18) needs nothing yet: its links are the shop's own pages. */
export const load: Load<null> = () => shown(null)
