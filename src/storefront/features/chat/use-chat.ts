/** Brings the live chat where one is configured and the visitor allows it, and not a byte of it otherwise (CHT-01). */
import { useEffect } from 'react'
import { allows, useConsent } from '../consent/index.ts'
import { type Place, usePlace } from '../markets/index.ts'
import { chatBotIdIn } from './chat-bot-id.ts'

export function useChat(): void {
  const place = usePlace()
  const isAllowed = allows(useConsent(), 'extras')
  useEffect(() => {
    const botId = chatBotIdIn(document)
    // A shop whose chat cannot be had is still a shop.
    if (place && isAllowed && botId !== '') void bringChat(place, botId).catch(() => undefined)
  }, [place, isAllowed])
}

async function bringChat(place: Place, botId: string): Promise<void> {
  const { addChat } = await import('./chat-script.ts')
  addChat(place, botId)
}
