/**
 * Offers the shop of the country that a visitor seems to be in, where that is another one (EXP-10): once in a session,
 * to visitors who have not chosen a country yet, and not in the variant without it.
 */
import { lookUpCountry } from '../../../../contracts/engagement/country-code-client.ts'
import { GEOLOCATION_MODAL_REDIRECT } from '../../../../markets/experiments/experiments.ts'
import { readStored, writeStored } from '../../../stores/browser-storage.ts'
import { ownTransport } from '../../../stores/transports.ts'
import { isBusy } from '../dialogs/index.ts'
import { seenVariant } from '../experiments/index.ts'
import { preferredMarket } from '../markets/index.ts'
import { isAnyDialogOpen, openModal } from '../../frame/modals/index.ts'
import type { VisitorPageStore, VisitorPage } from './visitor-page.ts'

const OFFERED = 'sockeye.offer'

/** The variant with the offer. */
const OFFERS = 'variant2'

export function offerShop(shown: VisitorPageStore): () => void {
  let isOver = false
  // A shop that does not know where its visitors are sells all the same.
  void offer(shown, () => isOver).catch(() => undefined)
  return () => {
    isOver = true
  }
}

async function offer(shown: VisitorPageStore, isOver: () => boolean): Promise<void> {
  const { place } = shown.get()
  if (!place || !mayOffer(shown.get())) return
  const { countryCode } = place.market
  const country = await lookUpCountry(countryCode, ownTransport)
  if (country === countryCode) return
  const { choiceOf } = await import('../country-switcher/index.ts')
  const isElsewhere = choiceOf(country)?.storefront !== place.storefront
  // Whatever has happened meanwhile goes before.
  if (isOver() || !isElsewhere || !mayOffer(shown.get()) || isAnyDialogOpen() || isBusy()) return
  writeStored('session', OFFERED, true)
  openModal('geoRedirect', country)
}

const mayOffer = ({ place, layout, preview }: VisitorPage): boolean =>
  place !== undefined &&
  layout === 'shop' &&
  preview === undefined &&
  preferredMarket() === undefined &&
  readStored('session', OFFERED) !== true &&
  seenVariant(GEOLOCATION_MODAL_REDIRECT, place.market.countryCode) === OFFERS
