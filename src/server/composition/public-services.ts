/**
 * Which paths belong to which service. Those of operations come from the tables of the contracts; pages, pictures and webhooks
 * are listed here. Operations between services are served only to a caller with the key of the shop.
 */
import { commerceOperations } from '../../contracts/commerce/commerce-operations.ts'
import { ORDER_PAGES_PREFIX } from '../../contracts/commerce/order-lookup.ts'
import { discoveryOperations } from '../../contracts/discovery/discovery-operations.ts'
import { engagementOperations } from '../../contracts/engagement/engagement-operations.ts'
import { NEWSLETTER_LINKS_PREFIX } from '../../contracts/engagement/newsletter.ts'
import { IMAGES_PREFIX } from '../../contracts/images/picture-address.ts'
import { pathWith, type Operation, type OperationTable } from '../../contracts/operation.ts'
import { PAYMENTS_TEST_PREFIX } from '../../contracts/payment-provider/payment-provider.ts'
import type { Config } from '../../platform/config/read-config.ts'
import type { ImageService } from '../../services/images/service.ts'
import { CONTENT_PROXY_PREFIX } from '../content/content-proxy.ts'
import { CONTENT_DELIVERY_PREFIX } from '../content/content-delivery.ts'
import type { PublicService } from '../listener/service-requests.ts'
import { CSP_REPORTS_PATH } from '../http/security-headers.ts'
import { MAILBOX_PATH } from '../mailbox/mailbox-service.ts'

type Answering = Pick<PublicService, 'fetch'>

/** Those that this process neither runs nor forwards to are undefined. */
type Opened = {
  readonly content: Answering | undefined
  /** Where other processes of the shop read content. */
  readonly contentDelivery: Answering | undefined
  readonly images: (Answering & Partial<Pick<ImageService, 'findCached'>>) | undefined
  readonly commerce: Answering | undefined
  readonly discovery: Answering | undefined
  readonly engagement: Answering | undefined
  /** Undefined where real payments are made. */
  readonly sandbox: Answering | undefined
  readonly cspReports: Answering
  /** Where the shop stores its mails. */
  readonly mailbox: Answering | undefined
}

type Prefixes = Pick<Config, 'catalogPrefix' | 'cartPrefix'>

/** In the order in which they are searched for the one that a path belongs to. */
export function publicServices(
  { catalogPrefix, cartPrefix }: Prefixes,
  { content, contentDelivery, images, commerce, discovery, engagement, sandbox, cspReports, mailbox }: Opened,
): readonly PublicService[] {
  const prefixes = { catalogPrefix, cartPrefix }
  const { findCached } = images ?? {}
  return [
    ...(content ? [{ name: 'content', prefixes: [CONTENT_PROXY_PREFIX], fetch: content.fetch }] : []),
    ...(contentDelivery
      ? [{ name: 'content', prefixes: [CONTENT_DELIVERY_PREFIX], fetch: contentDelivery.fetch }]
      : []),
    ...(images
      ? [{ name: 'images', prefixes: [IMAGES_PREFIX], fetch: images.fetch, ...(findCached && { cached: findCached }) }]
      : []),
    ...(commerce
      ? [
          {
            name: 'commerce',
            prefixes: [...publicPrefixes(commerceOperations, prefixes), ORDER_PAGES_PREFIX],
            internal: internalPaths(commerceOperations),
            isShared: true,
            fetch: commerce.fetch,
          },
        ]
      : []),
    ...(sandbox ? [{ name: 'payments', prefixes: [`${PAYMENTS_TEST_PREFIX}/`], fetch: sandbox.fetch }] : []),
    { name: 'csp-reports', prefixes: [CSP_REPORTS_PATH], fetch: cspReports.fetch },
    ...(mailbox ? [{ name: 'mailbox', prefixes: [MAILBOX_PATH], fetch: mailbox.fetch }] : []),
    ...(discovery
      ? [
          {
            name: 'discovery',
            prefixes: publicPrefixes(discoveryOperations),
            internal: internalPaths(discoveryOperations),
            isShared: true,
            fetch: discovery.fetch,
          },
        ]
      : []),
    ...(engagement
      ? [
          {
            name: 'engagement',
            prefixes: [...publicPrefixes(engagementOperations), NEWSLETTER_LINKS_PREFIX],
            fetch: engagement.fetch,
          },
        ]
      : []),
  ]
}

/** Beginnings of the paths that visitors may call. */
export function publicPrefixes(
  table: OperationTable,
  prefixes: Readonly<Record<string, string>> = {},
): readonly string[] {
  const operations = Object.values(table).filter(({ access }) => access === 'public')
  return [...new Set(operations.flatMap((operation) => prefixesOf(operation, prefixes)))]
}

export const internalPaths = (table: OperationTable): readonly string[] =>
  Object.values(table)
    .filter(({ access }) => access === 'internal')
    .map(({ path }) => path)

/**
 * Everything below a prefix of the settings belongs to the service, also paths without an operation. Of other paths the prefix
 * is what precedes the first parameter; a parameter at the beginning is expanded to its values.
 */
function prefixesOf({ path, paths = {} }: Operation, prefixes: Readonly<Record<string, string>>): readonly string[] {
  const [setting] = /^\/\{\w+Prefix\}\//.exec(path) ?? []
  if (setting !== undefined) return [pathWith(setting, prefixes)]
  const [, first = ''] = /^\/\{(\w+)\}/.exec(path) ?? []
  const written = (paths[first] ?? []).map((value) => path.replace(`{${first}}`, value))
  return (written.length > 0 ? written : [path]).map((one) => one.split('{')[0] ?? one)
}
