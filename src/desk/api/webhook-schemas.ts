/** Answers of the operations on webhooks. */
import * as z from 'zod/mini'
import { DELIVERY_PROBLEMS, DELIVERY_STATUSES, EVENT_TYPES } from '../../contracts/webhooks/event-types.ts'

const webhookRow = z.object({
  id: z.string(),
  url: z.string(),
  label: z.string(),
  events: z.array(z.enum(EVENT_TYPES)),
  enabled: z.boolean(),
  failingSince: z.nullable(z.string()),
  succeededAt: z.nullable(z.string()),
  switchedOffBy: z.nullable(z.enum(['failures', 'staff'])),
  previousSecretUntil: z.nullable(z.string()),
  pending: z.number(),
  dead: z.number(),
  missed: z.number(),
  version: z.number(),
})

const deliveryRow = z.object({
  id: z.string(),
  eventId: z.string(),
  type: z.string(),
  subject: z.string(),
  status: z.enum(DELIVERY_STATUSES),
  occurredAt: z.string(),
  attemptedAt: z.nullable(z.string()),
  dueAt: z.nullable(z.string()),
  tries: z.number(),
  durationMs: z.nullable(z.number()),
  answerStatus: z.nullable(z.number()),
  problem: z.nullable(z.enum(DELIVERY_PROBLEMS)),
})

const replayed = z.object({ replayed: z.number() })

export const webhookSchemas = {
  'webhook.list': z.object({ rows: z.array(webhookRow) }),
  'webhook.create': z.object({ id: z.string(), secret: z.string() }),
  'webhook.change': z.unknown(),
  'webhook.switch': replayed,
  'webhook.rotate-secret': z.object({ secret: z.string(), previousUntil: z.string() }),
  'webhook.remove': z.unknown(),
  'webhook.test': z.object({ delivery: z.string() }),
  'webhook-delivery.list': z.object({ rows: z.array(deliveryRow), total: z.number(), more: z.boolean() }),
  'webhook-delivery.read': z.extend(deliveryRow, { body: z.string(), answer: z.nullable(z.string()) }),
  'webhook-delivery.replay': replayed,
}

export type WebhookEntry = z.infer<typeof webhookRow>
export type DeliveryEntry = z.infer<typeof deliveryRow>
