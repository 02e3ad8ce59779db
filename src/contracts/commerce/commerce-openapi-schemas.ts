/** The requests and answers of commerce as JSON Schema, each under its name. Server only. */
import {
  cartError,
  rawCart,
  rawCartItem,
  rawDiscounts,
  rawShippingMethod,
  rawShippingMethods,
} from './cart-answer-schema.ts'
import { cartChange, newCart } from './cart-schema.ts'
import {
  availabilityAnswer,
  httpError,
  offer,
  offerChangesAnswer,
  offersAnswer,
  offersRequest,
  offersVersionAnswer,
} from './commerce-schema.ts'
import { describeSchemas } from '../openapi-components.ts'
import {
  orderAnswer,
  orderError,
  orderSessionAnswer,
  orderTerms,
  rawOrder,
  rawOrderLine,
  walletOrderAnswer,
} from './order-answer-schema.ts'
import { orderLookUp } from './order-lookup-schema.ts'
import { billingAddress, orderRequest, paymentAddress, walletOrderRequest } from './order-schema.ts'
import {
  confirmation,
  paymentError,
  paymentMethodsResponse,
  paymentResult,
  paypalUpdated,
} from './payment-answer-schema.ts'
import { detailsSubmission, paymentMethodsWanted, paymentSubmission, paypalUpdate } from './payment-schema.ts'

export const NAMED_SCHEMAS = {
  CartChange: cartChange,
  NewCart: newCart,
  OffersRequest: offersRequest,
  Cart: rawCart,
  CartItem: rawCartItem,
  Discounts: rawDiscounts,
  Shipment: rawShippingMethod,
  Shipments: rawShippingMethods,
  AvailabilityAnswer: availabilityAnswer,
  Offer: offer,
  OffersAnswer: offersAnswer,
  OffersVersionAnswer: offersVersionAnswer,
  OfferChangesAnswer: offerChangesAnswer,
  CartError: cartError,
  PaymentAddress: paymentAddress,
  BillingAddress: billingAddress,
  OrderRequest: orderRequest,
  WalletOrderRequest: walletOrderRequest,
  Order: rawOrder,
  OrderLine: rawOrderLine,
  OrderSessionAnswer: orderSessionAnswer,
  WalletOrderAnswer: walletOrderAnswer,
  OrderAnswer: orderAnswer,
  OrderTerms: orderTerms,
  OrderError: orderError,
  OrderLookUp: orderLookUp,
  PaymentMethodsWanted: paymentMethodsWanted,
  PaymentMethods: paymentMethodsResponse,
  PaymentSubmission: paymentSubmission,
  PaymentDetails: detailsSubmission,
  PaymentResult: paymentResult,
  PaypalUpdate: paypalUpdate,
  PaypalUpdated: paypalUpdated,
  Confirmation: confirmation,
  PaymentError: paymentError,
  Error: httpError,
} as const

export const commerceSchemas = () => describeSchemas(NAMED_SCHEMAS)
