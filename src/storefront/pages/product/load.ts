import type { Load } from '../../page-contract.ts'
import { notFound } from '../../page-contract.ts'

/** There are no goods yet, so every product is an unknown one (PRD-22). */
export const load: Load<{ name: string }> = () => notFound('Product not found')
