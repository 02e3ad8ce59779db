/** Operations that pay for an order. Server only. */
import { STOREFRONT_CODES } from '../../markets/storefronts/codes.ts'
import { errorsOf, operation, typed } from '../operation.ts'
import {
  BEGIN_PAYMENT,
  CONFIRM_PAYMENT,
  LIST_PAYMENT_METHODS,
  PAY_BY_CREDIT,
  SUBMIT_PAYMENT,
  SUBMIT_PAYMENT_DETAILS,
  UPDATE_PAYPAL_ORDER,
} from './commerce-routes.ts'
import { ORDER_ID, READ_ORDER_ERRORS, STOREFRONT } from './order-operations.ts'
import {
  confirmation,
  paymentError,
  paymentMethodsResponse,
  paymentResult,
  paypalUpdated,
} from './payment-answer-schema.ts'
import {
  confirmationQuery,
  creditPayment,
  detailsSubmission,
  paymentMethodsWanted,
  paymentSubmission,
  paypalUpdate,
} from './payment-schema.ts'
import {
  PAYMENT_ERROR_STATUSES,
  type Confirmation,
  type PaymentErrorCode,
  type PaymentMethodsResponse,
  type PaypalUpdated,
} from './payment.ts'

const TEXT = { type: 'string', minLength: 1 }

const paths = { storefront: STOREFRONT_CODES }
const isCreditError = (code: PaymentErrorCode): boolean => code.startsWith('CREDIT_')
const errors = errorsOf(paymentError, PAYMENT_ERROR_STATUSES, (code) => !isCreditError(code))

export const paymentOperations = {
  confirmPayment: operation({
    ...CONFIRM_PAYMENT,
    access: 'public',
    summary: 'Returns whether an order is paid, and queries the provider while that is not known.',
    auth: 'orderToken',
    isPrivate: true,
    parameters: [
      ORDER_ID,
      ['sessionId', 'query', TEXT, 'Of the session.', 'optional'],
      ['sessionResult', 'query', TEXT, 'As the browser received it from the provider.', 'optional'],
      ['redirectResult', 'query', TEXT, 'As the provider redirected the shopper with it.', 'optional'],
    ],
    query: confirmationQuery,
    output: typed<Confirmation>(confirmation),
    refusals: ['Invalid'],
    errors: READ_ORDER_ERRORS,
  }),
  beginPayment: operation({
    ...BEGIN_PAYMENT,
    access: 'public',
    summary: 'Reports that the shopper starts to pay: the stock of the order is reserved for the time of the payment.',
    auth: 'orderToken',
    isPrivate: true,
    status: 204,
    errors: errorsOf(
      paymentError,
      PAYMENT_ERROR_STATUSES,
      (code) => code === 'UNAUTHORIZED' || code === 'ORDER_CLOSED' || code === 'TOO_MANY_PAYMENTS',
    ),
  }),
  listPaymentMethods: operation({
    ...LIST_PAYMENT_METHODS,
    access: 'public',
    summary: 'Lists the ways to pay in a market.',
    isPrivate: true,
    input: paymentMethodsWanted,
    output: typed<PaymentMethodsResponse>(paymentMethodsResponse),
    errors: errorsOf(
      paymentError,
      PAYMENT_ERROR_STATUSES,
      (code) => code === 'PAYMENT_UNAVAILABLE' || code === 'TOO_MANY_PAYMENTS',
    ),
  }),
  submitPayment: operation({
    ...SUBMIT_PAYMENT,
    paths,
    access: 'public',
    summary: 'Pays the open order of the cart of the token.',
    auth: 'cartToken',
    isPrivate: true,
    parameters: [STOREFRONT],
    input: paymentSubmission,
    output: paymentResult,
    errors,
  }),
  payByCredit: operation({
    ...PAY_BY_CREDIT,
    paths,
    access: 'public',
    summary:
      'Pays the open order of the cart of the token with store credit, as a whole; what is left stays on the code.',
    auth: 'cartToken',
    isPrivate: true,
    parameters: [STOREFRONT],
    input: creditPayment,
    output: paymentResult,
    errors: errorsOf(
      paymentError,
      PAYMENT_ERROR_STATUSES,
      (code) =>
        isCreditError(code) || code === 'UNAUTHORIZED' || code === 'ORDER_CLOSED' || code === 'TOO_MANY_PAYMENTS',
    ),
  }),
  submitPaymentDetails: operation({
    ...SUBMIT_PAYMENT_DETAILS,
    paths,
    access: 'public',
    summary: 'Passes on what the shopper brought back from a bank or a wallet.',
    isPrivate: true,
    parameters: [STOREFRONT],
    input: detailsSubmission,
    output: paymentResult,
    errors,
  }),
  updatePaypalOrder: operation({
    ...UPDATE_PAYPAL_ORDER,
    paths,
    access: 'public',
    summary: 'Updates the order at PayPal to what the order costs now.',
    auth: 'cartToken',
    isPrivate: true,
    parameters: [STOREFRONT],
    input: paypalUpdate,
    output: typed<PaypalUpdated>(paypalUpdated),
    errors,
  }),
}
