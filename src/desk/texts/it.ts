/** Italian, with “tu”: every text of the desk, a file per area. */
import { IT_API_KEYS } from './it/api-keys.ts'
import { IT_AUDIT } from './it/audit.ts'
import { IT_CONTENT_VERSIONS } from './it/content-versions.ts'
import { IT_CONTENT } from './it/content.ts'
import { IT_CONTENT_FIELDS } from './it/content-fields.ts'
import { IT_DISCOUNTS } from './it/discounts.ts'
import { IT_SHIPPING } from './it/shipping.ts'
import { IT_DOCTOR } from './it/doctor.ts'
import { IT_FRAME } from './it/frame.ts'
import { IT_LISTS } from './it/lists.ts'
import { IT_OPERATIONS } from './it/operations.ts'
import { IT_ORDER_ACTIONS } from './it/order-actions.ts'
import { IT_ORDERS } from './it/orders.ts'
import { IT_PRIVACY } from './it/privacy.ts'
import { IT_PALETTE } from './it/palette.ts'
import { IT_PRICES } from './it/prices.ts'
import { IT_PRODUCT_EDITOR } from './it/product-editor.ts'
import { IT_MEDIA } from './it/media.ts'
import { IT_PRODUCTS } from './it/products.ts'
import { IT_SIGN_IN } from './it/sign-in.ts'
import { IT_STAFF } from './it/staff.ts'
import { IT_START } from './it/start.ts'
import { IT_SEARCH } from './it/search.ts'
import { IT_INSIGHT } from './it/insight.ts'
import { IT_WEBHOOKS } from './it/webhooks.ts'
import { IT_WORK } from './it/work.ts'
import { IT_STOCK } from './it/stock.ts'
import { IT_STUCK_WORK } from './it/stuck-work.ts'
import { IT_RETURNS } from './it/returns.ts'
import type { DeskTexts } from './texts.ts'
import { IT_ORDER_DETAILS } from './it/order-details.ts'
import { IT_TIMELINE } from './it/timeline.ts'
import { IT_ORDER_LIST } from './it/order-list.ts'

export const IT: DeskTexts = {
  ...IT_API_KEYS,
  ...IT_AUDIT,
  ...IT_CONTENT_VERSIONS,
  ...IT_CONTENT,
  ...IT_CONTENT_FIELDS,
  ...IT_DISCOUNTS,
  ...IT_SHIPPING,
  ...IT_DOCTOR,
  ...IT_FRAME,
  ...IT_LISTS,
  ...IT_OPERATIONS,
  ...IT_ORDER_ACTIONS,
  ...IT_ORDERS,
  ...IT_PRIVACY,
  ...IT_PALETTE,
  ...IT_PRICES,
  ...IT_PRODUCT_EDITOR,
  ...IT_MEDIA,
  ...IT_PRODUCTS,
  ...IT_SIGN_IN,
  ...IT_STAFF,
  ...IT_START,
  ...IT_ORDER_DETAILS,
  ...IT_TIMELINE,
  ...IT_ORDER_LIST,
  ...IT_SEARCH,
  ...IT_INSIGHT,
  ...IT_WEBHOOKS,
  ...IT_WORK,
  ...IT_STOCK,
  ...IT_STUCK_WORK,
  ...IT_RETURNS,
}
