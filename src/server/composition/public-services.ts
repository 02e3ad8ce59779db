/** What visitors may ask which service, by path. The rest of a service is between services. */
import { COMMERCE_OPENAPI_PATH } from '../../contracts/commerce/commerce.ts'
import { COUNTRY_CODE_PATH } from '../../contracts/engagement/country-code.ts'
import { DIAGNOSTICS_PATH } from '../../contracts/engagement/diagnostics.ts'
import {
  AVAILABLE_FILTERS_PATH,
  EVENTS_PATH,
  LISTING_PATH,
  OPENAPI_PATH,
  PRICE_RANGE_PATH,
  PRODUCT_WIDGET_PATH,
  PRODUCTS_PATH,
  SEARCH_PATH,
  WIDGET_PATH,
} from '../../contracts/discovery/discovery.ts'
import { INQUIRIES_PATH } from '../../contracts/engagement/inquiry.ts'
import { NEWSLETTER_LINKS_PREFIX, NEWSLETTER_PATH } from '../../contracts/engagement/newsletter.ts'
import { WALLET_ORDER_PATH } from '../../contracts/commerce/order.ts'
import { ORDER_PAGES_PREFIX } from '../../contracts/commerce/order-lookup.ts'
import { PAYMENTS_PATH } from '../../contracts/commerce/payment.ts'
import { PAYMENTS_TEST_PREFIX } from '../../contracts/payment-provider/payment-provider.ts'
import { RATES_PATH } from '../../contracts/engagement/rates.ts'
import { VITALS_PATH } from '../../contracts/engagement/vitals.ts'
import { STOREFRONT_CODES } from '../../markets/storefronts/codes.ts'
import type { Config } from '../../platform/config/read-config.ts'
import { IMAGES_PREFIX } from '../../contracts/images/picture-address.ts'
import type { ImageService } from '../../services/images/service.ts'
import { CONTENT_PROXY_PREFIX } from '../content/content-proxy.ts'
import type { PublicService } from '../listener/request-listener.ts'
import { MAILBOX_PATH } from '../mailbox/mailbox-service.ts'

type Answering = Pick<PublicService, 'fetch'>

type Opened = {
  readonly content: Answering
  readonly images: Pick<ImageService, 'fetch' | 'kept'>
  readonly commerce: Answering
  readonly discovery: Answering
  readonly engagement: Answering
  /** Where the shop is paid in play money. */
  readonly sandbox: Answering | undefined
  /** Where the shop keeps its mails. */
  readonly mailbox: Answering | undefined
}

const DISCOVERY_PREFIXES = [
  SEARCH_PATH,
  PRODUCTS_PATH,
  `${LISTING_PATH}/`,
  WIDGET_PATH,
  EVENTS_PATH,
  `${PRODUCT_WIDGET_PATH}/`,
  `${AVAILABLE_FILTERS_PATH}/`,
  `${PRICE_RANGE_PATH}/`,
  OPENAPI_PATH,
]

/** What commerce answers below a storefront, where pages are otherwise. */
const STOREFRONT_PREFIXES = STOREFRONT_CODES.flatMap((code) => [
  `/${code}${WALLET_ORDER_PATH}`,
  `/${code}${PAYMENTS_PATH}`,
])

const ENGAGEMENT_PREFIXES = [
  DIAGNOSTICS_PATH,
  VITALS_PATH,
  NEWSLETTER_PATH,
  NEWSLETTER_LINKS_PREFIX,
  INQUIRIES_PATH,
  COUNTRY_CODE_PATH,
  RATES_PATH,
]

/** In the order in which they are asked whether a path is theirs. */
export function publicServices(
  { catalogPrefix, cartPrefix }: Pick<Config, 'catalogPrefix' | 'cartPrefix'>,
  { content, images, commerce, discovery, engagement, sandbox, mailbox }: Opened,
): readonly PublicService[] {
  return [
    { name: 'content', prefixes: [CONTENT_PROXY_PREFIX], fetch: content.fetch },
    { name: 'images', prefixes: [IMAGES_PREFIX], fetch: images.fetch, kept: images.kept },
    {
      name: 'commerce',
      prefixes: [
        `/${catalogPrefix}/`,
        `/${cartPrefix}/`,
        ORDER_PAGES_PREFIX,
        COMMERCE_OPENAPI_PATH,
        ...STOREFRONT_PREFIXES,
      ],
      fetch: commerce.fetch,
    },
    ...(sandbox ? [{ name: 'payments', prefixes: [`${PAYMENTS_TEST_PREFIX}/`], fetch: sandbox.fetch }] : []),
    ...(mailbox ? [{ name: 'mailbox', prefixes: [MAILBOX_PATH], fetch: mailbox.fetch }] : []),
    { name: 'discovery', prefixes: DISCOVERY_PREFIXES, fetch: discovery.fetch },
    { name: 'engagement', prefixes: ENGAGEMENT_PREFIXES, fetch: engagement.fetch },
  ]
}
