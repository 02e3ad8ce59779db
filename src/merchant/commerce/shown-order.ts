/** The answer of order.read: what commerce stores, with the names of staff, the timeline, and the version of the order. */
import type { Actor } from '../../contracts/staff/actor.ts'
import { correctableUntil, endingOf, type OrderDossier } from '../../services/commerce/admin.ts'
import type { OperationContext, ReadonlyDeep } from '../declaration.ts'
import { actorKey } from '../run/operation-call.ts'
import { versionOf } from '../run/versions.ts'
import { orderSubject } from './order-subject.ts'
import type { StaffOrder } from './order-view.ts'
import { readableReturns } from './return-view.ts'
import { actorNames, shownTimeline } from './timeline-view.ts'

type Reader = Pick<OperationContext, 'database'> & { readonly actor: Actor; readonly now: Date }

export async function shownOrder(
  { database, actor, now }: Reader,
  dossier: OrderDossier,
): Promise<ReadonlyDeep<StaffOrder>> {
  const { order, payments, shipments, returns, credits, notes, timeline } = dossier
  const subject = orderSubject(order.number)
  const about = { subject, returnIds: returns.map(({ id }) => id) }
  const actorOf = await actorNames({ database }, [
    ...shipments.map(({ postedBy }) => postedBy),
    ...notes.map(({ author }) => author),
  ])
  return {
    ...dossier,
    money: moneyOf(dossier),
    payments: payments.map((one) => ({ ...one, isCredit: one.credit_id !== null })),
    shipments: shipments.map((one) => ({ ...one, postedByActor: actorOf(one.postedBy) })),
    returns: await readableReturns(database.query, returns, now),
    credits: credits.map(({ code, email: _email, orderId: _order, ...credit }) => ({
      ...credit,
      ending: endingOf(code),
    })),
    notes: notes.map(({ author, ...note }) => {
      const until = correctableUntil(note)
      const isOwn = author === actorKey(actor) && now.toISOString() <= until
      return { ...note, author: actorOf(author), ...(isOwn && { correctableUntil: until }) }
    }),
    timeline: await shownTimeline({ database }, actor, about, timeline),
    version: await versionOf(database.query, subject),
  }
}

/** Money that was reversed as a whole, or never arrived, is not there to be refunded. */
function moneyOf({
  order,
  payments,
  charged,
}: Pick<OrderDossier, 'order' | 'payments' | 'charged'>): StaffOrder['money'] {
  const own = payments.filter(({ state }) => state === 'authorised')
  const sum = (of: (payment: (typeof own)[number]) => number) => own.reduce((total, one) => total + of(one), 0)
  return {
    currency: own[0]?.currency ?? order.snapshot.market.currency,
    paid: sum(({ amount }) => amount),
    refunded: sum(({ refunded }) => refunded),
    refunding: sum(({ refunding }) => refunding),
    left: sum(({ amount, refunded, refunding }) => amount - refunded - refunding),
    ...(charged && { captured: charged.value, isMoreToCapture: charged.isMoreToCome }),
  }
}
