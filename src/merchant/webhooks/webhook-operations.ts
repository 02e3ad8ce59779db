/** Webhooks: who is notified about what, with which secret (HKS-01, HKS-07, HKS-08). Owners change them, managers read them. */
import { z } from 'zod'
import { actorGrant, type Actor } from '../../contracts/staff/actor.ts'
import { EVENT_TYPES, MAX_WEBHOOKS, type EventType } from '../../contracts/webhooks/event-types.ts'
import { ok } from '../../platform/result.ts'
import {
  changeWebhook,
  checkReceiver,
  createWebhook,
  listWebhooks,
  lockWebhook,
  removeWebhook,
  replayDeliveries,
  rotateSecret,
  stageTest,
  switchOff,
  switchOn,
} from '../../services/webhooks/admin.ts'
import type { OperationContext, OperationResult } from '../declaration.ts'
import { rejected, type OperationFailure } from '../failures/operation-failure.ts'
import { merchantOperation } from '../operation.ts'
import { versionsOf } from '../run/versions.ts'
import { DELIVERY_OPERATIONS } from './delivery-operations.ts'
import { webhookRow } from './webhook-view.ts'

const id = z.string().min(1).max(64)
const version = z.int().min(0).exactOptional()
const definition = {
  url: z.string().min(1).max(2000),
  label: z.string().max(80),
  events: z.array(z.enum(EVENT_TYPES)).min(1).max(EVENT_TYPES.length),
}

/** Each type once, in the order of the catalogue. */
const tidied = ({ label, events }: { readonly label: string; readonly events: readonly EventType[] }) => ({
  label: label.trim(),
  events: EVENT_TYPES.filter((type) => events.includes(type)),
})

const webhookSubject = (webhook: string): string => `webhook:${webhook}`

/** A role with the limit "read and replay" changes nothing. */
const guard = async (_: OperationContext, _input: unknown, actor: Actor): Promise<OperationFailure | undefined> => {
  const permission = 'integrations.manage'
  if (actorGrant(actor, permission)?.limit === undefined) return undefined
  return { code: 'FORBIDDEN', parameters: { permission }, details: { permission } }
}

const managed = { kind: 'write', permission: 'integrations.manage', fresh: false, guard } as const

/** Outside of the transaction, because it resolves a name. */
async function receiverOf({ receivers = { isLive: true } }: OperationContext, url: string): OperationResult<string> {
  const checked = await checkReceiver(url, receivers)
  if (checked.ok) return checked
  const { problem, host } = checked.failure
  const code = ({ form: 'WEBHOOK_URL', private: 'WEBHOOK_PRIVATE', unresolved: 'WEBHOOK_UNRESOLVED' } as const)[problem]
  return rejected(code, { host }, { field: 'url' })
}

export const listWebhooksOperation = merchantOperation({
  name: 'webhook.list',
  kind: 'read',
  permission: 'integrations.manage',
  fresh: false,
  input: z.strictObject({}),
  output: z.object({ rows: z.array(webhookRow) }),
  async run({ database, clock }) {
    const webhooks = await listWebhooks(database.query, clock.now())
    const versions = await versionsOf(
      database.query,
      webhooks.map((webhook) => webhookSubject(webhook.id)),
    )
    const rows = webhooks.map((webhook) => ({ ...webhook, version: versions.get(webhookSubject(webhook.id)) ?? 0 }))
    return ok({ rows })
  },
})

export const createWebhookOperation = merchantOperation({
  ...managed,
  name: 'webhook.create',
  input: z.strictObject(definition),
  output: z.object({ id: z.string(), secret: z.string() }),
  secret: ['secret'],
  async begin(context, given) {
    const url = await receiverOf(context, given.url)
    if (!url.ok) return url
    return ok({
      async write({ database, clock, auditOf }) {
        const wanted = { url: url.value, ...tidied(given) }
        const created = await database.transaction((transaction) =>
          createWebhook(transaction, database, wanted, clock.now()),
        )
        if (!created.ok) return rejected('TOO_MANY_WEBHOOKS', { most: MAX_WEBHOOKS })
        const audit = auditOf(webhookSubject(created.value.id))
        for (const [field, after] of Object.entries(wanted)) audit.changed({ field, before: null, after })
        return ok(created.value)
      },
    })
  },
})

