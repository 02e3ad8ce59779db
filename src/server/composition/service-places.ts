/**
 * Which services this process runs, and that it has the address of each other one it calls (SCL-14). Without SERVICES it runs
 * everything that has no address.
 */
import { ConfigError } from '../../platform/config/config-error.ts'
import type { Config } from '../../platform/config/read-config.ts'
import type { ServiceName } from '../../platform/config/service-names.ts'

export type ServicePlaces = {
  /** Addresses are those of other processes only. */
  readonly config: Config
  readonly runs: (service: ServiceName) => boolean
}

type Addressed = Exclude<ServiceName, 'storefront' | 'desk'>

const ADDRESSES = {
  commerce: { key: 'commerceUrl', setting: 'COMMERCE_URL' },
  payments: { key: 'paymentsUrl', setting: 'PAYMENTS_URL' },
  content: { key: 'contentUrl', setting: 'CONTENT_URL' },
  discovery: { key: 'discoveryUrl', setting: 'DISCOVERY_URL' },
  images: { key: 'imagesUrl', setting: 'IMAGES_URL' },
} as const satisfies Readonly<Record<Addressed, { readonly key: keyof Config; readonly setting: string }>>

const ADDRESSED: readonly Addressed[] = ['commerce', 'payments', 'content', 'discovery', 'images']

/** The desk works on the database: it calls none. */
const CALLS: Readonly<Record<ServiceName, readonly Addressed[]>> = {
  storefront: ADDRESSED,
  desk: [],
  commerce: ['payments', 'content', 'discovery'],
  payments: ['commerce'],
  content: [],
  discovery: ['commerce'],
  images: [],
}

const addressOf = (config: Config, service: Addressed): string | undefined => config[ADDRESSES[service].key]

const isAddressed = (service: ServiceName): service is Addressed => service in ADDRESSES

/** Throws a ConfigError where an address or the key of the shop is missing. */
export function placeServices(given: Config): ServicePlaces {
  const { services } = given
  if (services.length === 0) {
    return {
      config: given,
      runs: (service) => !isAddressed(service) || addressOf(given, service) === undefined,
    }
  }
  const runs = (service: ServiceName) => services.includes(service)
  const here = ADDRESSED.filter(runs).map((service) => [ADDRESSES[service].key, undefined] as const)
  const config: Config = { ...given, ...Object.fromEntries(here) }
  const called = ADDRESSED.filter((other) => !runs(other) && services.some((service) => CALLS[service].includes(other)))
  // A provider takes the money itself.
  const remote = called.filter((service) => service !== 'payments' || config.adyenApiKey === undefined)
  const missing = remote.filter((service) => addressOf(config, service) === undefined)
  if (missing.length > 0) {
    const settings = missing.map((service) => ADDRESSES[service].setting).join(', ')
    throw new ConfigError(`SERVICES is ${services.join(',')}, which calls ${missing.join(', ')}: set ${settings}.`)
  }
  if (config.serviceKey === undefined) {
    throw new ConfigError('SERVICES is set, but SERVICE_KEY is not: the processes of a shop call each other with it.')
  }
  return { config, runs }
}
