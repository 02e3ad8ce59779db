/** Dutch, with “je”: every text of the desk, a file per area. */
import { NL_API_KEYS } from './nl/api-keys.ts'
import { NL_AUDIT } from './nl/audit.ts'
import { NL_CONTENT_VERSIONS } from './nl/content-versions.ts'
import { NL_CONTENT } from './nl/content.ts'
import { NL_CONTENT_FIELDS } from './nl/content-fields.ts'
import { NL_DISCOUNTS } from './nl/discounts.ts'
import { NL_SHIPPING } from './nl/shipping.ts'
import { NL_DOCTOR } from './nl/doctor.ts'
import { NL_FRAME } from './nl/frame.ts'
import { NL_LISTS } from './nl/lists.ts'
import { NL_OPERATIONS } from './nl/operations.ts'
import { NL_ORDER_ACTIONS } from './nl/order-actions.ts'
import { NL_ORDERS } from './nl/orders.ts'
import { NL_PRIVACY } from './nl/privacy.ts'
import { NL_PALETTE } from './nl/palette.ts'
import { NL_PRICES } from './nl/prices.ts'
import { NL_PRODUCT_EDITOR } from './nl/product-editor.ts'
import { NL_MEDIA } from './nl/media.ts'
import { NL_PRODUCTS } from './nl/products.ts'
import { NL_SIGN_IN } from './nl/sign-in.ts'
import { NL_STAFF } from './nl/staff.ts'
import { NL_START } from './nl/start.ts'
import { NL_SEARCH } from './nl/search.ts'
import { NL_INSIGHT } from './nl/insight.ts'
import { NL_WEBHOOKS } from './nl/webhooks.ts'
import { NL_WORK } from './nl/work.ts'
import { NL_STOCK } from './nl/stock.ts'
import { NL_STUCK_WORK } from './nl/stuck-work.ts'
import { NL_RETURNS } from './nl/returns.ts'
import type { DeskTexts } from './texts.ts'
import { NL_ORDER_DETAILS } from './nl/order-details.ts'
import { NL_TIMELINE } from './nl/timeline.ts'
import { NL_ORDER_LIST } from './nl/order-list.ts'

export const NL: DeskTexts = {
  ...NL_API_KEYS,
  ...NL_AUDIT,
  ...NL_CONTENT_VERSIONS,
  ...NL_CONTENT,
  ...NL_CONTENT_FIELDS,
  ...NL_DISCOUNTS,
  ...NL_SHIPPING,
  ...NL_DOCTOR,
  ...NL_FRAME,
  ...NL_LISTS,
  ...NL_OPERATIONS,
  ...NL_ORDER_ACTIONS,
  ...NL_ORDERS,
  ...NL_PRIVACY,
  ...NL_PALETTE,
  ...NL_PRICES,
  ...NL_PRODUCT_EDITOR,
  ...NL_MEDIA,
  ...NL_PRODUCTS,
  ...NL_SIGN_IN,
  ...NL_STAFF,
  ...NL_START,
  ...NL_ORDER_DETAILS,
  ...NL_TIMELINE,
  ...NL_ORDER_LIST,
  ...NL_SEARCH,
  ...NL_INSIGHT,
  ...NL_WEBHOOKS,
  ...NL_WORK,
  ...NL_STOCK,
  ...NL_STUCK_WORK,
  ...NL_RETURNS,
}
