/** Italian, with “tu”: columns and filters of the list of orders. */
import type { EN_ORDER_LIST } from '../en/order-list.ts'

export const IT_ORDER_LIST: Readonly<Record<keyof typeof EN_ORDER_LIST, string>> = {
  'orders.lines': 'Righe',
  'orders.payment': 'Pagamento',
  'orders.fulfilment': 'Spedizione',
  'orders.holds': 'Blocco',
  'orders.return': 'Reso',
  'orders.sku': 'SKU',
  'orders.carrier': 'Corriere',
  'orders.attention': 'Attenzione',
  'orders.needsAttention': 'Richiede attenzione',
  'orders.totalFrom': 'Totale da',
  'orders.totalTo': 'Totale fino a',
  'orders.linesFrom': 'Righe da',
  'orders.holdAny': 'Qualsiasi blocco',
  'orders.holdNone': 'Senza blocco',
  'orders.searchHint': 'Numero, nome, e-mail, SKU o tracciamento',
  'list.more': 'Altri filtri',
  'list.fewer': 'Meno filtri',
  'orders.open': 'Apri',
}
