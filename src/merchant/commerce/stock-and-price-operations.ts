/** Operations on stock and prices. */
export * from './price-operations.ts'
export * from './stock-operations.ts'
