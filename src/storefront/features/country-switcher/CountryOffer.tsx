/**
 * Offers the shop of the country that the visitor seems to be in. It only ever offers: whoever closes it stays where they
 * are, and either answer is remembered, so that nobody is asked again (MSW-11).
 */
import { useEffect } from 'react'
import { fill } from '../../texts/fill.ts'
import { useTexts } from '../../texts/texts-context.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { PressButton } from '../../ui/PressButton.tsx'
import { Fish } from '../brand/index.ts'
import { rememberMarket, usePlace } from '../markets/index.ts'
import styles from './CountryOffer.module.css'
import { offerFor } from './market-choices.ts'
import { switchMarket } from './switch-market.ts'

/** `country` is its code. One that is not sold to, or where the visitor is already, is no offer. */
export function CountryOffer({ country, onClose }: { country: string; onClose: () => void }) {
  const texts = useTexts()
  const place = usePlace()
  const offer = place && offerFor(country, place.market.countryCode)
  useEffect(() => {
    if (!offer) onClose()
  }, [offer, onClose])
  if (!offer) return null
  const stay = () => {
    rememberMarket(place.market.countryCode)
    onClose()
  }
  const go = () => {
    onClose()
    void switchMarket(offer, place)
  }
  const name = new Intl.DisplayNames(place.market.locale, { type: 'region' }).of(offer.countryCode)
  return (
    <Dialog title={texts.offerTitle} close={texts.close} onClose={onClose}>
      <div className={styles.fish}>
        <Fish />
      </div>
      <p>{fill(texts.offerText, { country: name ?? offer.name.english, currency: offer.currency })}</p>
      <div className={styles.answers}>
        <PressButton onPress={go}>{texts.offerGo}</PressButton>
        <PressButton quiet onPress={stay}>
          {texts.offerStay}
        </PressButton>
      </div>
    </Dialog>
  )
}
