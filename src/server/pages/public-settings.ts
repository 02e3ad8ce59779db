/** The settings of pages: values for browsers, and the sites that they may connect to. */
import type { Config } from '../../platform/config/read-config.ts'
import { isTagManagerId } from './tag-manager-id.ts'

/** The only settings a browser may know. */
export interface PublicSettings {
  readonly brinkApiUrl: string
  readonly environment: Config['environment']
  readonly searchUrl: string
  readonly releaseStage: string
  readonly chatBotId: string
}

/** CRT-30: path prefixes of carts and stock in the commerce API. Separate, because there are exactly five settings (MKT-40). */
export interface ApiPrefixes {
  readonly cart: string
  readonly catalog: string
}

export const apiPrefixes = ({ cartPrefix, catalogPrefix }: Config): ApiPrefixes => ({
  cart: cartPrefix,
  catalog: catalogPrefix,
})

/**
 * URLs of optional scripts and services, as far as they differ from the defaults. Not among the five settings either.
 */
export interface AddOns {
  readonly chatScript?: string
  readonly accessibilityScript?: string
  readonly errorReports?: string
  /** Where the payment sandbox is, if not on the origin of the page. */
  readonly payments?: string
  /** With its container. */
  readonly tagManagerScript?: string
  /** DIA-06 */
  readonly mostReports: number
  /** Percentage of visits whose web vitals are measured. */
  readonly vitalsPercent: number
}

export const addOns = (config: Config): AddOns => ({
  ...(config.chatScriptUrl === undefined ? {} : { chatScript: config.chatScriptUrl }),
  ...(config.accessibilityScriptUrl === undefined ? {} : { accessibilityScript: config.accessibilityScriptUrl }),
  ...(config.errorReportUrl === undefined ? {} : { errorReports: config.errorReportUrl }),
  ...(config.paymentsUrl === undefined ? {} : { payments: config.paymentsUrl }),
  ...tagManagerScriptIn(config),
  mostReports: config.maxErrorReports,
  vitalsPercent: config.vitalsPercent,
})

/** ANA-06 */
function tagManagerScriptIn({ tagManagerId, tagManagerScriptUrl }: Config): Pick<AddOns, 'tagManagerScript'> {
  if (!isTagManagerId(tagManagerId)) return {}
  const url = new URL(tagManagerScriptUrl ?? TAG_MANAGER)
  url.searchParams.set('id', tagManagerId)
  return { tagManagerScript: url.href }
}

const TAG_MANAGER = 'https://www.googletagmanager.com/gtm.js'

/** Other sites that pages may call, by configuration: none by default. */
export function thirdParties(config: Config): readonly string[] {
  const { chatBotId, chatScriptUrl, accessibilityScriptUrl, errorReportUrl, tagManagerSites } = config
  const { tagManagerScript } = tagManagerScriptIn(config)
  const scripts = [
    chatBotId === '' ? undefined : chatScriptUrl,
    accessibilityScriptUrl,
    errorReportUrl,
    tagManagerScript,
  ]
  const sites = tagManagerScript === undefined || tagManagerSites === '' ? [] : tagManagerSites.split(',')
  return [...new Set([...scripts.flatMap((url) => (url === undefined ? [] : [new URL(url).origin])), ...sites])]
}

/** The other origins whose services a page calls: those of the settings, and no other. */
export function serviceOrigins({ commerceUrl, discoveryUrl, paymentsUrl }: Config): ServiceOrigins {
  const originsOf = (...urls: readonly (string | undefined)[]) => [
    ...new Set(urls.flatMap((url) => (url === undefined ? [] : [new URL(url).origin]))),
  ]
  return {
    pages: originsOf(commerceUrl, discoveryUrl),
    checkout: originsOf(commerceUrl, discoveryUrl, paymentsUrl),
  }
}

export type ServiceOrigins = {
  readonly pages: readonly string[]
  /** The sandbox, too. */
  readonly checkout: readonly string[]
}

/**
 * Built member by member, never by leaving members out: a new setting stays private until someone adds it here.
 * The bundled services are reached on the shop's own origin, so their address is empty.
 */
export function publicSettings(config: Config): PublicSettings {
  return {
    brinkApiUrl: config.commerceUrl ?? '',
    environment: config.environment,
    searchUrl: config.discoveryUrl ?? '',
    releaseStage: config.releaseStage,
    chatBotId: config.chatBotId,
  }
}
