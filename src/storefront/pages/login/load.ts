import type { Load } from '../../page-contract.ts'
import { shown } from '../../page-contract.ts'

export const load: Load<null> = () => shown(null)
