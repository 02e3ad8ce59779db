/** The script element of the live chat: the only place that knows its provider. */
import { chatBottom, chatLanguage } from '../../../markets/interface/chat.ts'
import { findMarket } from '../../../markets/storefronts/table.ts'
import { translationLocaleOf } from '../../../markets/storefronts/translation-locale.ts'
import type { Place } from '../markets/index.ts'

const CHAT_SCRIPT = 'https://chat.example/widget.js'

/** What the provider reads off its own element: whose chat it is, what it speaks and where it stands (CHT-02, CHT-03). */
export type ChatScript = {
  readonly src: string
  readonly botId: string
  readonly language: string
  /** Pixels from the bottom of the window. */
  readonly bottom: number
}

export function chatScript({ storefront, market: { countryCode } }: Place, botId: string): ChatScript {
  // No market speaks another language in another environment.
  const market = findMarket('production', countryCode)
  const locale = market ? translationLocaleOf(market) : 'default'
  return { src: CHAT_SCRIPT, botId, language: chatLanguage(locale), bottom: chatBottom(storefront) }
}

/** Once in a document: a chat that has begun goes on from page to page. */
export function addChat(place: Place, botId: string): void {
  if (document.querySelector('script[data-chat]')) return
  const { src, language, bottom } = chatScript(place, botId)
  const script = document.createElement('script')
  script.src = src
  script.async = true
  Object.assign(script.dataset, { chat: botId, language, bottom: String(bottom) })
  // A page without a chat is still a page: one that does not come leaves no trace.
  script.addEventListener('error', () => script.remove())
  document.head.append(script)
}
