/** What may happen to a return, as data. */
export const RETURN_KINDS = ['withdrawal', 'return', 'complaint'] as const
export type ReturnKind = (typeof RETURN_KINDS)[number]

export const RETURN_REASONS = [
  'changed_mind',
  'too_small',
  'too_large',
  'defective',
  'wrong_item',
  'damaged_in_transit',
  'other',
] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]

export const RETURN_STATES = [
  'unmatched',
  'requested',
  'accepted',
  'received',
  'refunding',
  'settled',
  'rejected',
  'cancelled',
] as const
export type ReturnState = (typeof RETURN_STATES)[number]

export const RETURN_TRIGGERS = [
  'return.match',
  'return.accept',
  'return.reject',
  'return.cancel',
  'return.receive',
  'return.settle',
  'order.cancel',
  'refund.confirmed',
  'refund.refused',
] as const
export type ReturnTrigger = (typeof RETURN_TRIGGERS)[number]

const NEXT: Readonly<Record<ReturnTrigger, Readonly<Partial<Record<ReturnState, ReturnState>>>>> = {
  'return.match': { unmatched: 'requested' },
  'return.accept': { requested: 'accepted' },
  'return.reject': { requested: 'rejected', unmatched: 'rejected' },
  'return.cancel': { requested: 'cancelled', accepted: 'cancelled' },
  'return.receive': { accepted: 'received' },
  'return.settle': { accepted: 'refunding', received: 'refunding' },
  'order.cancel': { requested: 'cancelled', accepted: 'cancelled', received: 'cancelled' },
  'refund.confirmed': { refunding: 'settled' },
  'refund.refused': { refunding: 'received' },
}

/** Undefined: refused. */
export const returnAfter = (state: ReturnState, trigger: ReturnTrigger): ReturnState | undefined => NEXT[trigger][state]
