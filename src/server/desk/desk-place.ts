/**
 * Where the desk is served (STF-01..03). Scripts of other sites run on the pages of the shop, and could call a desk on the
 * same host with the cookie of a staff member: a shop that is live, or that loads such scripts, has its desk on another host.
 */
import { ConfigError } from '../../platform/config/config-error.ts'
import type { Config } from '../../platform/config/read-config.ts'

export type DeskPlace =
  /** DESK=false */
  | { readonly kind: 'none' }
  /** The shop loads scripts of other sites by this setting, and the desk has no host of its own. */
  | { readonly kind: 'closed'; readonly setting: string }
  | { readonly kind: 'own-host'; readonly url: string; readonly host: string }
  | { readonly kind: 'shop-host' }

type DeskConfig = Pick<
  Config,
  | 'desk'
  | 'deskUrl'
  | 'live'
  | 'port'
  | 'publicUrl'
  | 'tagManagerId'
  | 'tagManagerScriptUrl'
  | 'chatBotId'
  | 'chatScriptUrl'
  | 'accessibilityScriptUrl'
>

/** Throws a ConfigError where a live shop has no safe place for it. */
export function deskPlace(config: DeskConfig): DeskPlace {
  const { desk, deskUrl, live } = config
  if (!desk) return { kind: 'none' }
  if (deskUrl !== undefined) return ownHost(deskUrl, config)
  if (live) {
    throw new ConfigError(
      'LIVE is true, but DESK_URL is not set: the desk of a live shop has a host of its own. DESK=false opens the shop without a desk.',
    )
  }
  const setting = settingOfOtherScripts(config)
  return setting === undefined ? { kind: 'shop-host' } : { kind: 'closed', setting }
}

function ownHost(url: string, { live, publicUrl }: DeskConfig): DeskPlace {
  if (live && !url.startsWith('https:')) {
    throw new ConfigError('LIVE is true, but DESK_URL is not an https address: the desk is signed in to there.')
  }
  const { host, hostname } = new URL(url)
  // By name: cookies do not distinguish ports.
  if (hostname === new URL(publicUrl ?? LOCAL).hostname) {
    throw new ConfigError('DESK_URL has the host of PUBLIC_URL, but the desk must have a host of its own.')
  }
  return { kind: 'own-host', url, host }
}

/** Of a shop without PUBLIC_URL. */
const LOCAL = 'http://localhost'

function settingOfOtherScripts(config: DeskConfig): string | undefined {
  if (config.tagManagerId !== '') return 'TAG_MANAGER_ID'
  if (config.chatBotId !== '') return 'CHAT_BOT_ID'
  const shop = config.publicUrl ?? `${LOCAL}:${config.port}`
  const scripts = [
    ['TAG_MANAGER_SCRIPT_URL', config.tagManagerScriptUrl],
    ['CHAT_SCRIPT_URL', config.chatScriptUrl],
    ['ACCESSIBILITY_SCRIPT_URL', config.accessibilityScriptUrl],
  ] as const
  return scripts.find(([, url]) => url !== undefined && new URL(url).origin !== new URL(shop).origin)?.[0]
}
