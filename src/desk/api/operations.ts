/** The operations that the desk calls, with the parts of their answers that it shows. The server checks inputs. Long: one entry per operation. */
import * as z from 'zod/mini'
import { orderSchema } from './order-schema.ts'
import { foundSchema } from './found-schema.ts'
import { orderWorkSchemas } from './order-work-schemas.ts'
import { LANGUAGES } from '../../markets/languages/languages.ts'
import { FATE_REASONS, FATES, RECORD_KINDS } from '../../contracts/staff/person-records.ts'
import { contentSchemas } from './content-schemas.ts'
import { stockSchemas } from './stock-schemas.ts'
import { contentVersionSchemas } from './content-version-schemas.ts'
import { priceSchemas } from './price-schemas.ts'
import { discountSchemas } from './discount-schemas.ts'
import { productSchemas } from './product-schemas.ts'
import { searchSchemas } from './search-schemas.ts'
import { webhookSchemas } from './webhook-schemas.ts'
import { ROLES } from '../../contracts/staff/roles.ts'
import { THEMES } from '../../contracts/staff/session-view.ts'
import { WORK_NAMES } from '../../contracts/staff/work.ts'

/** What an answer of `/desk/api/…` is wrapped in. */
export const performedSchema = z.object({
  value: z.optional(z.unknown()),
  undo: z.optional(z.object({ id: z.string(), until: z.string() })),
  job: z.optional(z.object({ id: z.string() })),
})

const optionalText = z.optional(z.nullable(z.string()))

const listOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ rows: z.array(row), total: z.number(), more: z.boolean() })

const orderRow = z.object({
  number: z.string(),
  state: z.string(),
  createdAt: z.string(),
  paidAt: optionalText,
  country: optionalText,
  storefront: optionalText,
  currency: z.string(),
  total: z.number(),
  name: optionalText,
  email: optionalText,
  lines: z.number(),
  fulfilment: z.string(),
  holds: z.array(z.string()),
  return: z.nullable(z.string()),
})

const product = z.object({
  sku: z.string(),
  name: z.string(),
  variants: z.array(
    z.object({
      sku: z.string(),
      size: z.string(),
      version: z.number(),
      prices: z.array(z.object({ currency: z.string(), original: z.number(), final: z.number() })),
      stock: z.array(z.object({ warehouse: z.string(), quantity: z.number(), reserved: z.number() })),
    }),
  ),
})

const staffRow = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  status: z.string(),
  version: z.number(),
  passkeys: z.number(),
  totp: z.boolean(),
  createdAt: z.string(),
  signedInAt: optionalText,
  linkExpiresAt: optionalText,
})

const sessionRow = z.object({
  id: z.string(),
  account: z.string(),
  name: z.optional(z.string()),
  device: z.string(),
  network: z.string(),
  createdAt: z.string(),
  seenAt: z.string(),
  /** The session of the request. */
  current: z.optional(z.boolean()),
})

const auditValue = z.union([z.object({ erased: z.literal(true) }), z.object({ value: z.unknown() })])

const auditRow = z.object({
  id: z.string(),
  at: z.string(),
  actor: z.object({ kind: z.string(), id: z.optional(z.string()), name: z.optional(z.string()) }),
  network: optionalText,
  operation: z.string(),
  subject: optionalText,
  outcome: z.string(),
  changes: z.array(z.object({ field: z.string(), before: auditValue, after: auditValue })),
  details: z.record(z.string(), z.unknown()),
  sealed: z.boolean(),
})

const apiKeyRow = z.object({
  id: z.string(),
  name: z.string(),
  ending: z.string(),
  scopes: z.array(z.string()),
  createdAt: z.string(),
  createdBy: z.nullable(z.string()),
  expiresAt: z.string(),
  revokedAt: z.nullable(z.string()),
  usedAt: z.nullable(z.string()),
})

const passkey = z.object({ id: z.string(), label: z.string(), createdAt: z.string(), usedAt: optionalText })

const account = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  language: z.enum(LANGUAGES),
  theme: z.enum(THEMES),
  timeZone: z.nullable(z.string()),
  version: z.number(),
  passkeys: z.array(passkey),
  demo: z.boolean(),
  hasPassword: z.boolean(),
  totp: z.boolean(),
  recoveryCodes: z.number(),
})

