/** Which actions an order offers in its state, to a person with these permissions. Pure. */
import type { Permission } from '../../../../contracts/staff/permissions.ts'
import type { DeskOrder } from '../../../api/order-schema.ts'

export type OrderAction = 'slip' | 'refund' | 'ship' | 'return' | 'address' | 'mails' | 'hold' | 'cancel'

type Facts = {
  readonly order: Pick<DeskOrder['order'], 'state' | 'fulfilment' | 'holds' | 'paidAt'>
  readonly units: readonly { readonly left: number }[]
  readonly shipments: readonly { readonly voidedAt?: string | undefined }[]
  readonly payments: readonly Pick<DeskOrder['payments'][number], 'state' | 'amount' | 'refunded' | 'refunding'>[]
}

/** A held order offers what its notice does: release and cancel (DOR-06). */
export function possibleActions(facts: Facts, may: (permission: Permission) => boolean): readonly OrderAction[] {
  const { order, units, shipments, payments } = facts
  if (order.state === 'held') return []
  const payment = payments.find(({ state }) => state === 'authorised')
  const hasMoney = payment !== undefined && payment.amount > payment.refunded + payment.refunding
  const isPaid = order.state === 'paid'
  const hasUnits = isPaid && units.some(({ left }) => left > 0)
  const isOut = shipments.some(({ voidedAt }) => voidedAt === undefined)
  const isTouched = payment !== undefined && payment.refunded + payment.refunding > 0
  const rules: readonly (readonly [OrderAction, Permission, boolean])[] = [
    ['slip', 'shipments.write', hasUnits],
    ['refund', 'orders.refund', isPaid && hasMoney],
    ['ship', 'shipments.write', hasUnits && order.holds.length === 0],
    ['return', 'returns.write', isPaid && isOut],
    ['address', 'orders.write', isPaid && !isOut],
    ['mails', 'persons.read', order.paidAt !== undefined],
    ['hold', 'orders.write', hasUnits && !order.holds.includes('manual')],
    ['cancel', 'orders.cancel', order.state === 'open' || (isPaid && order.fulfilment === 'unshipped' && !isTouched)],
  ]
  return rules.filter(([, permission, isPossible]) => isPossible && may(permission)).map(([action]) => action)
}
