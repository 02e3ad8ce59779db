/**
 * Every event of the shop with its payload, and nowhere else. Pushed to the page's own data layer: nothing leaves the
 * browser from here. `docs/analytics.md` is generated from this file, so each comment is written for its readers.
 * Amounts are in major units, as tag managers expect: 12.5 is £12.50.
 */
import type { CheckoutView } from '../../../../markets/paths/checkout-links.ts'
import type { CountryCode, CurrencyCode, Language } from '../../../../markets/types.ts'
import type { ModalName } from '../../frame/modals/index.ts'

/** A line of a cart or of an order. */
export interface EventLine {
  /** Of the variant. */
  readonly sku: string
  /** Of the product that it is a size of. */
  readonly productSku: string
  readonly name: string
  readonly size: string
  /** Of one piece. */
  readonly price: number
  readonly quantity: number
}

/** A product among others. */
export interface ViewedProduct {
  readonly sku: string
  readonly name: string
  /** What it stands in: the name of a rail, the kind of a block, or the page. */
  readonly list: string
  /** In its list, from 1. */
  readonly position: number
}

/** A block that editors put up so that something is looked at: a hero, or a picture with words and a link. */
export interface Promotion {
  /** Of the block. */
  readonly id: string
  readonly name: string
  /** The kind of block. */
  readonly creative: string
  /** On its page, from 1. */
  readonly position: number
}

/** Where a parcel goes, without whom it goes to. */
export interface PurchaseAddress {
  readonly street0: string
  readonly street1: string
  readonly city: string
  readonly postCode: string
  readonly country: string
}

/** Dialogs that open without a request of the visitor. */
export const POPUPS = ['newsletter', 'block', 'geoRedirect'] as const satisfies readonly ModalName[]
export type PopupName = (typeof POPUPS)[number]

export interface EventPayloads {
  /** An order is seen for the first time on the success view. Once per order (ANA-08, CHK-12, ORD-03). */
  readonly purchase: {
    readonly orderId: string
    readonly orderNumber: string
    /** What was paid. */
    readonly value: number
    readonly tax: number
    readonly shipping: number
    readonly discount: number
    readonly currency: CurrencyCode
    readonly language: Language
    readonly paymentMethod: string
    /** Passed to a tag manager with consent to advertising only. */
    readonly shippingAddress: PurchaseAddress
    readonly items: readonly EventLine[]
  }
  /** With `purchase` (ANA-09). */
  readonly orderComplete: {
    readonly orderId: string
    readonly orderNumber: string
    readonly value: number
    readonly currency: CurrencyCode
  }
  /** A payment is refused, or the shopper calls it off (ANA-10). */
  readonly paymentCancel: {
    readonly reason: 'refused' | 'cancelled' | 'failed'
    /** As the provider calls it; empty where none was chosen. */
    readonly method: string
    readonly value: number
    readonly currency: CurrencyCode
  }
  /** A sign-up is answered (ANA-11, NWS-13). */
  readonly newsletterSignup: {
    readonly label: 'success' | 'fail'
    /** Where the form stands. */
    readonly signupSource: 'menu' | 'block' | 'popup' | 'checkout'
    readonly identifier: 'regular-newsletter'
  }
  /** A view of checkout is entered (ANA-12). */
  readonly checkout: {
    /** Cart, address, payment, success. */
    readonly stage: 1 | 2 | 3 | 4
    readonly view: CheckoutView
  }
  /** The e-mail field of the address view is left with another well-formed address, which is not reported (ANA-13). */
  readonly 'checkout-customer-email-update': object
  /** A product page is left (ANA-14). */
  readonly closeProduct: { readonly sku: string; readonly name: string }
  /** A line is taken out of the cart, or its quantity lowered; `quantity` is how many went (ANA-15). */
  readonly removeFromCart: EventLine & { readonly currency: CurrencyCode }
  /** A product is put into the cart, or the quantity of a line raised; `quantity` is how many came (ANA-16). */
  readonly addToCart: EventLine & { readonly currency: CurrencyCode }
  /** The cart view is shown (ANA-17). */
  readonly cart: {
    readonly items: readonly EventLine[]
    readonly value: number
    readonly currency: CurrencyCode
  }
  /** A discount code is taken (ANA-18). */
  readonly orderDiscountCode: { readonly code: string; readonly discount: number; readonly currency: CurrencyCode }
  /** A link of a promoted block is followed (ANA-19). */
  readonly promotionClick: Promotion & { readonly href: string }
  /** Half of a promoted block comes into view, once while it stands on the page (ANA-20). */
  readonly promotionView: Promotion
  /** A product tile is clicked (ANA-21). */
  readonly productClick: ViewedProduct
  /** A product page is shown (ANA-22). */
  readonly productDetail: {
    readonly sku: string
    readonly name: string
    /** Of the size that speaks for all. */
    readonly price: number
    readonly currency: CurrencyCode
  }
  /** Product tiles come into view by half, each once while it stands on the page; those of 500 ms together (ANA-07, ANA-23). */
  readonly productImpression: { readonly products: readonly ViewedProduct[] }
  /** With `purchase`, once for each of its lines (ANA-24). */
  readonly productPurchase: EventLine & { readonly orderId: string; readonly currency: CurrencyCode }
  /** Anything else worth knowing (ANA-25): an element with `data-general="category action label"` is clicked. */
  readonly general: { readonly category: string; readonly action: string; readonly label?: string }
  /** A suggestion, or a product that a search has found, is clicked (ANA-26, SRC-14). */
  readonly clickSearch: {
    readonly type: 'suggestionClick' | 'searchClick'
    readonly term: string
    /** Of the suggestion, or of the answer that the find stood in. */
    readonly id: string
  }
  /** A link in a content block is followed that is no product tile (ANA-27). */
  readonly pageBlockClick: {
    /** Of the block. */
    readonly id: string
    /** Its kind. */
    readonly block: string
    readonly href: string
    readonly text: string
  }
  /** A filter of a listing is set or taken off (ANA-28). */
  readonly filterClick: {
    /** As in the address. */
    readonly parameter: string
    readonly value: string
    readonly isOn: boolean
  }
  /** A page is shown, the first and every later one, unless its route is ignored (ANA-04, ANA-05, ANA-29). */
  readonly 'SPA-PageView': {
    /** Of the route, or what its row in the table of routes says instead. */
    readonly name: string
    /** Path and query. */
    readonly path: string
  }
  /** A popup opens, a link or the button of its form is pressed, or it closes (ANA-30). */
  readonly popup: {
    readonly popup: PopupName
    /** Which one, where there are many. */
    readonly id: string
    readonly action: 'shown' | 'clicked' | 'closed'
  }
  /** A link of the menu is followed, or a category of it opened (ANA-31). */
  readonly menuClick: {
    readonly type: 'desktop' | 'mobile'
    readonly menu: 'main' | 'sub'
    readonly text: string
    /** Empty where it opens what is below it. */
    readonly href: string
  }
}

export type EventName = keyof EventPayloads

export type AnalyticsEvent = { readonly [Name in EventName]: { readonly event: Name } & EventPayloads[Name] }[EventName]

/** What every event contains in addition (ANA-02, ANA-03). */
export interface EventFacts {
  /** Empty above all storefronts. */
  readonly countryCode: CountryCode | ''
  /** An active experiment covers this visitor (EXP-11). */
  readonly inSplitTest: boolean
}
