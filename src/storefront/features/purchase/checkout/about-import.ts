import type { CartMessage } from '../../../../contracts/commerce/cart.ts'

/** LAW-03: what the recipient pays beyond the total; prices then contain no tax, or no duty. */
export const isAboutImport = ({ code }: CartMessage): boolean => code === 'IMPORT_CHARGES'
