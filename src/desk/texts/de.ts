/** German, with “du”: every text of the desk, a file per area. */
import { DE_API_KEYS } from './de/api-keys.ts'
import { DE_AUDIT } from './de/audit.ts'
import { DE_CONTENT_VERSIONS } from './de/content-versions.ts'
import { DE_CONTENT } from './de/content.ts'
import { DE_CONTENT_FIELDS } from './de/content-fields.ts'
import { DE_DISCOUNTS } from './de/discounts.ts'
import { DE_SHIPPING } from './de/shipping.ts'
import { DE_DOCTOR } from './de/doctor.ts'
import { DE_FRAME } from './de/frame.ts'
import { DE_LISTS } from './de/lists.ts'
import { DE_OPERATIONS } from './de/operations.ts'
import { DE_ORDER_ACTIONS } from './de/order-actions.ts'
import { DE_ORDERS } from './de/orders.ts'
import { DE_PRIVACY } from './de/privacy.ts'
import { DE_PALETTE } from './de/palette.ts'
import { DE_PRICES } from './de/prices.ts'
import { DE_PRODUCT_EDITOR } from './de/product-editor.ts'
import { DE_MEDIA } from './de/media.ts'
import { DE_PRODUCTS } from './de/products.ts'
import { DE_SIGN_IN } from './de/sign-in.ts'
import { DE_STAFF } from './de/staff.ts'
import { DE_START } from './de/start.ts'
import { DE_SEARCH } from './de/search.ts'
import { DE_INSIGHT } from './de/insight.ts'
import { DE_WEBHOOKS } from './de/webhooks.ts'
import { DE_WORK } from './de/work.ts'
import { DE_STOCK } from './de/stock.ts'
import { DE_STUCK_WORK } from './de/stuck-work.ts'
import { DE_RETURNS } from './de/returns.ts'
import type { DeskTexts } from './texts.ts'
import { DE_ORDER_DETAILS } from './de/order-details.ts'
import { DE_TIMELINE } from './de/timeline.ts'
import { DE_ORDER_LIST } from './de/order-list.ts'

export const DE: DeskTexts = {
  ...DE_API_KEYS,
  ...DE_AUDIT,
  ...DE_CONTENT_VERSIONS,
  ...DE_CONTENT,
  ...DE_CONTENT_FIELDS,
  ...DE_DISCOUNTS,
  ...DE_SHIPPING,
  ...DE_DOCTOR,
  ...DE_FRAME,
  ...DE_LISTS,
  ...DE_OPERATIONS,
  ...DE_ORDER_ACTIONS,
  ...DE_ORDERS,
  ...DE_PRIVACY,
  ...DE_PALETTE,
  ...DE_PRICES,
  ...DE_PRODUCT_EDITOR,
  ...DE_MEDIA,
  ...DE_PRODUCTS,
  ...DE_SIGN_IN,
  ...DE_STAFF,
  ...DE_START,
  ...DE_ORDER_DETAILS,
  ...DE_TIMELINE,
  ...DE_ORDER_LIST,
  ...DE_SEARCH,
  ...DE_INSIGHT,
  ...DE_WEBHOOKS,
  ...DE_WORK,
  ...DE_STOCK,
  ...DE_STUCK_WORK,
  ...DE_RETURNS,
}
