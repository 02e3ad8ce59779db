/**
 * `npm run shop -- …`: what a merchant changes from day to day without importing a catalogue: discounts, stock, prices, orders. Ends
 * with 1 when nothing was done, 2 on wrong usage.
 */
import { runOneOf } from '../run-one-of.ts'
import { discountCreate, discountList, discountShow, discountStop } from './discount.ts'
import { orderCancel, orderList, orderRefund, orderRelease, orderResend, orderShow } from './order.ts'
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

await runOneOf(
  [
    discountCreate,
    discountList,
    discountShow,
    discountStop,
    stockSet,
    stockShow,
    priceSet,
    priceConvert,
    priceList,
    priceCancel,
    shippingImport,
    shippingExport,
    orderList,
    orderShow,
    orderRefund,
    orderCancel,
    orderRelease,
    orderResend,
    reconcileCommand,
  ],
  {
    called: 'npm run shop --',
    closing: `Each of them has its own --help. The shop is the one that npm start opens: DATABASE_URL or DATA_DIR say which; it may
be running. More in docs/shop.md.
`,
  },
)
