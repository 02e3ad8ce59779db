/** Why a stock level changed (DGO-10). */

/** Chosen by people. */
export const STOCK_REASONS = ['received', 'damaged', 'lost', 'found', 'correction'] as const

export type StockReason = (typeof STOCK_REASONS)[number]

/**
 * Of all movements. `count`, `transfer` and `return` follow from what a person did; the last five are of the shop itself. `sale` is
 * a row only when its reservation is no longer claimed; `start` is what there was before there was a ledger.
 */
export const MOVEMENT_REASONS = [
  ...STOCK_REASONS,
  'count',
  'transfer',
  'return',
  'sale',
  'cancel',
  'import',
  'reconcile',
  'start',
] as const

export type MovementReason = (typeof MOVEMENT_REASONS)[number]
