/**
 * The table of routes: one row per screen, the first match wins. The only place where a path is matched to a page: for
 * server, browser, page cache and analytics. A row defines the route; its page has the content, and the page's load the
 * data.
 */
import type { CheckoutView } from '../../markets/paths/checkout-links.ts'
import type { RouteName } from '../../markets/paths/route-names.ts'

export type PageId =
  | 'chooser'
  | 'home'
  | 'story'
  | 'product'
  | 'search'
  | 'checkout'
  | 'login'
  | 'menu'
  | 'faq'
  | 'diagnostics'
  | 'shared-content'

/** The values of a path's parameters, decoded. */
export type PathParams = { readonly [name: string]: string | readonly string[] | undefined }

export type PageRoute = {
  readonly name: RouteName
  readonly path: string
  /** A page to show, or the path under the storefront that the visitor is redirected to, with the query. */
  readonly shows: PageId | { readonly forwardTo: string }
  /** The frame of the page: the shop's header and footer, the reduced checkout header, or nothing. */
  readonly layout: 'shop' | 'checkout' | 'none'
  readonly context?: 'homepage' | 'product' | 'search' | 'content' | 'faq'
  readonly section?: string
  readonly checkout?: true
  readonly view?: CheckoutView
  /** The guards that run before the page is shown, by name. */
  readonly middleware?: readonly 'reserved-slugs'[]
  /** Excluded from search engines (noindex). */
  readonly noindex?: true
  /** The name in page views instead of its own; false where none are sent (ANA-04, ANA-05). */
  readonly pageView?: string | false
}

export const ROUTES = [
  { name: 'index', path: '/', shows: 'chooser', layout: 'none' },
  {
    name: 'storefront-checkout',
    path: '/:storefront/checkout',
    shows: { forwardTo: '/checkout/cart' },
    layout: 'checkout',
    checkout: true,
    noindex: true,
  },
  {
    name: 'storefront-checkout-cart',
    path: '/:storefront/checkout/cart',
    shows: 'checkout',
    layout: 'checkout',
    checkout: true,
    view: 'cart',
    noindex: true,
  },
  {
    name: 'storefront-checkout-address',
    path: '/:storefront/checkout/address',
    shows: 'checkout',
    layout: 'checkout',
    checkout: true,
    view: 'address',
    noindex: true,
  },
  {
    name: 'storefront-checkout-payment',
    path: '/:storefront/checkout/payment',
    shows: 'checkout',
    layout: 'checkout',
    checkout: true,
    view: 'payment',
    noindex: true,
  },
  {
    name: 'storefront-checkout-success-id',
    path: '/:storefront/checkout/success/:id?',
    shows: 'checkout',
    layout: 'checkout',
    checkout: true,
    view: 'success',
    noindex: true,
    pageView: 'storefront-checkout-success',
  },
  {
    name: 'storefront-cart',
    path: '/:storefront/cart',
    shows: { forwardTo: '/checkout/cart' },
    layout: 'checkout',
    noindex: true,
  },
  { name: 'storefront-menu', path: '/:storefront/menu', shows: 'menu', layout: 'shop', noindex: true },
  {
    name: 'storefront-product-sku',
    path: '/:storefront/product/:sku',
    shows: 'product',
    layout: 'shop',
    context: 'product',
  },
  {
    name: 'storefront-search',
    path: '/:storefront/search/:pageNumber?',
    shows: 'search',
    layout: 'shop',
    context: 'search',
    noindex: true,
  },
  { name: 'storefront-login', path: '/:storefront/login', shows: 'login', layout: 'shop', noindex: true },
  { name: 'storefront-faq', path: '/:storefront/faq', shows: 'faq', layout: 'shop', context: 'faq' },
  {
    name: 'storefront-faq-cookie-policy',
    path: '/:storefront/faq/cookie-policy',
    shows: 'story',
    layout: 'shop',
    context: 'faq',
  },
  {
    name: 'storefront-faq-section',
    path: '/:storefront/faq/:faq_section',
    shows: 'faq',
    layout: 'shop',
    context: 'faq',
  },
  {
    name: 'storefront-diagnostics-product-sku',
    path: '/:storefront/diagnostics/product/:sku...',
    shows: 'diagnostics',
    layout: 'shop',
    noindex: true,
    pageView: false,
  },
  {
    name: 'storefront-shared-content',
    path: '/:storefront/shared-content',
    shows: 'shared-content',
    layout: 'none',
    noindex: true,
    pageView: false,
  },
  {
    name: 'storefront',
    path: '/:storefront',
    shows: 'home',
    layout: 'shop',
    context: 'homepage',
    section: 'right-now',
  },
  {
    name: 'storefront-slugs',
    path: '/:storefront/:slugs...',
    shows: 'story',
    layout: 'shop',
    context: 'content',
    section: 'slugs',
    middleware: ['reserved-slugs'],
  },
] as const satisfies readonly PageRoute[]
