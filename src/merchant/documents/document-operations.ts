/** Invoices and credit notes: list, read, what waits, issue again, verify. */
import { z } from 'zod'
import { actorCan, seesRestricted } from '../../contracts/staff/actor.ts'
import { createLog } from '../../platform/log/log.ts'
import { ok } from '../../platform/result.ts'
import {
  DOCUMENT_KINDS,
  documentPdf,
  findDocument,
  issueRequested,
  listDocuments,
  listWaiting,
  orderAffairs,
  readOrderNumber,
  verifyDocuments,
  WAITING_REASONS,
} from '../../services/commerce/admin.ts'
import { noSuchOrder, orderSubject } from '../commerce/order-subject.ts'
import type { FailureCode } from '../failures/failure-codes.ts'
import { rejected } from '../failures/operation-failure.ts'
import { merchantOperation } from '../operation.ts'
import { scopeRequired } from '../run/check-access.ts'

const day = z.iso.date()

const document = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  number: z.string(),
  order_number: z.string(),
  country: z.string(),
  region: z.string(),
  currency: z.string(),
  net: z.int(),
  tax: z.int(),
  gross: z.int(),
  issued_on: z.string(),
  sha256: z.string(),
})

export const listDocumentsOperation = merchantOperation({
  name: 'invoice.list',
  kind: 'read',
  permission: 'invoices.read',
  fresh: false,
  input: z.strictObject({
    kind: z.enum(DOCUMENT_KINDS).optional(),
    order: z.string().max(100).optional(),
    from: day.optional(),
    to: day.optional(),
    limit: z.int().min(1).max(1000).default(100),
  }),
  output: z.array(document),
  async run({ database }, { kind, order, from, to, limit }) {
    const orderNumber = order === undefined ? undefined : (readOrderNumber(order) ?? order)
    return ok(await listDocuments(database.query, { kind, orderNumber, from, to, limit }))
  },
})

/** The archived file holds the address of a person: reading it is audited. */
export const readDocumentOperation = merchantOperation({
  name: 'invoice.read',
  kind: 'read',
  permission: 'invoices.read',
  scope: 'documents:read',
  fresh: false,
  auditRead: true,
  input: z.strictObject({ number: z.string().max(100) }),
  output: document.extend({ html: z.string() }),
  personal: ['html'],
  subject: ({ number }) => `document:${number.slice(0, 60)}`,
  // A key of a program has no use for the file without its content.
  guard: async (_context, _input, actor) =>
    actor.kind === 'api-key' && !actorCan(actor, 'persons.read') ? scopeRequired('orders:personal') : undefined,
  async run({ database, actor }, { number }) {
    const found = await findDocument(database.query, number, { withRestricted: seesRestricted(actor) })
    return found === undefined ? rejected('UNKNOWN_DOCUMENT', { number }) : ok(found)
  },
})

/** Seconds until the process that makes PDFs has one of the waiting ones made. */
const PDF_RETRY_AFTER = 5

/** The same document to save and send. */
export const readDocumentPdfOperation = merchantOperation({
  name: 'invoice.pdf',
  kind: 'read',
  permission: 'invoices.read',
  scope: 'documents:read',
  fresh: false,
  auditRead: true,
  input: z.strictObject({ number: z.string().max(100) }),
  /** Base64. */
  output: z.object({ number: z.string(), pdf: z.string() }),
  personal: ['pdf'],
  subject: ({ number }) => `document:${number.slice(0, 60)}`,
  guard: async (_context, _input, actor) =>
    actor.kind === 'api-key' && !actorCan(actor, 'persons.read') ? scopeRequired('orders:personal') : undefined,
  async run({ database, actor }, { number }) {
    const found = await findDocument(database.query, number, { withRestricted: seesRestricted(actor) })
    if (found === undefined) return rejected('UNKNOWN_DOCUMENT', { number })
    const made = await documentPdf(found)
    if (made.ok) return ok({ number: found.number, pdf: made.value.toString('base64') })
    const { failure } = made
    if (failure.code === 'UNPRINTABLE')
      return rejected('PDF_UNPRINTABLE', { number, characters: failure.characters.slice(0, 20).join(' ') })
    return rejected('PDF_UNAVAILABLE', {}, { retryAfter: PDF_RETRY_AFTER })
  },
})

export const waitingDocumentsOperation = merchantOperation({
  name: 'invoice.waiting',
  kind: 'read',
  permission: 'invoices.read',
  fresh: false,
  input: z.strictObject({ limit: z.int().min(1).max(1000).default(100) }),
  output: z.array(
    z.object({
      source: z.string(),
      order_number: z.string(),
      country: z.string(),
      reason: z.enum(WAITING_REASONS),
      detail: z.string(),
      paid_at: z.string(),
      waiting_since: z.string(),
    }),
  ),
  run: async ({ database }, { limit }) => ok(await listWaiting(database.query, limit)),
})

const WAITS_FOR = {
  'vat-rate-missing': 'INVOICE_NEEDS_RATE',
  'seller-address-missing': 'INVOICE_NEEDS_SELLER',
  'vat-id-missing': 'INVOICE_NEEDS_VAT_ID',
  'currency-differs': 'INVOICE_CURRENCY',
  'invoice-waits': 'INVOICE_WAITS',
} as const satisfies Record<(typeof WAITING_REASONS)[number], FailureCode>

/** For orders that were paid before the shop wrote invoices, and to repeat one that waits. */
export const issueInvoiceOperation = merchantOperation({
  name: 'invoice.issue',
  kind: 'write',
  permission: 'orders.write',
  fresh: false,
  service: 'commerce',
  input: z.strictObject({ order: z.string().max(100) }),
  output: z.object({ number: z.string() }),
  subject: ({ order }) => orderSubject(order),
  async run({ database, clock, audit }, { order: given }) {
    const affairs = await orderAffairs(database.query, given)
    if (affairs === undefined) return noSuchOrder(given)
    const { order, payments } = affairs
    const payment = payments.find(({ state }) => state === 'authorised')
    if (order.paidAt === undefined || payment === undefined) return rejected('NOT_PAID', { number: order.number })
    const log = createLog({ level: 'silent' })
    const request = { kind: 'invoice', orderId: order.id, pspReference: payment.psp_reference } as const
    const outcome = await issueRequested({ database, clock, log }, request)
    if (outcome.kind === 'waiting') return rejected(WAITS_FOR[outcome.reason], { detail: outcome.detail })
    if (outcome.kind === 'nothing') return rejected('INVOICE_EXISTS', { number: order.number })
    audit.changed({ field: 'invoice', before: null, after: outcome.document.number })
    return ok({ number: outcome.document.number })
  },
})

export const verifyDocumentsOperation = merchantOperation({
  name: 'invoice.verify',
  kind: 'read',
  permission: 'invoices.read',
  fresh: false,
  // Reads every document.
  timeoutMs: 10 * 60_000,
  input: z.strictObject({}),
  output: z.object({
    documents: z.int(),
    problems: z.array(
      z.object({ number: z.string(), problem: z.enum(['bytes-changed', 'sums-differ', 'number-missing']) }),
    ),
  }),
  run: async ({ database, clock }) => ok(await verifyDocuments(database.query, clock.now())),
})

export const DOCUMENT_OPERATIONS = [
  listDocumentsOperation,
  readDocumentOperation,
  readDocumentPdfOperation,
  waitingDocumentsOperation,
  issueInvoiceOperation,
  verifyDocumentsOperation,
] as const
