/**
 * Loads the widget on the storefront us, and nowhere else (ROL-02). The bundled one stores nothing and sends no
 * requests, so it needs no consent; a third-party one does, and like all third-party scripts it is not loaded in
 * checkout.
 */
import { addScript } from './add-script.ts'
import type { Store } from '../../../stores/store.ts'
import { readEmbedded, embeddedText } from '../../../stores/embedded-data.ts'
import { allows, consentStore } from '../consent/index.ts'
import type { StorefrontMarket } from '../markets/index.ts'

const STAND_IN = '/widgets/accessibility.js'

type Shown = { readonly layout: string; readonly place: StorefrontMarket | undefined }

export function startAccessibilityWidget(shown: Pick<Store<Shown>, 'get' | 'subscribe'>): () => void {
  const theirs = embeddedText(readEmbedded('add-ons'), 'accessibilityScript')
  const look = () => {
    const { layout, place } = shown.get()
    if (place?.storefront !== 'us' || layout !== 'shop') return
    if (theirs === '') addScript('accessibility', STAND_IN, {})
    else if (allows(consentStore.get(), 'extras')) addScript('accessibility', theirs, {}, ['extras'])
  }
  look()
  const stops = [consentStore.subscribe(look), shown.subscribe(look)]
  return () => stops.forEach((stop) => stop())
}
