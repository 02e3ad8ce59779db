/** Webhooks and deliveries as staff read them. Secrets are in none of them. */
import { z } from 'zod'
import { DELIVERY_PROBLEMS, DELIVERY_STATUSES, EVENT_TYPES } from '../../contracts/webhooks/event-types.ts'
import type { DeliveryDetails, DeliveryRow, WebhookRow } from '../../services/webhooks/admin.ts'

export const webhookRow: z.ZodType<WebhookRow & { readonly version: number }> = z.object({
  id: z.string(),
  url: z.string(),
  label: z.string(),
  events: z.array(z.enum(EVENT_TYPES)),
  enabled: z.boolean(),
  createdAt: z.string(),
  failingSince: z.string().nullable(),
  succeededAt: z.string().nullable(),
  switchedOffAt: z.string().nullable(),
  switchedOffBy: z.enum(['failures', 'staff']).nullable(),
  previousSecretUntil: z.string().nullable(),
  pending: z.int(),
  dead: z.int(),
  missed: z.int(),
  /** What an edit is based on. */
  version: z.int(),
})

const delivery = {
  id: z.string(),
  webhookId: z.string(),
  eventId: z.string(),
  type: z.string(),
  subject: z.string(),
  status: z.enum(DELIVERY_STATUSES),
  occurredAt: z.string(),
  attemptedAt: z.string().nullable(),
  dueAt: z.string().nullable(),
  tries: z.int(),
  durationMs: z.int().nullable(),
  answerStatus: z.int().nullable(),
  problem: z.enum(DELIVERY_PROBLEMS).nullable(),
}

export const deliveryRow: z.ZodType<DeliveryRow> = z.object(delivery)

export const deliveryDetails: z.ZodType<DeliveryDetails> = z.object({
  ...delivery,
  body: z.string(),
  answer: z.string().nullable(),
})
