/**
 * `npm run shop -- …`: what a merchant changes from day to day without importing a catalogue: discounts, stock, prices, orders. Ends
 * with 1 when nothing was done, 2 on wrong usage.
 */
import { runOneOf } from '../run-one-of.ts'
import { creditReissue } from './credit.ts'
import { discountExport, discountImport } from './discount-files.ts'
import { discountCreate, discountList, discountRevise, discountShow, discountStop } from './discount.ts'
import { historyExport, historyImport } from './history.ts'
import { invoiceExport, invoiceIssue, invoiceList, invoiceSave, invoiceWaiting } from './invoice.ts'
import { orderCancel, orderList, orderRefund, orderRelease, orderResend, orderShow } from './order.ts'
import {
  returnAccept,
  returnCancel,
  returnList,
  returnMatch,
  returnOpen,
  returnReceive,
  returnReject,
  returnResend,
} from './return.ts'
import { refundApprove, refundDecline, refundList, returnExchange, returnSettle } from './return-settle.ts'
import {
  orderAddress,
  orderCancelLines,
  orderEmail,
  shipmentPaste,
  shipmentPickingList,
  shipmentSlips,
} from './order-changes.ts'
import {
  carrierExport,
  carrierImport,
  orderClearHold,
  orderHold,
  shipmentDeliver,
  shipmentPost,
  shipmentVoid,
} from './shipment.ts'
import { shippingExport, shippingImport } from './shipping.ts'
import {
  priceCancel,
  priceConvert,
  priceList,
  priceSet,
  reconcileCommand,
  stockSet,
  stockShow,
} from './stock-and-prices.ts'
import { stockChange, stockCount, stockHistory, stockTransfer } from './stock-changes.ts'
import { ecbRate, sellerExport, sellerImport, taxRateAdd, taxRateChange, taxRateList, taxRateRemove } from './tax.ts'
import { taxNonEu, taxOss, taxUs } from './tax-reports.ts'
import { usNexus, usRates } from './us-tax.ts'

await runOneOf(
  [
    discountCreate,
    discountList,
    discountShow,
    discountRevise,
    discountStop,
    discountImport,
    discountExport,
    stockSet,
    stockShow,
    stockCount,
    stockChange,
    stockTransfer,
    stockHistory,
    priceSet,
    priceConvert,
    priceList,
    priceCancel,
    shippingImport,
    shippingExport,
    historyImport,
    historyExport,
    orderList,
    orderShow,
    orderRefund,
    orderCancel,
    orderRelease,
    orderResend,
    invoiceList,
    invoiceSave,
    invoiceWaiting,
    invoiceIssue,
    invoiceExport,
    taxRateList,
    taxRateAdd,
    taxRateChange,
    taxRateRemove,
    sellerImport,
    sellerExport,
    ecbRate,
    taxOss,
    taxUs,
    usNexus,
    usRates,
    taxNonEu,
    orderHold,
    orderClearHold,
    orderCancelLines,
    orderAddress,
    orderEmail,
    shipmentPickingList,
    shipmentSlips,
    shipmentPost,
    shipmentPaste,
    shipmentVoid,
    shipmentDeliver,
    carrierImport,
    carrierExport,
    returnList,
    returnOpen,
    returnMatch,
    returnAccept,
    returnReject,
    returnCancel,
    returnReceive,
    returnSettle,
    creditReissue,
    returnExchange,
    returnResend,
    refundList,
    refundApprove,
    refundDecline,
    reconcileCommand,
  ],
  {
    called: 'npm run shop --',
    closing: `Each of them has its own --help. The shop is the one that npm start opens: DATABASE_URL or DATA_DIR say which; it may
be running. More in docs/shop.md.
`,
  },
)
