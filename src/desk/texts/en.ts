/** English: every text of the desk, a file per area. */
import { EN_API_KEYS } from './en/api-keys.ts'
import { EN_AUDIT } from './en/audit.ts'
import { EN_CONTENT_VERSIONS } from './en/content-versions.ts'
import { EN_CONTENT } from './en/content.ts'
import { EN_CONTENT_FIELDS } from './en/content-fields.ts'
import { EN_DISCOUNTS } from './en/discounts.ts'
import { EN_SHIPPING } from './en/shipping.ts'
import { EN_DOCTOR } from './en/doctor.ts'
import { EN_FRAME } from './en/frame.ts'
import { EN_LISTS } from './en/lists.ts'
import { EN_OPERATIONS } from './en/operations.ts'
import { EN_ORDER_ACTIONS } from './en/order-actions.ts'
import { EN_ORDERS } from './en/orders.ts'
import { EN_PRIVACY } from './en/privacy.ts'
import { EN_PALETTE } from './en/palette.ts'
import { EN_PRICES } from './en/prices.ts'
import { EN_PRODUCT_EDITOR } from './en/product-editor.ts'
import { EN_MEDIA } from './en/media.ts'
import { EN_PRODUCTS } from './en/products.ts'
import { EN_SIGN_IN } from './en/sign-in.ts'
import { EN_STAFF } from './en/staff.ts'
import { EN_START } from './en/start.ts'
import { EN_ORDER_DETAILS } from './en/order-details.ts'
import { EN_TIMELINE } from './en/timeline.ts'
import { EN_ORDER_LIST } from './en/order-list.ts'
import { EN_SEARCH } from './en/search.ts'
import { EN_INSIGHT } from './en/insight.ts'
import { EN_WEBHOOKS } from './en/webhooks.ts'
import { EN_WORK } from './en/work.ts'
import { EN_STOCK } from './en/stock.ts'
import { EN_STUCK_WORK } from './en/stuck-work.ts'
import { EN_RETURNS } from './en/returns.ts'

export const EN = {
  ...EN_API_KEYS,
  ...EN_AUDIT,
  ...EN_CONTENT_VERSIONS,
  ...EN_CONTENT,
  ...EN_CONTENT_FIELDS,
  ...EN_DISCOUNTS,
  ...EN_SHIPPING,
  ...EN_DOCTOR,
  ...EN_FRAME,
  ...EN_LISTS,
  ...EN_OPERATIONS,
  ...EN_ORDER_ACTIONS,
  ...EN_ORDERS,
  ...EN_PRIVACY,
  ...EN_PALETTE,
  ...EN_PRICES,
  ...EN_PRODUCT_EDITOR,
  ...EN_MEDIA,
  ...EN_PRODUCTS,
  ...EN_SIGN_IN,
  ...EN_STAFF,
  ...EN_START,
  ...EN_ORDER_DETAILS,
  ...EN_TIMELINE,
  ...EN_ORDER_LIST,
  ...EN_SEARCH,
  ...EN_INSIGHT,
  ...EN_WEBHOOKS,
  ...EN_WORK,
  ...EN_STOCK,
  ...EN_STUCK_WORK,
  ...EN_RETURNS,
}
