/** The configuration of the live chat's script: its account, language and position (CHT-02, CHT-03). */
import { chatBottom, chatLanguage } from './chat-defaults.ts'
import { findMarket } from '../../../../markets/storefronts/table.ts'
import { translationLocaleOf } from '../../../../markets/storefronts/translation-locale.ts'
import type { StorefrontMarket } from '../markets/index.ts'

export type ChatScript = {
  readonly chat: string
  readonly language: string
  /** Pixels from the bottom of the window. */
  readonly bottom: string
  readonly storefront: string
}

export function chatScript({ storefront, market: { countryCode } }: StorefrontMarket, botId: string): ChatScript {
  // No market speaks another language in another environment.
  const market = findMarket('production', countryCode)
  const language = chatLanguage(market ? translationLocaleOf(market) : 'default')
  return { chat: botId, language, bottom: String(chatBottom(storefront)), storefront }
}
