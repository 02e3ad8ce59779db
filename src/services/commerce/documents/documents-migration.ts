/** Tables of invoices, credit notes, tax rates and the seller. */
import { sql } from 'kysely'
import type { Migration } from '../../../platform/database/migrate.ts'

export const documentsMigration: Migration = {
  name: 'documents/001-documents',
  /** Long: one table after the other. */
  async up(query, { orderedText }) {
    await query.schema
      .createTable('documents')
      .addColumn('id', orderedText, (column) => column.primaryKey())
      .addColumn('kind', orderedText, (column) =>
        column.notNull().check(sql`kind in ('invoice', 'credit-note', 'cancellation')`),
      )
      .addColumn('number', orderedText, (column) => column.notNull().unique())
      .addColumn('series_year', 'integer', (column) => column.notNull())
      .addColumn('sequence', 'integer', (column) => column.notNull())
      .addColumn('source', orderedText, (column) => column.notNull().unique())
      .addColumn('order_id', orderedText, (column) => column.notNull())
      .addColumn('order_number', orderedText, (column) => column.notNull())
      .addColumn('invoice_id', orderedText, (column) => column.references('documents.id'))
      .addColumn('corrects_id', orderedText, (column) => column.references('documents.id'))
      .addColumn('country', orderedText, (column) => column.notNull())
      .addColumn('region', orderedText, (column) => column.notNull())
      .addColumn('currency', orderedText, (column) => column.notNull())
      .addColumn('net', 'bigint', (column) => column.notNull())
      .addColumn('tax', 'bigint', (column) => column.notNull())
      .addColumn('gross', 'bigint', (column) => column.notNull())
      .addColumn('payment_method', 'text', (column) => column.notNull())
      .addColumn('provider_reference', 'text', (column) => column.notNull())
      .addColumn('issued_at', orderedText, (column) => column.notNull())
      .addColumn('issued_on', orderedText, (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .addColumn('html', 'text', (column) => column.notNull())
      .addColumn('sha256', 'text', (column) => column.notNull())
      .addUniqueConstraint('documents_series', ['kind', 'series_year', 'sequence'])
      .addCheckConstraint('documents_sums', sql`net + tax = gross`)
      .execute()
    await query.schema.createIndex('documents_by_order').on('documents').column('order_id').execute()
    await query.schema.createIndex('documents_by_invoice').on('documents').column('invoice_id').execute()
    await query.schema.createIndex('documents_by_day').on('documents').columns(['issued_on', 'id']).execute()
    await query.schema
      .createTable('document_taxes')
      .addColumn('document_id', orderedText, (column) => column.notNull().references('documents.id'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('treatment', 'text', (column) => column.notNull())
      .addColumn('rate_thousandths', 'integer', (column) => column.notNull())
      .addColumn('net', 'bigint', (column) => column.notNull())
      .addColumn('tax', 'bigint', (column) => column.notNull())
      .addColumn('gross', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('document_taxes_key', ['document_id', 'position'])
      .addCheckConstraint('document_taxes_sums', sql`net + tax = gross`)
      .execute()
    await query.schema
      .createTable('document_series')
      .addColumn('kind', orderedText, (column) => column.notNull())
      .addColumn('year', 'integer', (column) => column.notNull())
      .addColumn('last', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('document_series_key', ['kind', 'year'])
      .execute()
    await query.schema
      .createTable('waiting_documents')
      .addColumn('source', orderedText, (column) => column.primaryKey())
      .addColumn('order_id', orderedText, (column) => column.notNull())
      .addColumn('order_number', orderedText, (column) => column.notNull())
      .addColumn('country', orderedText, (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('detail', 'text', (column) => column.notNull())
      .addColumn('paid_at', orderedText, (column) => column.notNull())
      .addColumn('request', 'text', (column) => column.notNull())
      .addColumn('waiting_since', orderedText, (column) => column.notNull())
      .execute()
    await query.schema
      .createTable('tax_rates')
      .addColumn('id', orderedText, (column) => column.primaryKey())
      .addColumn('country', orderedText, (column) => column.notNull())
      .addColumn('tax_class', orderedText, (column) => column.notNull())
      .addColumn('percent_tenths', 'integer', (column) =>
        column.notNull().check(sql`percent_tenths >= 0 and percent_tenths <= 400`),
      )
      .addColumn('valid_from', orderedText, (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('used_at', 'text')
      .addUniqueConstraint('tax_rates_once', ['country', 'tax_class', 'valid_from'])
      .execute()
    await query.schema
      .createTable('ecb_rates')
      .addColumn('currency', orderedText, (column) => column.notNull())
      .addColumn('day', orderedText, (column) => column.notNull())
      .addColumn('per_euro', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('ecb_rates_key', ['currency', 'day'])
      .execute()
    await query.schema
      .createTable('seller_profile')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('profile', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .execute()
  },
}
