/** Deliveries of webhooks: list, look at, send again (HKS-06). */
import { z } from 'zod'
import { ok } from '../../platform/result.ts'
import { listDeliveries, lockWebhook, readDelivery, replayDeliveries } from '../../services/webhooks/admin.ts'
import { rejected } from '../failures/operation-failure.ts'
import { listInput, listOutput, rangeEnd, rangeStart } from '../lists/list-input.ts'
import { merchantOperation } from '../operation.ts'
import { deliveryDetails, deliveryRow } from './webhook-view.ts'

const id = z.string().min(1).max(64)
const readable = { kind: 'read', permission: 'integrations.manage', fresh: false } as const

export const listDeliveriesOperation = merchantOperation({
  ...readable,
  name: 'webhook-delivery.list',
  input: listInput(['webhook', 'status', 'type', 'from', 'to'], ['occurredAt']),
  output: listOutput(deliveryRow),
  async run({ database }, { filter = {}, offset, limit }) {
    const { from, to, ...names } = filter
    const [first, last] = [rangeStart(from?.[0]), rangeEnd(to?.[0])]
    const given = Object.entries(names).flatMap(([name, values]) => (values ? [[name, values] as const] : []))
    const wanted = {
      ...Object.fromEntries(given),
      ...(first !== undefined && { from: [first] }),
      ...(last !== undefined && { to: [last] }),
    }
    return ok(await listDeliveries(database.query, { filter: wanted, offset, limit }))
  },
})

export const readDeliveryOperation = merchantOperation({
  ...readable,
  name: 'webhook-delivery.read',
  input: z.strictObject({ id }),
  output: deliveryDetails,
  async run({ database }, { id: own }) {
    const found = await readDelivery(database.query, own)
    return found === undefined ? rejected('UNKNOWN_DELIVERY') : ok(found)
  },
})

const time = z.iso.datetime()

/** Managers may, too. */
export const replayDeliveriesOperation = merchantOperation({
  name: 'webhook-delivery.replay',
  kind: 'write',
  permission: 'integrations.manage',
  fresh: false,
  input: z.strictObject({
    webhook: id,
    choice: z.union([
      z.strictObject({ ids: z.array(id).min(1).max(200) }),
      z.strictObject({ status: z.enum(['dead', 'missed']) }),
      z.strictObject({ from: time, to: time }),
    ]),
  }),
  output: z.object({ replayed: z.int() }),
  subject: (input) => `webhook:${input.webhook}`,
  run: ({ database, clock, audit }, { webhook, choice }) =>
    database.transaction(async (transaction) => {
      const row = await lockWebhook(transaction, database, webhook)
      if (row === undefined) return rejected('UNKNOWN_WEBHOOK')
      if (row.enabled === 0) return rejected('WEBHOOK_OFF')
      const replayed = await replayDeliveries(transaction, webhook, choice, clock.now())
      audit.detail('choice', choice)
      audit.detail('replayed', replayed)
      return ok({ replayed })
    }),
})

export const DELIVERY_OPERATIONS = [listDeliveriesOperation, readDeliveryOperation, replayDeliveriesOperation] as const
