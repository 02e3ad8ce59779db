/** The requests and answers of commerce as JSON Schema, each under its name. Server only. */
import { cartError, rawCart, rawCartItem, rawDiscounts, rawShipment, rawShipments } from './cart-answer-schema.ts'
import { cartChange, newCart } from './cart-schema.ts'
import {
  availabilityAnswer,
  doorError,
  offer,
  offerChangesAnswer,
  offersAnswer,
  offersRequest,
  offersVersionAnswer,
} from './commerce-schema.ts'
import { describeSchemas } from './openapi-components.ts'

const SCHEMAS = {
  CartChange: cartChange,
  NewCart: newCart,
  OffersRequest: offersRequest,
  Cart: rawCart,
  CartItem: rawCartItem,
  Discounts: rawDiscounts,
  Shipment: rawShipment,
  Shipments: rawShipments,
  AvailabilityAnswer: availabilityAnswer,
  Offer: offer,
  OffersAnswer: offersAnswer,
  OffersVersionAnswer: offersVersionAnswer,
  OfferChangesAnswer: offerChangesAnswer,
  CartError: cartError,
  Error: doorError,
} as const

export type CommerceSchemaName = keyof typeof SCHEMAS

export const commerceSchemas = () => describeSchemas(SCHEMAS)
