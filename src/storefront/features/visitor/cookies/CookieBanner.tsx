/**
 * Requests consent for what is stored beyond what is needed. It is fixed to the bottom edge, and the page has room
 * above it: the whole page can be used without a choice. Refusing is as easy as accepting.
 */
import { useId } from 'react'
import { useTexts } from '../../../texts/texts-context.ts'
import { coverPageEnd } from '../../../ui/cover-page-end.ts'
import { PressButton } from '../../../ui/PressButton.tsx'
import { EVERYTHING_ALLOWED, NOTHING_ALLOWED } from '../consent/index.ts'
import { usePlace } from '../markets/index.ts'
import { chooseConsent } from './choose-consent.ts'
import styles from './CookieBanner.module.css'

type Props = { readonly onClose: () => void; readonly onSettings: () => void }

export function CookieBanner({ onClose, onSettings }: Props) {
  const texts = useTexts()
  const id = useId()
  const storefront = usePlace()?.storefront ?? ''
  const choose = (allowed: typeof NOTHING_ALLOWED) => () => {
    chooseConsent(allowed, storefront)
    onClose()
  }
  return (
    <section className={styles.banner} aria-labelledby={id} ref={coverPageEnd}>
      <div className={styles.words}>
        <h2 className={styles.title} id={id}>
          {texts.cookieTitle}
        </h2>
        <p>
          {texts.cookieText}{' '}
          <button className={styles.more} type="button" onClick={onSettings}>
            {texts.cookieSettings}
          </button>
        </p>
      </div>
      <div className={styles.answers}>
        <PressButton quiet onPress={choose(NOTHING_ALLOWED)}>
          {texts.cookieReject}
        </PressButton>
        <PressButton quiet onPress={choose(EVERYTHING_ALLOWED)}>
          {texts.cookieAccept}
        </PressButton>
      </div>
    </section>
  )
}
