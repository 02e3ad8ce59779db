/** What must be true of invoices and credit notes whatever fault occurred: the books agree to the cent, and no number is missing. */
export const DOCUMENT_INVARIANTS: Readonly<Record<string, string>> = {
  'every paid order has exactly one invoice, of what was paid': `
    select o.id, count(d.id) as invoices from orders o
    join payments p on p.order_id = o.id and p.state = 'authorised'
    left join documents d on d.order_id = o.id and d.kind = 'invoice' and d.gross = p.amount
    where o.state in ('paid', 'refunded') group by o.id having count(d.id) <> 1`,
  'no order has two invoices, and none that was never paid has one': `
    select o.id, o.state, count(d.id) as invoices from orders o join documents d on d.order_id = o.id and d.kind = 'invoice'
    group by o.id, o.state, o.paid_at having count(d.id) > 1 or o.paid_at is null`,
  'credit notes are what was refunded': `
    select p.order_id, p.refunded, coalesce(sum(d.gross), 0) as credited from payments p
    left join documents d on d.order_id = p.order_id and d.kind <> 'invoice'
    where p.state = 'authorised' group by p.psp_reference, p.order_id, p.refunded
    having p.refunded + coalesce(sum(d.gross), 0) <> 0`,
  'each confirmed refund has one credit note and one mail; those of returns have mails of their own': `
    select d.source, count(m.key) as mails from documents d
    left join mailbox m on m.key in ('refund-mail.' || substr(d.source, length('credit:') + 1),
      'lines-cancelled-mail.' || substr(d.source, length('credit:') + 1))
    where d.kind = 'credit-note' and not exists (select 1 from returns r where r.order_id = d.order_id)
    group by d.source having count(m.key) <> 1`,
  'numbers have no gaps': `
    select d.kind, d.series_year, count(*) as documents, max(d.sequence) as last from documents d
    join document_series s on s.kind = d.kind and s.year = d.series_year
    group by d.kind, d.series_year, s.last having count(*) <> max(d.sequence) or max(d.sequence) <> s.last`,
  'the rates of a document add up to it': `
    select d.number, d.net, d.tax, d.gross from documents d join document_taxes t on t.document_id = d.id
    group by d.id, d.number, d.net, d.tax, d.gross
    having sum(t.net) <> d.net or sum(t.tax) <> d.tax or sum(t.gross) <> d.gross`,
  'no document waits': `select source, reason from waiting_documents`,
}
