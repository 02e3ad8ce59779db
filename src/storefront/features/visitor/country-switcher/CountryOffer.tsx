/**
 * Offers the shop of the country that the visitor seems to be in. Closing it stays in the current shop, and either
 * choice is stored, so that the offer is not repeated (MSW-11).
 */
import { useEffect } from 'react'
import { fill } from '../../../../contracts/storefront/texts/fill.ts'
import { useTexts } from '../../../texts/texts-context.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { PressButton } from '../../../ui/PressButton.tsx'
import { Fish } from '../../frame/logo/index.ts'
import { type StorefrontMarket, storeMarket, usePlace } from '../markets/index.ts'
import styles from './CountryOffer.module.css'
import { type MarketChoice, offerFor } from './market-choices.ts'
import { switchMarket } from './switch-market.ts'

type Props = {
  /** Its code. One that is not sold to, or where the visitor is already, is no offer. */
  readonly country: string
  /** There it says what becomes of the basket. */
  readonly isCheckout: boolean
  readonly onClose: () => void
}

export function CountryOffer({ country, isCheckout, onClose }: Props) {
  const texts = useTexts()
  const place = usePlace()
  const offer = place && offerFor(country, place.market.countryCode)
  useEffect(() => {
    if (!offer) onClose()
  }, [offer, onClose])
  if (!offer) return null
  const stay = () => {
    storeMarket(place.market.countryCode)
    onClose()
  }
  const go = () => {
    onClose()
    void switchMarket(offer, place)
  }
  const name = new Intl.DisplayNames(place.market.locale, { type: 'region' }).of(offer.countryCode)
  const named = { country: name ?? offer.name.english, currency: offer.currency }
  const words = isCheckout ? changeWords(offer, place) : OFFER_WORDS
  return (
    <Dialog title={fill(texts[words.title], named)} close={texts.close} onClose={onClose}>
      <div className={styles.fish}>
        <Fish />
      </div>
      <p>{fill(texts[words.text], named)}</p>
      <div className={styles.answers}>
        <PressButton onPress={go}>{texts[words.go]}</PressButton>
        <PressButton quiet onPress={stay}>
          {texts[words.stay]}
        </PressButton>
      </div>
    </Dialog>
  )
}

const OFFER_WORDS = { title: 'offerTitle', text: 'offerText', go: 'offerGo', stay: 'offerStay' } as const

/** In checkout: what changes, before it changes. */
function changeWords({ storefront, isExternal, region }: MarketChoice, place: StorefrontMarket) {
  const question = { title: 'changeTitle', go: 'changeGo', stay: 'changeStay' } as const
  if (isExternal || region !== place.market.region) return { ...question, text: 'changeBasketStays' } as const
  return { ...question, text: storefront === place.storefront ? 'changePrices' : 'changeShop' } as const
}
