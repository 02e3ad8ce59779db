import type { Load } from '../../page-contract.ts'
import { shown } from '../../page-contract.ts'

export const load: Load<{ contentKey: string }> = ({ storefront }) => shown({ contentKey: storefront.contentKey })
