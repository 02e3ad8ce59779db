/** Operations on stock and prices. */
export * from './planned-price-operations.ts'
export * from './price-operations.ts'
export * from './stock-operations.ts'
export * from './stock-reading-operations.ts'
