/** Spanish, with “tú”: every text of the desk, a file per area. */
import { ES_API_KEYS } from './es/api-keys.ts'
import { ES_AUDIT } from './es/audit.ts'
import { ES_CONTENT_VERSIONS } from './es/content-versions.ts'
import { ES_CONTENT } from './es/content.ts'
import { ES_CONTENT_FIELDS } from './es/content-fields.ts'
import { ES_DISCOUNTS } from './es/discounts.ts'
import { ES_SHIPPING } from './es/shipping.ts'
import { ES_DOCTOR } from './es/doctor.ts'
import { ES_FRAME } from './es/frame.ts'
import { ES_LISTS } from './es/lists.ts'
import { ES_OPERATIONS } from './es/operations.ts'
import { ES_ORDER_ACTIONS } from './es/order-actions.ts'
import { ES_ORDERS } from './es/orders.ts'
import { ES_PRIVACY } from './es/privacy.ts'
import { ES_PALETTE } from './es/palette.ts'
import { ES_PRICES } from './es/prices.ts'
import { ES_PRODUCT_EDITOR } from './es/product-editor.ts'
import { ES_MEDIA } from './es/media.ts'
import { ES_PRODUCTS } from './es/products.ts'
import { ES_SIGN_IN } from './es/sign-in.ts'
import { ES_STAFF } from './es/staff.ts'
import { ES_START } from './es/start.ts'
import { ES_SEARCH } from './es/search.ts'
import { ES_INSIGHT } from './es/insight.ts'
import { ES_WEBHOOKS } from './es/webhooks.ts'
import { ES_WORK } from './es/work.ts'
import { ES_STOCK } from './es/stock.ts'
import { ES_STUCK_WORK } from './es/stuck-work.ts'
import { ES_RETURNS } from './es/returns.ts'
import type { DeskTexts } from './texts.ts'
import { ES_ORDER_DETAILS } from './es/order-details.ts'
import { ES_TIMELINE } from './es/timeline.ts'
import { ES_ORDER_LIST } from './es/order-list.ts'

export const ES: DeskTexts = {
  ...ES_API_KEYS,
  ...ES_AUDIT,
  ...ES_CONTENT_VERSIONS,
  ...ES_CONTENT,
  ...ES_CONTENT_FIELDS,
  ...ES_DISCOUNTS,
  ...ES_SHIPPING,
  ...ES_DOCTOR,
  ...ES_FRAME,
  ...ES_LISTS,
  ...ES_OPERATIONS,
  ...ES_ORDER_ACTIONS,
  ...ES_ORDERS,
  ...ES_PRIVACY,
  ...ES_PALETTE,
  ...ES_PRICES,
  ...ES_PRODUCT_EDITOR,
  ...ES_MEDIA,
  ...ES_PRODUCTS,
  ...ES_SIGN_IN,
  ...ES_STAFF,
  ...ES_START,
  ...ES_ORDER_DETAILS,
  ...ES_TIMELINE,
  ...ES_ORDER_LIST,
  ...ES_SEARCH,
  ...ES_INSIGHT,
  ...ES_WEBHOOKS,
  ...ES_WORK,
  ...ES_STOCK,
  ...ES_STUCK_WORK,
  ...ES_RETURNS,
}
