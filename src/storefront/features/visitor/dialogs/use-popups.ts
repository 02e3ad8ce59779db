/** Opens a popup some time after the page has loaded, once in a session, and never over something else (CNT-31). */
import { useEffect, useEffectEvent } from 'react'
import { NEWSLETTER_POPUP_DELAY_MS, POPUP_DELAY_MS } from '../../../ui/timings.ts'
import { aliveFor } from '../../../stores/alive.ts'
import { readStored, writeStored } from '../../../stores/browser-storage.ts'
import { useConsent } from '../consent/index.ts'
import { useShell } from '../../content/story/index.ts'
import { readNewsletterRecord } from '../newsletter/index.ts'
import { useSegmentVariables } from '../segments/index.ts'
import { isAnyDialogOpen, openModal } from '../../frame/modals/index.ts'
import { isBusy } from './is-busy.ts'
import { choosePopup } from './popup-choice.ts'

const SEEN = 'sockeye.popup'

/** `isQuiet`: not during a payment. */
export function usePopups(isQuiet: boolean): void {
  const shell = useShell()
  const variables = useSegmentVariables()
  const consent = useConsent()
  const open = useEffectEvent((hasStayed: boolean) => {
    if (isQuiet || isAnyDialogOpen() || isBusy()) return
    const popup = choosePopup(shell, {
      variables,
      hasSeenOne: readStored('session', SEEN) === true,
      newsletter: readNewsletterRecord(),
      hasStayed,
      hasDecidedOnCookies: typeof consent === 'object',
    })
    if (!popup) return
    writeStored('session', SEEN, true)
    if (popup.kind === 'segment') openModal('block', popup.uid)
    else openModal('newsletter')
  })
  useEffect(() => {
    const openAfter = (delay: number, hasStayed: boolean) =>
      setTimeout(() => open(hasStayed), Math.max(0, delay - aliveFor()))
    const timers = [openAfter(POPUP_DELAY_MS, false), openAfter(NEWSLETTER_POPUP_DELAY_MS, true)]
    return () => timers.forEach(clearTimeout)
  }, [])
}
