/** Why staff refund something without a return. */
export const REFUND_REASONS = ['goodwill', 'defective', 'wrong_item', 'not_delivered', 'price', 'other'] as const
export type RefundReason = (typeof REFUND_REASONS)[number]
