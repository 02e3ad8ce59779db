/** Spanish, with “tú”: columns and filters of the list of orders. */
import type { EN_ORDER_LIST } from '../en/order-list.ts'

export const ES_ORDER_LIST: Readonly<Record<keyof typeof EN_ORDER_LIST, string>> = {
  'orders.lines': 'Líneas',
  'orders.payment': 'Pago',
  'orders.fulfilment': 'Envío',
  'orders.holds': 'Retención',
  'orders.return': 'Devolución',
  'orders.sku': 'SKU',
  'orders.carrier': 'Transportista',
  'orders.attention': 'Atención',
  'orders.needsAttention': 'Requiere atención',
  'orders.totalFrom': 'Total desde',
  'orders.totalTo': 'Total hasta',
  'orders.linesFrom': 'Líneas desde',
  'orders.holdAny': 'Cualquier retención',
  'orders.holdNone': 'Sin retención',
  'orders.searchHint': 'Número, nombre, correo, SKU o seguimiento',
  'list.more': 'Más filtros',
  'list.fewer': 'Menos filtros',
  'orders.open': 'Abrir',
}
