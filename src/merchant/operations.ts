/** The registry: every operation that a front end can run in the shop. */
import type { EditedService } from '../contracts/staff/session-view.ts'
import { API_KEY_OPERATIONS } from './api-keys/api-key-operations.ts'
import { CATALOGUE_OPERATIONS } from './catalogue/catalogue-operations.ts'
import { CHANGE_OPERATIONS } from './changes/change-operations.ts'
import { COMMERCE_OPERATIONS } from './commerce/commerce-operations.ts'
import { CONTENT_OPERATIONS } from './content/operations/content-operations.ts'
import { diagnoseProductOperation } from './doctor/diagnose-operation.ts'
import { DOCUMENT_OPERATIONS } from './documents/document-operations.ts'
import { REPORT_OPERATIONS } from './documents/report-operations.ts'
import { TAX_OPERATIONS } from './documents/tax-operations.ts'
import { US_TAX_OPERATIONS } from './documents/us-tax-operations.ts'
import { ENGAGEMENT_OPERATIONS } from './engagement/engagement-operations.ts'
import { experimentListOperation, experimentOverrideOperation } from './insight/experiment-operations.ts'
import { INSIGHT_OPERATIONS } from './insight/insight-operations.ts'
import { jobOperations } from './jobs/job-operations.ts'
import { auditListOperation, verifyAuditOperation } from './lists/audit-list.ts'
import { exportOperation } from './lists/export-operation.ts'
import { orderListOperation } from './lists/order-list.ts'
import { productListOperation } from './lists/product-list.ts'
import { stockListOperation } from './lists/stock-list.ts'
import { checkLiveOperation } from './live/check-live.ts'
import { checkMarketOperation } from './markets/check-market.ts'
import type { RegisteredOperation } from './operation.ts'
import { createRegistry, type Registry } from './registry/registry.ts'
import { MEDIA_OPERATIONS } from './media/media-operations.ts'
import { PRODUCT_OPERATIONS } from './products/product-operations.ts'
import { readVersionsOperation } from './run/version-operation.ts'
import { PRIVACY_OPERATIONS } from './privacy/privacy-operations.ts'
import { SEARCH_RULES_OPERATIONS } from './search-rules/rules-operations.ts'
import { ACCOUNT_OPERATIONS } from './staff/account-operations.ts'
import { DESK_STATE_OPERATIONS } from './staff/desk-state-operations.ts'
import { eraseAuditOperation } from './staff/erase-audit-operation.ts'
import { STAFF_OPERATIONS } from './staff/staff-operations.ts'
import { WEBHOOK_OPERATIONS } from './webhooks/webhook-operations.ts'
import { undoOperation } from './undo/undo-operation.ts'
import { findOperation } from './search/find-operation.ts'
import { workListOperation } from './work/work-operation.ts'

/** Those of another service than the rest of their group say so themselves. */
const inService = (service: EditedService, group: readonly RegisteredOperation[]): readonly RegisteredOperation[] =>
  group.map((operation) => ({ service, ...operation }))

const MERCHANT_OPERATIONS: readonly RegisteredOperation[] = [
  ...inService('content', CONTENT_OPERATIONS),
  ...inService('commerce', COMMERCE_OPERATIONS),
  ...inService('commerce', DOCUMENT_OPERATIONS),
  ...inService('commerce', TAX_OPERATIONS),
  ...inService('commerce', US_TAX_OPERATIONS),
  ...inService('commerce', REPORT_OPERATIONS),
  ...inService('discovery', CATALOGUE_OPERATIONS),
  ...inService('discovery', SEARCH_RULES_OPERATIONS),
  ...inService('commerce', INSIGHT_OPERATIONS),
  ...PRODUCT_OPERATIONS,
  ...MEDIA_OPERATIONS,
  ...CHANGE_OPERATIONS,
  ...ENGAGEMENT_OPERATIONS,
  ...PRIVACY_OPERATIONS,
  ...API_KEY_OPERATIONS,
  ...STAFF_OPERATIONS,
  ...ACCOUNT_OPERATIONS,
  ...DESK_STATE_OPERATIONS,
  ...jobOperations((name) => MERCHANT_REGISTRY.find(name)),
  ...WEBHOOK_OPERATIONS,
  experimentListOperation,
  experimentOverrideOperation,
  orderListOperation,
  productListOperation,
  diagnoseProductOperation,
  stockListOperation,
  auditListOperation,
  verifyAuditOperation,
  eraseAuditOperation,
  exportOperation,
  readVersionsOperation,
  undoOperation((name) => MERCHANT_REGISTRY.find(name)),
  checkMarketOperation,
  checkLiveOperation,
  workListOperation,
  findOperation,
]

export const MERCHANT_REGISTRY: Registry = createRegistry(MERCHANT_OPERATIONS)
