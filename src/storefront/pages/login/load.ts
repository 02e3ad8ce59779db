import type { Load } from '../../page/page-contract.ts'
import { shown } from '../../page/page-contract.ts'

export const load: Load<null> = () => shown(null)