export const changeWebhookOperation = merchantOperation({
  ...managed,
  name: 'webhook.change',
  input: z.strictObject({ id, version, ...definition }),
  output: z.undefined(),
  subject: (input) => webhookSubject(input.id),
  version: (input) => input.version,
  async begin(context, given) {
    const url = await receiverOf(context, given.url)
    if (!url.ok) return url
    return ok({
      async write({ database, audit }) {
        const wanted = { url: url.value, ...tidied(given) }
        const before = await database.transaction((transaction) =>
          changeWebhook(transaction, database, given.id, wanted),
        )
        if (before === undefined) return rejected('UNKNOWN_WEBHOOK')
        for (const field of ['url', 'label', 'events'] as const) {
          if (String(before[field]) !== String(wanted[field]))
            audit.changed({ field, before: before[field], after: wanted[field] })
        }
        return ok(undefined)
      },
    })
  },
})

export const switchWebhookOperation = merchantOperation({
  ...managed,
  name: 'webhook.switch',
  input: z.strictObject({
    id,
    version,
    enabled: z.boolean(),
    /** When it is switched on: also send what it missed while it was off. */
    replayMissed: z.boolean().default(false),
  }),
  output: z.object({ replayed: z.int() }),
  subject: (input) => webhookSubject(input.id),
  version: (input) => input.version,
  run: ({ database, clock, audit }, { id: own, enabled, replayMissed }) =>
    database.transaction(async (transaction) => {
      const now = clock.now()
      const row = await lockWebhook(transaction, database, own)
      if (row === undefined) return rejected('UNKNOWN_WEBHOOK')
      const isOn = row.enabled === 1
      if (isOn !== enabled) {
        if (enabled) await switchOn(transaction, row)
        else await switchOff(transaction, row, 'staff', now)
        audit.changed({ field: 'enabled', before: isOn, after: enabled })
      }
      const replayed = enabled && replayMissed ? await replayDeliveries(transaction, own, { status: 'missed' }, now) : 0
      if (replayed > 0) audit.detail('replayed', replayed)
      return ok({ replayed })
    }),
})

export const rotateSecretOperation = merchantOperation({
  ...managed,
  name: 'webhook.rotate-secret',
  input: z.strictObject({ id, version }),
  output: z.object({ secret: z.string(), previousUntil: z.string() }),
  secret: ['secret'],
  subject: (input) => webhookSubject(input.id),
  version: (input) => input.version,
  async run({ database, clock, audit }, { id: own }) {
    const now = clock.now()
    const rotated = await database.transaction((transaction) => rotateSecret(transaction, database, own, now))
    if (rotated === undefined) return rejected('UNKNOWN_WEBHOOK')
    audit.changed({ field: 'rotatedAt', before: null, after: now.toISOString() })
    return ok(rotated)
  },
})

export const removeWebhookOperation = merchantOperation({
  ...managed,
  name: 'webhook.remove',
  input: z.strictObject({ id, version }),
  output: z.undefined(),
  subject: (input) => webhookSubject(input.id),
  version: (input) => input.version,
  async run({ database, audit }, { id: own }) {
    const before = await database.transaction((transaction) => removeWebhook(transaction, database, own))
    if (before === undefined) return rejected('UNKNOWN_WEBHOOK')
    audit.changed({ field: 'url', before: before.url, after: null })
    audit.changed({ field: 'events', before: before.events, after: null })
    return ok(undefined)
  },
})

export const testWebhookOperation = merchantOperation({
  ...managed,
  name: 'webhook.test',
  input: z.strictObject({ id }),
  output: z.object({ delivery: z.string() }),
  subject: (input) => webhookSubject(input.id),
  run: ({ database, clock, audit }, { id: own }) =>
    database.transaction(async (transaction) => {
      const row = await lockWebhook(transaction, database, own)
      if (row === undefined) return rejected('UNKNOWN_WEBHOOK')
      const { id: delivery } = await stageTest(transaction, own, clock.now())
      audit.detail('delivery', delivery)
      return ok({ delivery })
    }),
})

export const WEBHOOK_OPERATIONS = [
  listWebhooksOperation,
  createWebhookOperation,
  changeWebhookOperation,
  switchWebhookOperation,
  rotateSecretOperation,
  removeWebhookOperation,
  testWebhookOperation,
  ...DELIVERY_OPERATIONS,
] as const
