import type { Load } from '../../page/page-contract.ts'
import { shown } from '../../page/page-contract.ts'

/** The full-page menu (RTE-18) needs nothing of its own: what it lists stands around every page. */
export const load: Load<null> = () => shown(null)
