import type { CheckoutView } from '../../../markets/paths/checkout-links.ts'
import type { Load } from '../../page-contract.ts'
import { notFound, shown } from '../../page-contract.ts'

/** Only the view: cart, addresses and orders are the browser's own and never part of a page's data. */
export const load: Load<{ view: CheckoutView }> = ({ route }) =>
  route.view ? shown({ view: route.view }) : notFound('No checkout view')
