/** Requests for documents, staged in the transaction of the event that causes them (INV-01, INV-07). */
import { z } from 'zod'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { stage } from '../../../platform/outbox/outbox.ts'
import type { CommerceTables } from '../tables.ts'

/** Key: the source of the document. */
export const DOCUMENT_TOPIC = 'document'
/** Issues what was waiting, after the seller or a rate was stored. */
export const WAITING_TOPIC = 'waiting-documents'

const creditedLine = z.object({
  itemId: z.string(),
  quantity: z.int().min(1),
  /** What is given back for them, with tax. */
  amount: z.int().min(0),
})

/** What a credit note is for. */
export const creditedParts = z.object({
  lines: z.array(creditedLine),
  /** Of the amount, what is given back for delivery. */
  shipping: z.int().min(0),
})

export const documentRequest = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('invoice'), orderId: z.string(), pspReference: z.string() }),
  z.object({
    kind: z.literal('credit-note'),
    orderId: z.string(),
    /** Of the payment. */
    pspReference: z.string(),
    /** Of the refund or the reversal, at the provider. */
    reference: z.string(),
    reason: z.enum(['refund', 'cancellation']),
    /** Absent: everything that is left. */
    amount: z.int().min(0).optional(),
    /** Absent: a price reduction. */
    ...creditedParts.partial().shape,
    /** One line for each deduction. */
    note: z.string().max(20_000).optional(),
  }),
  z.object({
    kind: z.literal('cancellation'),
    orderId: z.string(),
    /** Of the refund that failed. */
    reference: z.string(),
    amount: z.int().min(0),
  }),
])

export type DocumentRequest = Readonly<z.output<typeof documentRequest>>
export type InvoiceRequest = Extract<DocumentRequest, { readonly kind: 'invoice' }>
export type CreditNoteRequest = Extract<DocumentRequest, { readonly kind: 'credit-note' }>
export type CancellationRequest = Extract<DocumentRequest, { readonly kind: 'cancellation' }>

/** There is one document for each, however often it is requested. */
export function sourceOf(request: DocumentRequest): string {
  switch (request.kind) {
    case 'invoice':
      return invoiceSource(request.orderId)
    case 'credit-note':
      return creditSource(request.reference)
    case 'cancellation':
      return `undone:${request.reference}`
  }
}

export const invoiceSource = (orderId: string): string => `invoice:${orderId}`
export const creditSource = (reference: string): string => `credit:${reference}`

/** A row for the outbox: staged together with other work, it costs no statement of its own. */
export const documentWork = (request: DocumentRequest, now: Date) => ({
  topic: DOCUMENT_TOPIC,
  key: sourceOf(request),
  payload: JSON.stringify(request),
  due: now,
})

export const stageDocument = (
  transaction: Transaction<CommerceTables>,
  request: DocumentRequest,
  now: Date,
): Promise<void> => stage(transaction, documentWork(request, now))

export const stageWaiting = (transaction: Transaction<CommerceTables>, id: string, now: Date): Promise<void> =>
  stage(transaction, { topic: WAITING_TOPIC, key: id, payload: '', due: now })
