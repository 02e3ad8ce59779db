/** French, with “vous”: every text of the desk, a file per area. */
import { FR_API_KEYS } from './fr/api-keys.ts'
import { FR_AUDIT } from './fr/audit.ts'
import { FR_CONTENT_VERSIONS } from './fr/content-versions.ts'
import { FR_CONTENT } from './fr/content.ts'
import { FR_CONTENT_FIELDS } from './fr/content-fields.ts'
import { FR_DISCOUNTS } from './fr/discounts.ts'
import { FR_SHIPPING } from './fr/shipping.ts'
import { FR_DOCTOR } from './fr/doctor.ts'
import { FR_FRAME } from './fr/frame.ts'
import { FR_LISTS } from './fr/lists.ts'
import { FR_OPERATIONS } from './fr/operations.ts'
import { FR_ORDER_ACTIONS } from './fr/order-actions.ts'
import { FR_ORDERS } from './fr/orders.ts'
import { FR_PRIVACY } from './fr/privacy.ts'
import { FR_PALETTE } from './fr/palette.ts'
import { FR_PRICES } from './fr/prices.ts'
import { FR_PRODUCT_EDITOR } from './fr/product-editor.ts'
import { FR_MEDIA } from './fr/media.ts'
import { FR_PRODUCTS } from './fr/products.ts'
import { FR_SIGN_IN } from './fr/sign-in.ts'
import { FR_STAFF } from './fr/staff.ts'
import { FR_START } from './fr/start.ts'
import { FR_SEARCH } from './fr/search.ts'
import { FR_INSIGHT } from './fr/insight.ts'
import { FR_WEBHOOKS } from './fr/webhooks.ts'
import { FR_WORK } from './fr/work.ts'
import { FR_STOCK } from './fr/stock.ts'
import { FR_STUCK_WORK } from './fr/stuck-work.ts'
import { FR_RETURNS } from './fr/returns.ts'
import type { DeskTexts } from './texts.ts'
import { FR_ORDER_DETAILS } from './fr/order-details.ts'
import { FR_TIMELINE } from './fr/timeline.ts'
import { FR_ORDER_LIST } from './fr/order-list.ts'

export const FR: DeskTexts = {
  ...FR_API_KEYS,
  ...FR_AUDIT,
  ...FR_CONTENT_VERSIONS,
  ...FR_CONTENT,
  ...FR_CONTENT_FIELDS,
  ...FR_DISCOUNTS,
  ...FR_SHIPPING,
  ...FR_DOCTOR,
  ...FR_FRAME,
  ...FR_LISTS,
  ...FR_OPERATIONS,
  ...FR_ORDER_ACTIONS,
  ...FR_ORDERS,
  ...FR_PRIVACY,
  ...FR_PALETTE,
  ...FR_PRICES,
  ...FR_PRODUCT_EDITOR,
  ...FR_MEDIA,
  ...FR_PRODUCTS,
  ...FR_SIGN_IN,
  ...FR_STAFF,
  ...FR_START,
  ...FR_ORDER_DETAILS,
  ...FR_TIMELINE,
  ...FR_ORDER_LIST,
  ...FR_SEARCH,
  ...FR_INSIGHT,
  ...FR_WEBHOOKS,
  ...FR_WORK,
  ...FR_STOCK,
  ...FR_STUCK_WORK,
  ...FR_RETURNS,
}
