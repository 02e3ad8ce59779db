/** French, with “vous”: columns and filters of the list of orders. */
import type { EN_ORDER_LIST } from '../en/order-list.ts'

export const FR_ORDER_LIST: Readonly<Record<keyof typeof EN_ORDER_LIST, string>> = {
  'orders.lines': 'Lignes',
  'orders.payment': 'Paiement',
  'orders.fulfilment': 'Expédition',
  'orders.holds': 'Blocage',
  'orders.return': 'Retour',
  'orders.sku': 'SKU',
  'orders.carrier': 'Transporteur',
  'orders.attention': 'Attention',
  'orders.needsAttention': 'À traiter',
  'orders.totalFrom': 'Total à partir de',
  'orders.totalTo': 'Total jusqu’à',
  'orders.linesFrom': 'Lignes à partir de',
  'orders.holdAny': 'N’importe lequel',
  'orders.holdNone': 'Sans blocage',
  'orders.searchHint': 'Numéro, nom, e-mail, SKU ou suivi',
  'list.more': 'Plus de filtres',
  'list.fewer': 'Moins de filtres',
  'orders.open': 'Ouvrir',
}
