/** Store credit (RET-15): a new code for what is left of it. */
import { z } from 'zod'
import { fail, ok } from '../../platform/result.ts'
import { endingOf, orderByNumber, reissueCredit } from '../../services/commerce/admin.ts'
import { merchantOperation } from '../operation.ts'
import { noSuchOrder, orderSubject } from './order-subject.ts'
import { refusedBy } from './shipment-operations.ts'
import { spend } from './spending-limit.ts'

/** Whoever may read the mails to the order could spend it afterwards, so it counts like a refund of what is left. */
export const reissueCreditOperation = merchantOperation({
  name: 'credit.reissue',
  kind: 'write',
  permission: 'orders.refund',
  fresh: true,
  movesMoney: true,
  service: 'commerce',
  input: z.strictObject({
    number: z.string().max(100),
    /** Without it the latest of the order. */
    credit: z.string().min(1).max(64).exactOptional(),
    version: z.int().min(0).exactOptional(),
  }),
  output: z.object({
    id: z.string(),
    /** The last characters of the new code, which only its owner knows. */
    ending: z.string(),
    balance: z.int(),
    currency: z.string(),
  }),
  subject: (input) => orderSubject(input.number),
  version: (input) => input.version,
  async run(context, { number, credit }) {
    const order = await orderByNumber(context.database.query, number)
    if (order === undefined) return noSuchOrder(number)
    const reissued = await reissueCredit(context, order.id, credit)
    if (!reissued.ok) return refusedBy(reissued.failure)
    const { before, after } = reissued.value
    const { id, balance, currency } = after
    const exceeded = await spend(context, 'orders.refund', { value: balance, currency })
    if (exceeded !== undefined) return fail(exceeded)
    const ending = endingOf(after.code)
    context.audit.changed({ field: `credit.${id}`, before: endingOf(before.code), after: ending })
    context.audit.detail('credit', { balance, currency })
    return ok({ id, ending, balance, currency })
  },
})
