/** What staff do with an order after it was paid, each with what has to happen before and where it must end. */
import { newId } from '../../../src/platform/ids.ts'
import type { StaffAnswer } from '../purchase/process-options.ts'
import type { Stage } from '../purchase/stage.ts'

/** A pair and its delivery. */
const TOTAL = 1695
const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** An order, and what is known of its shipment and its return. */
export type Subject = {
  readonly orderId: string
  readonly number: string
  readonly itemId: string
  shipment?: string
  returnId?: string
  /** Another order of the shopper, which is paid with the credit for the return: its cart, and the code. */
  next?: { readonly orderId: string; readonly token: string; readonly code: string }
}

export type StaffStep = {
  readonly name: string
  readonly before: readonly Prepared[]
  readonly call: (subject: Subject) => { readonly name: string; readonly input: unknown }
  /** What the shopper does, instead of a call of staff. */
  readonly shop?: (stage: Stage, subject: Subject) => Promise<StaffAnswer>
  /** SQL: one row with the member `ended`. */
  readonly ended: (subject: Subject) => string
  readonly ends: string
}

/** `query`: of one row with the member `ended`. */
type Prepared = (stage: Stage, subject: Subject, query: (sql: string) => Promise<string>) => Promise<void>

export const post = ({ number }: Subject) => ({ name: 'shipment.post', input: { number, carrier: 'letter' } })

const prepare =
  (call: StaffStep['call'], note: (subject: Subject, answer: StaffAnswer) => void = () => {}): Prepared =>
  async (stage, subject) => {
    const answer = await stage.call({ ...call(subject), key: newId() })
    if (answer.status !== 200) throw new Error(`${call(subject).name}: ${JSON.stringify(answer.body)}`)
    note(subject, answer)
  }

const valueOf = ({ body }: StaffAnswer): Readonly<Record<string, unknown>> => Object(body['value'])

export const posted = prepare(post, (subject, answer) => {
  subject.shipment = String(Object(valueOf(answer)['shipment'])['id'])
})
/** The mail that announces it is sent: a void is followed by a correction. */
export const mailed: Prepared = async (stage) => {
  await stage.advance(MINUTE)
  await stage.settle()
}
const opened = prepare(
  ({ number }) => ({ name: 'return.open', input: { number, kind: 'return' } }),
  (subject, answer) => {
    subject.returnId = String(valueOf(answer)['id'])
  },
)
const accepted = prepare(({ returnId }) => ({ name: 'return.accept', input: { id: returnId } }))
const receive = ({ returnId, itemId }: Subject) => ({
  name: 'return.receive',
  input: { id: returnId, warehouse: 'nl', lines: [{ itemId, restock: 1, damaged: 0, missing: 0 }] },
})
const received = prepare(receive)

const asCredit = ({ returnId }: Subject, amount?: number) => ({
  name: 'return.settle',
  input: { id: returnId, amount, credit: { consent: 'Asked for it in an e-mail' } },
})
/** As much as the next order costs. */
const settledAsCredit = prepare((subject) => asCredit(subject, TOTAL))
const orderedAgain: Prepared = async ({ shopper }, subject, query) => {
  const { jwtToken: token } = await shopper.openCart()
  const { brink } = await shopper.placeOrder({ jwtToken: token })
  const code = await query(`select code as ended from store_credits where return_id = '${subject.returnId}'`)
  subject.next = { orderId: brink.order.id, token, code }
}
const payByCredit: StaffStep['shop'] = async ({ shopper }, { next }) => {
  const answer = await shopper.call('POST', '/nl/payments/credit', {
    token: next?.token ?? '',
    body: { code: next?.code },
  })
  return { status: answer.status, body: Object(await answer.json()) }
}

const stateOfReturn = ({ returnId }: Subject) => `select state as ended from returns where id = '${returnId}'`
export const fulfilmentOf = ({ orderId }: Subject) => `select fulfilment as ended from orders where id = '${orderId}'`

export const STAFF_STEPS: readonly StaffStep[] = [
  { name: 'post', before: [], call: post, ended: fulfilmentOf, ends: 'shipped' },
  {
    name: 'void',
    before: [posted, mailed],
    call: ({ number, shipment }) => ({ name: 'shipment.void', input: { number, shipment } }),
    ended: fulfilmentOf,
    ends: 'unshipped',
  },
  {
    name: 'receive',
    before: [posted, opened, accepted, mailed],
    call: receive,
    ended: stateOfReturn,
    ends: 'received',
  },
  {
    name: 'settle as store credit',
    before: [posted, opened, accepted, received, mailed],
    call: (subject) => asCredit(subject),
    ended: ({ returnId }) =>
      `select returns.state || ' ' || (select count(*) from store_credits where return_id = returns.id) as ended from returns where id = '${returnId}'`,
    ends: 'settled 1',
  },
  {
    name: 'pay with store credit',
    before: [posted, opened, accepted, received, settledAsCredit, mailed, orderedAgain],
    call: (subject) => asCredit(subject),
    shop: payByCredit,
    ended: ({ next, returnId }) => `select orders.state || ' ' || balance as ended from orders, store_credits
      where orders.id = '${next?.orderId}' and return_id = '${returnId}'`,
    ends: 'paid 0',
  },
  {
    name: 'settle',
    before: [posted, opened, accepted, received, mailed],
    call: ({ returnId, itemId }) => ({
      name: 'return.settle',
      input: {
        id: returnId,
        deductions: [{ itemId, quantity: 1, percent: 10, reason: 'Soles are worn through' }],
      },
    }),
    ended: stateOfReturn,
    ends: 'settled',
  },
  {
    name: 'refund',
    before: [],
    call: ({ number }) => ({ name: 'order.refund', input: { number, amount: 500 } }),
    ended: ({ orderId }) => `select refunded as ended from payments where order_id = '${orderId}'`,
    ends: '500',
  },
]

/** Captured, so that its money can be refunded. */
export async function paidOrder(stage: Stage): Promise<Subject> {
  const cart = await stage.shopper.openCart()
  const placed = await stage.shopper.placeOrder(cart)
  await stage.shopper.pay(placed.adyen.session)
  await stage.settle()
  for (const _ of [1, 2]) {
    await stage.advance(HOUR)
    await stage.settle()
  }
  const { id, orderNumber } = placed.brink.order
  const read = await stage.call({ name: 'order.read', input: { number: orderNumber }, key: newId() })
  const [line] = Object(Object(Object(valueOf(read)['order'])['snapshot'])['lines'])
  return { orderId: id, number: orderNumber, itemId: line.itemId }
}

/** What follows from a step: mails, the provider, its notification, documents. */
export const FOLLOWING: readonly ((stage: Stage) => Promise<unknown>)[] = [
  (stage) => stage.job('outbox'),
  (stage) => stage.advance(MINUTE),
  (stage) => stage.job('outbox'),
  (stage) => stage.deliver(),
  (stage) => stage.job('inbox'),
  (stage) => stage.job('outbox'),
]
