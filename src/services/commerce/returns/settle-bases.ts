/** Why a return is settled before its items were received. */
export const SETTLE_BASES = ['proof_of_posting', 'keep_goods', 'not_shipped'] as const
export type SettleBasis = (typeof SETTLE_BASES)[number]