const job = z.object({
  id: z.string(),
  operation: z.string(),
  state: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']),
  done: z.number(),
  total: z.nullable(z.number()),
  createdAt: optionalText,
  result: z.optional(z.unknown()),
  failure: z.optional(z.nullable(z.object({ code: z.string(), message: z.optional(z.string()) }))),
})

const csvFile = z.object({ name: z.string(), rows: z.number(), csv: z.string() })

const view = z.object({
  id: z.string(),
  name: z.string(),
  shared: z.boolean(),
  own: z.boolean(),
  state: z.unknown(),
  version: z.number(),
})

const personOverview = z.object({
  email: z.string(),
  groups: z.array(
    z.object({
      kind: z.enum(RECORD_KINDS),
      fate: z.enum(FATES),
      reason: z.optional(z.enum(FATE_REASONS)),
      until: z.optional(z.string()),
      count: z.number(),
      labels: z.array(z.string()),
    }),
  ),
  blockers: z.object({ orders: z.array(z.string()), returns: z.array(z.string()) }),
})
const work = z.object({ name: z.enum(WORK_NAMES), count: z.number(), overdue: z.optional(z.number()) })

const nothing = z.unknown()

export const operationSchemas = {
  'order.list': listOf(orderRow),
  'order.read': orderSchema,
  'note.add': nothing,
  'note.correct': nothing,
  'product.read': product,
  'variant.change-many': nothing,
  'audit.list': listOf(auditRow),
  'api-key.list': z.array(apiKeyRow),
  'api-key.create': z.object({ id: z.string(), key: z.optional(z.string()), expiresAt: z.string() }),
  'api-key.revoke': nothing,
  'staff.list': listOf(staffRow),
  'staff.invite': z.object({ link: z.string(), expiresAt: z.string() }),
  'staff.change-role': nothing,
  'staff.disable': nothing,
  'staff.enable': nothing,
  'staff.reset-factors': z.object({ link: z.string(), expiresAt: z.string() }),
  'staff.revoke-invitation': nothing,
  'session.list': listOf(sessionRow),
  'session.revoke': nothing,
  'account.read': account,
  'account.change': nothing,
  'account.recovery-codes': z.object({ recoveryCodes: z.array(z.string()) }),
  'account.remove-passkey': nothing,
  'account.activity': listOf(auditRow),
  'view.list': z.object({ views: z.array(view) }),
  'view.save': z.object({ id: z.string() }),
  'view.delete': nothing,
  'draft.read': z.object({ draft: z.nullable(z.object({ value: z.unknown(), updatedAt: z.string() })) }),
  'draft.save': nothing,
  'draft.delete': nothing,
  'preference.read': z.object({ preferences: z.record(z.string(), z.unknown()) }),
  'preference.save': nothing,
  'export.run': csvFile,
  'job.list': listOf(job),
  'job.read': job,
  'job.cancel': nothing,
  'undo.run': nothing,
  'version.read': z.record(z.string(), z.number()),
  'privacy.find': z.object({
    persons: z.array(z.object({ email: z.string(), name: z.string(), orders: z.number() })),
    found: z.optional(personOverview),
  }),
  'privacy.export': z.object({ id: z.string() }),
  'privacy.download': z.object({ name: z.string(), file: z.string() }),
  'privacy.erase': nothing,
  ...webhookSchemas,
  ...discountSchemas,
  ...stockSchemas,
  'desk.work': z.object({ work: z.array(work) }),
  'search.find': foundSchema,
  ...orderWorkSchemas,
  ...priceSchemas,
  ...productSchemas,
  ...contentVersionSchemas,
  ...contentSchemas,
  ...searchSchemas,
}

export type OperationName = keyof typeof operationSchemas
export type OperationValue<Name extends OperationName> = z.infer<(typeof operationSchemas)[Name]>

export type PersonOverview = z.infer<typeof personOverview>
export type OrderEntry = z.infer<typeof orderRow>
export type ProductDetails = z.infer<typeof product>
export type StaffEntry = z.infer<typeof staffRow>
export type SessionEntry = z.infer<typeof sessionRow>
export type AuditLogEntry = z.infer<typeof auditRow>
export type ApiKeyEntry = z.infer<typeof apiKeyRow>
export type DeskJob = z.infer<typeof job>
export type ViewEntry = z.infer<typeof view>
export type WorkEntry = z.infer<typeof work>
export type AccountEntry = z.infer<typeof account>
export { csvFile as csvFileSchema }
