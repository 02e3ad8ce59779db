import type { TaxClass } from '../../../markets/tax/vat-rates.ts'
import type { TaxTreatment } from '../../../markets/tax/tax-rows.ts'

export const DOCUMENT_KINDS = ['invoice', 'credit-note', 'cancellation'] as const

/** A cancellation takes back a credit note whose refund failed afterwards. */
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** Why an order waits for its document (INV-03, INV-06). */
export const WAITING_REASONS = [
  'vat-rate-missing',
  'seller-address-missing',
  'vat-id-missing',
  'currency-differs',
  'invoice-waits',
] as const
export type WaitingReason = (typeof WAITING_REASONS)[number]

/** Tables of invoices, credit notes and taxes. Amounts are minor units; those of credit notes are negative. */
export type DocumentTables = {
  /** Issued documents. Rows are inserted once and never updated; retention deletes whole years (INV-08). */
  documents: {
    id: string
    kind: DocumentKind
    number: string
    series_year: number
    /** 1, 2, 3 … within kind and year. */
    sequence: number
    /** What it was issued for: `invoice:ORDER`, `refund:REFERENCE`. There is one document for each. */
    source: string
    order_id: string
    order_number: string
    /** The invoice that it corrects; null for an invoice. */
    invoice_id: string | null
    /** The document that it refers to: a credit note to an invoice, a cancellation to a credit note. */
    corrects_id: string | null
    country: string
    /** The state, in the US; else empty. */
    region: string
    currency: string
    net: number
    tax: number
    gross: number
    payment_method: string
    /** Of the payment, at the provider. */
    provider_reference: string
    /** ISO 8601 in UTC. */
    issued_at: string
    /** The day in the seller's time zone: periods of reports count by it. */
    issued_on: string
    /** JSON, see document-data.ts. */
    data: string
    /** The archived file. */
    html: string
    /** Of the bytes of the file, hexadecimal. */
    sha256: string
  }
  /** One row per rate of a document. They add up to its sums. */
  document_taxes: {
    document_id: string
    position: number
    treatment: TaxTreatment
    /** 25.5 percent is 25500. */
    rate_thousandths: number
    net: number
    tax: number
    gross: number
  }
  /** The last number of a series. Its row is locked while a document is issued, so that there are no gaps (INV-02). */
  document_series: { kind: DocumentKind; year: number; last: number }
  /** What could not be issued, and why. */
  waiting_documents: {
    source: string
    order_id: string
    order_number: string
    country: string
    reason: WaitingReason
    /** What is missing, for instance the country of a VAT id. */
    detail: string
    paid_at: string
    /** JSON, see document-requests.ts. */
    request: string
    waiting_since: string
  }
  /** Rates of the merchant. They override those of the market records. */
  tax_rates: {
    id: string
    country: string
    tax_class: TaxClass
    /** 25.5 percent is 255. */
    percent_tenths: number
    /** Orders placed from then on. */
    valid_from: string
    created_at: string
    /** When a document used it first: from then on it stays as it is. */
    used_at: string | null
  }
  /** Reference rates of the European Central Bank, for the OSS report. */
  ecb_rates: {
    currency: string
    day: string
    /** Units for one euro, as published: a decimal number. */
    per_euro: string
  }
  /** One row: JSON, see seller-profile.ts. */
  seller_profile: { id: 1; profile: string; updated_at: string }
}
