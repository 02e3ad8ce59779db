/** German, with “du”: columns and filters of the list of orders. */
import type { EN_ORDER_LIST } from '../en/order-list.ts'

export const DE_ORDER_LIST: Readonly<Record<keyof typeof EN_ORDER_LIST, string>> = {
  'orders.lines': 'Positionen',
  'orders.payment': 'Zahlung',
  'orders.fulfilment': 'Versand',
  'orders.holds': 'Angehalten',
  'orders.return': 'Retoure',
  'orders.sku': 'SKU',
  'orders.carrier': 'Paketdienst',
  'orders.attention': 'Aufmerksamkeit',
  'orders.needsAttention': 'Braucht Aufmerksamkeit',
  'orders.totalFrom': 'Summe ab',
  'orders.totalTo': 'Summe bis',
  'orders.linesFrom': 'Positionen ab',
  'orders.holdAny': 'Irgendein Grund',
  'orders.holdNone': 'Nicht angehalten',
  'orders.searchHint': 'Nummer, Name, E-Mail, SKU oder Sendungsnummer',
  'list.more': 'Weitere Filter',
  'list.fewer': 'Weniger Filter',
  'orders.open': 'Öffnen',
}
