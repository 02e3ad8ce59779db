/**
 * What a document states, independent of its format: a copy of everything, so that later changes of names, texts, rates or the
 * seller never reach it. Stored with the document.
 */
import { z } from 'zod'
import type { CountryCode, CurrencyCode, Language } from '../../../markets/types.ts'
import { TAX_TREATMENTS, type TaxRow } from '../../../markets/tax/tax-rows.ts'
import { storedName } from '../../../platform/stored-json.ts'
import { DOCUMENT_KINDS } from './document-tables.ts'

const taxRate = { treatment: z.enum(TAX_TREATMENTS), percent: z.number() }

export const taxRow: z.ZodType<TaxRow> = z.object({ ...taxRate, net: z.int(), tax: z.int(), gross: z.int() })

const documentLine = z.object({
  itemId: z.string(),
  sku: z.string(),
  name: z.string(),
  size: z.string(),
  quantity: z.int(),
  /** Of one piece, before discounts. */
  unitPrice: z.int(),
  discount: z.int(),
  /** After discounts; in the US without tax. */
  amount: z.int(),
  isGift: z.boolean(),
  rate: z.object(taxRate),
})

export type DocumentLine = Readonly<z.output<typeof documentLine>>

export const CREDIT_REASONS = ['refund', 'cancellation', 'refund-failed'] as const

export const documentData = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  number: z.string(),
  /** YYYY-MM-DD in the seller's time zone. */
  issuedOn: z.string(),
  /** When the order was placed and paid. */
  orderedOn: z.string(),
  paidOn: z.string(),
  /** The payment was authorised then, and is charged when the order ships. */
  isAuthorised: z.literal(true).exactOptional(),
  orderNumber: z.string(),
  country: storedName<CountryCode>(),
  language: storedName<Language>(),
  currency: storedName<CurrencyCode>(),
  seller: z.object({
    name: z.string(),
    address: z.array(z.string()),
    email: z.string(),
    registration: z.string(),
    vatId: z.string().optional(),
  }),
  /** Printed lines. */
  buyer: z.array(z.string()),
  delivery: z.array(z.string()),
  /** Of a credit note without lines: a price reduction. */
  lines: z.array(documentLine),
  shipping: z.object({ name: z.string(), amount: z.int(), discount: z.int() }).optional(),
  adjustment: z.int(),
  rows: z.array(taxRow),
  paymentMethod: z.string(),
  /** The document that is corrected. */
  corrects: z.object({ number: z.string(), issuedOn: z.string() }).optional(),
  reason: z.enum(CREDIT_REASONS).optional(),
  /** In the words of the staff member, for instance why less was refunded. */
  note: z.string().optional(),
})

export type DocumentData = Readonly<z.output<typeof documentData>>
