/** What the merchant layer may do with commerce: discounts, stock, prices, shipping, orders, offers. */
export { findOffers, findRetiredOffers } from './catalogue/find-offers.ts'
export { retireOffersExcept, retireOffersOf, saveOffers } from './catalogue/save-offers.ts'
export { takeOffersTurn } from './catalogue/offers-version.ts'
export { lacksSoldProducts, saveSoldProducts } from './catalogue/sold-products.ts'
export { saveCells } from './catalogue/save-cells.ts'
export type { CellProblem, VariantCells } from './catalogue/cell-changes.ts'
export { gridVariants } from './catalogue/grid-variants.ts'
export { offeredVariants } from './catalogue/offered-variants.ts'
export { buyableProducts, productsPriced, productsWithSizes } from './catalogue/products-by-offer.ts'
export { findVariants } from './catalogue/find-variants.ts'
export { variantsInMarkets } from './catalogue/variants-in-markets.ts'
export { findVariantOwners, type VariantOwner } from './catalogue/variant-owners.ts'
export {
  createDiscount,
  listDiscounts,
  resumeDiscount,
  stopDiscount,
  withdrawDiscount,
  type DiscountDefinition,
  type ListedDiscount,
} from './discounts/discount-rules.ts'
export { reviseDiscount, type DiscountRevision } from './discounts/revise-discount.ts'
export { discountDefinition } from './discounts/discount-schema.ts'
export { storedDiscount } from './discounts/stored-discount.ts'
export { stageProductEvents } from './events/stage-events.ts'
export { issueRequested } from './documents/document-handlers.ts'
export { stageWaiting } from './documents/document-requests.ts'
export { DOCUMENT_KINDS, WAITING_REASONS } from './documents/document-tables.ts'
export { findDocument, listDocuments } from './documents/list-documents.ts'
export { documentPdf } from './documents/pdf/document-pdf.ts'
export type { StoredDocument } from './documents/store-document.ts'
export { accountingRows, MAX_ACCOUNTING_DAYS, type AccountingRow } from './documents/reports/accounting-rows.ts'
export { saveEcbRates } from './documents/reports/ecb-rates.ts'
export { nonEuReport, usReport } from './documents/reports/month-reports.ts'
export { ossReport, type OssFailure } from './documents/reports/oss-report.ts'
export { readSeller, saveSeller, sellerProfile, type SellerProfile } from './documents/seller-profile.ts'
export { addTaxRate, changeTaxRate, listTaxRates } from './documents/tax-rates.ts'
export { countZipRates, readNexus, saveNexus, saveZipRates } from './orders/us-tax.ts'
export { verifyDocuments } from './documents/verify-documents.ts'
export { listWaiting } from './documents/waiting-documents.ts'
export { reissueCredit } from './credits/reissue-credit.ts'
export { validBalances } from './credits/stored-credits.ts'
export { endingOf } from './credits/credit-code.ts'
export { composeOrderMail } from './mail/compose-order-mail.ts'
export { orderAddresses } from './mail/order-addresses.ts'
export { mailOf } from './mail/order-mail-handlers.ts'
export { MAIL_KINDS, mailsOf, stageMailAgain } from './mail/order-mail-kinds.ts'
export type { Seller } from './mail/order-mails.ts'
export {
  countOrderRows,
  listOrderRows,
  ORDER_SORTS,
  type OrderPage,
  type OrderRow,
} from './orders-lookup/list-order-rows.ts'
export {
  findDocuments,
  findOrders,
  findShipments,
  findStock,
  findStockOfSkus,
  stockSubject,
  type OrderWithUnits,
  type ShipmentOfOrder,
  type VariantStock,
} from './orders-lookup/changed-subjects.ts'
export { orderConditions, type OrderFilter } from './orders-lookup/order-filter.ts'
export { addNote, correctableUntil, correctNote, MAX_NOTE_LENGTH } from './notes/order-notes.ts'
export { readOrderDossier, type OrderDossier } from './orders-lookup/order-dossier.ts'
export { MAIL_STATES, TIMELINE_EVENTS, type TimelineEntry } from './timeline/timeline-entry.ts'
export { UNIT_STATES } from './fulfilment/unit-states.ts'
export { listOrders, orderAffairs, orderByNumber } from './orders-lookup/merchant-orders.ts'
export { BULK_ACTIONS, MAX_BULK_ORDERS, qualifyOrders, UNQUALIFIED_REASONS } from './orders-lookup/qualify-orders.ts'
export { readOrderNumber } from './orders/order-numbers.ts'
export { cancelOrder } from './payments/cancel-order.ts'
export { refundOrder } from './payments/refund-order.ts'
export { REFUND_REASONS } from './payments/refund-reasons.ts'
export { refundable } from './payments/refundable.ts'
export { releaseOrder } from './payments/release-order.ts'
export { currentPrice } from './prices/current-price.ts'
export { applyDuePrices } from './prices/apply-due-prices.ts'
export { cancelScheduledPrices, listScheduledPrices, schedulePrice } from './prices/price-schedule.ts'
export { readPriceSheet } from './prices/price-sheet.ts'
export { hasVariants, unpricedVariants } from './prices/unpriced-variants.ts'
export { listShippingOffers, saveShippingMethods, type ShippingOffer } from './shipping/shipping-methods.ts'
export {
  addMethod,
  changeMethod,
  countriesWithout,
  isReached,
  lockShipping,
  orderMethods,
  switchMethod,
} from './shipping/change-shipping.ts'
export { shippingOffer, shippingOffers } from './shipping/shipping-schema.ts'
export { methodsIn } from './shipping/shipping-order.ts'
export { SHIPPING_REASONS, tryShipping } from './shipping/try-shipping.ts'
export { tryCart, TRIAL_PROBLEMS, TRIAL_REASONS } from './carts/try-cart.ts'
export { lowStockProducts } from './stock/low-stock.ts'
export { reconcile } from './stock/reconcile.ts'
export {
  countStockRows,
  listStockRows,
  STOCK_SORTS,
  STOCK_STATES,
  stockFigures,
  type ListedStock,
  type StockFilter,
} from './stock/list-stock-rows.ts'
export { changeStockBy, countStock, setStock, transferStock, type StockEdit } from './stock/set-stock.ts'
export { stockHistory } from './stock/stock-history.ts'
export { carrierSchema, listCarriers, saveCarriers } from './fulfilment/carriers.ts'
export { FULFILMENTS, HOLDS } from './fulfilment/fulfilment.ts'
export { storedSnapshot } from './orders/order-snapshot-schema.ts'
export { CLEARABLE_HOLDS, clearHold, holdOrder } from './fulfilment/holds.ts'
export type { OrderRefusal } from './fulfilment/refusal.ts'
export { deliverShipment, postShipment, voidShipment, type ShipmentChange } from './fulfilment/shipments.ts'
export { shipmentOrderNumber } from './fulfilment/stored-shipments.ts'
export { cancelLines } from './fulfilment/cancel-lines.ts'
export { MAX_PASTED_ROWS, PASTED_STATUSES, previewPasted, readPasted } from './fulfilment/pasted-tracking.ts'
export { MAX_PICKED_ORDERS, parcelsOf, pickingList } from './fulfilment/picking.ts'
export { pickingHtml } from './fulfilment/picking-html.ts'
export { slipsHtml } from './fulfilment/slips-html.ts'
export { amendAddress, amendEmail } from './orders/amend-order.ts'
export { changeReturn, resendReturnMail } from './returns/change-return.ts'
export { deductionRequest, MAX_DEDUCTIONS } from './returns/deductions.ts'
export { owedReturn } from './returns/owed-return.ts'
export { matchReturn, openReturn } from './returns/open-return.ts'
export { exchangeReturn } from './returns/exchange-return.ts'
export { receiveReturn } from './returns/receive-return.ts'
export { settleReturn } from './returns/settle-return.ts'
export { SETTLE_BASES } from './returns/take-out-unshipped.ts'
export { RETURN_KINDS, RETURN_REASONS, RETURN_STATES } from './returns/return-transitions.ts'
export { readReturns, type StoredReturn } from './returns/stored-returns.ts'
export { UNSETTLED_STATES, URGENCIES, urgencyOf } from './returns/urgency.ts'
export { commerceRecords } from './privacy/commerce-records.ts'
export { eraseFromCommerce } from './privacy/erase-person.ts'
export { ordersByText, ordersOfPerson } from './privacy/person-orders.ts'
export { blockersOf, lockPersonOrders, readAffairs, type Blockers, type PersonAffairs } from './privacy/read-affairs.ts'
export { MAIL_TOPICS } from './privacy/mail-topics.ts'
export { listStuckWork, STUCK_KINDS } from './stuck-work/list-stuck-work.ts'
export { retryRefund } from './stuck-work/retry-refund.ts'
export { closeStuckWork, retryStuckWork } from './stuck-work/settle-stuck-work.ts'
export { countDeadMails, countOrderWork } from './work/count-work.ts'
export { dueReturns } from './work/due-returns.ts'
export type { OrderWork } from './work/work-conditions.ts'
export { lowCover } from './insight/days-of-cover.ts'
export { funnelByDay } from './insight/funnel.ts'
export { salesByDay, type SalesRow } from './insight/sales.ts'
