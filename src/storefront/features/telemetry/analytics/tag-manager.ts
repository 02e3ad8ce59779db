/**
 * Loads the tag manager where one is configured and the visitor allows statistics or advertising, and nothing of it
 * otherwise (ANA-32). Never in checkout, nor in a document that began there, whose policy blocks third parties: events
 * of checkout are passed to it on the next page.
 */
import { readEmbedded, embeddedText } from '../../../stores/embedded-data.ts'
import { allows, consentStore, isOptedOut, signalConsent } from '../../visitor/consent/index.ts'
import { addScript } from '../../visitor/widgets/index.ts'
import { carryEvent, dropCarriedAddresses, takeCarried } from './carry-events.ts'
import type { EventFacts } from './events.ts'
import type { PageStore } from './tracked-page.ts'
import { type WrittenEvent, writeEntry } from './write-events.ts'

type TagManager = { readonly hear: (event: WrittenEvent) => void; readonly stop: () => void }

export function startTagManager(shown: PageStore, factsOf: () => EventFacts): TagManager {
  const src = embeddedText(readEmbedded('add-ons'), 'tagManagerScript')
  if (src === '') return { hear: () => {}, stop: () => {} }
  const stopSignals = signalConsent(writeEntry)
  const isCheckout = shown.initial.layout === 'checkout'
  let isHere = false
  const isAllowed = () => {
    const consent = consentStore.get()
    return allows(consent, 'statistics') || allows(consent, 'marketing')
  }
  const mayTellAddress = () => allows(consentStore.get(), 'marketing') && !isOptedOut()
  const look = () => {
    if (consentStore.get() === 'unknown') return
    // What was allowed and is not any more is not carried on either.
    if (!isAllowed()) takeCarried()
    else if (!mayTellAddress()) dropCarriedAddresses()
    if (isHere || isCheckout || !isAllowed() || shown.get().layout === 'checkout') return
    isHere = true
    takeCarried().forEach(writeEntry)
    // As in the official snippet: the start time.
    writeEntry({ event: 'gtm.js', 'gtm.start': Date.now(), ...factsOf() })
    addScript('tagmanager', src, {}, ['statistics', 'marketing'])
  }
  look()
  const stops = [stopSignals, consentStore.subscribe(look), shown.subscribe(look)]
  return {
    hear: (event) => {
      if (isCheckout && isAllowed()) carryEvent(event, mayTellAddress())
    },
    stop: () => stops.forEach((stop) => stop()),
  }
}
