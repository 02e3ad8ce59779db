/**
 * Brings the live chat where one is configured and the visitor allows it, and not a byte of it otherwise (CHT-01). Never into
 * checkout; one that has begun goes on from page to page of the shop, until what let it in is taken back.
 */
import { addScript } from './add-script.ts'
import type { Store } from '../../../stores/store.ts'
import { readEmbedded, embeddedText } from '../../../stores/embedded-data.ts'
import { allows, consentStore } from '../consent/index.ts'
import type { StorefrontMarket } from '../markets/index.ts'

/** Where no other is configured: a stand-in that comes with the shop. */
const STAND_IN = '/widgets/chat.js'

type Shown = { readonly layout: string; readonly place: StorefrontMarket | undefined }

export function startChat(shown: Pick<Store<Shown>, 'get' | 'subscribe'>): () => void {
  const botId = embeddedText(readEmbedded('settings'), 'chatBotId')
  if (botId === '') return () => {}
  const src = embeddedText(readEmbedded('add-ons'), 'chatScript') || STAND_IN

  const bring = async () => {
    const { place } = shown.get()
    if (!place || !mayChat()) return
    const { chatScript } = await import('./chat-script.ts')
    // Checked again: the visitor may have navigated meanwhile.
    if (mayChat()) addScript('chat', src, chatScript(place, botId), ['extras'])
  }
  const mayChat = () => shown.get().layout === 'shop' && allows(consentStore.get(), 'extras')

  // A shop whose chat cannot be had is still a shop.
  const look = () => void bring().catch(() => undefined)
  look()
  const stops = [consentStore.subscribe(look), shown.subscribe(look)]
  return () => stops.forEach((stop) => stop())
}
