/** Dutch, with “je”: columns and filters of the list of orders. */
import type { EN_ORDER_LIST } from '../en/order-list.ts'

export const NL_ORDER_LIST: Readonly<Record<keyof typeof EN_ORDER_LIST, string>> = {
  'orders.lines': 'Regels',
  'orders.payment': 'Betaling',
  'orders.fulfilment': 'Verzending',
  'orders.holds': 'Vastgehouden',
  'orders.return': 'Retour',
  'orders.sku': 'SKU',
  'orders.carrier': 'Vervoerder',
  'orders.attention': 'Aandacht',
  'orders.needsAttention': 'Vraagt aandacht',
  'orders.totalFrom': 'Totaal vanaf',
  'orders.totalTo': 'Totaal tot',
  'orders.linesFrom': 'Regels vanaf',
  'orders.holdAny': 'Willekeurige reden',
  'orders.holdNone': 'Niet vastgehouden',
  'orders.searchHint': 'Nummer, naam, e-mail, SKU of trackingnummer',
  'list.more': 'Meer filters',
  'list.fewer': 'Minder filters',
  'orders.open': 'Openen',
}
