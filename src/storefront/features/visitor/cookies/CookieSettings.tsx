/** Every purpose by itself, and the way to change one's mind later. Nothing is ticked that was not ticked before. */
import { useState } from 'react'
import { fill } from '../../../../contracts/storefront/texts/fill.ts'
import { useTexts } from '../../../texts/texts-context.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { PressButton } from '../../../ui/PressButton.tsx'
import {
  type Allowed,
  CONSENT_CATEGORIES,
  type ConsentCategory,
  EVERYTHING_ALLOWED,
  isOptedOut,
  NOTHING_ALLOWED,
  useConsent,
} from '../consent/index.ts'
import { usePlace } from '../markets/index.ts'
import { chooseConsent } from './choose-consent.ts'
import styles from './CookieSettings.module.css'
import { vendorsOf } from './vendors.ts'

const WORDS = {
  extras: ['cookieExtras', 'cookieExtrasText'],
  statistics: ['cookieStatistics', 'cookieStatisticsText'],
  marketing: ['cookieMarketing', 'cookieMarketingText'],
} as const satisfies Record<ConsentCategory, unknown>

export function CookieSettings({ onClose }: { onClose: () => void }) {
  const texts = useTexts()
  const consent = useConsent()
  const storefront = usePlace()?.storefront ?? ''
  const [ticked, tick] = useState<Allowed>(typeof consent === 'object' ? consent.allowed : NOTHING_ALLOWED)
  const choose = (allowed: Allowed) => () => {
    chooseConsent(allowed, storefront)
    onClose()
  }
  return (
    <Dialog title={texts.cookieSettings} close={texts.close} onClose={onClose}>
      <p>
        {texts.cookieSettingsText} <a href={`/${storefront}/faq/cookie-policy`}>{texts.cookieMore}</a>
      </p>
      {isOptedOut() && (
        <output>
          <strong>{texts.privacyControl}</strong>
        </output>
      )}
      <ul className={styles.purposes}>
        <li>
          <Purpose name={texts.cookieNeeded} text={texts.cookieNeededText} isOn />
        </li>
        {CONSENT_CATEGORIES.map((category) => {
          const [name, text] = WORDS[category]
          return (
            <li key={category}>
              <Purpose
                name={texts[name]}
                text={`${texts[text]} ${inWords(vendorsOf(category), texts)}`}
                isOn={ticked[category]}
                onChange={(isOn) => tick({ ...ticked, [category]: isOn })}
              />
            </li>
          )
        })}
      </ul>
      <div className={styles.answers}>
        <PressButton onPress={choose(ticked)}>{texts.cookieSave}</PressButton>
        <PressButton quiet onPress={choose(NOTHING_ALLOWED)}>
          {texts.cookieReject}
        </PressButton>
        <PressButton quiet onPress={choose(EVERYTHING_ALLOWED)}>
          {texts.cookieAccept}
        </PressButton>
      </div>
    </Dialog>
  )
}

const inWords = (names: readonly string[], texts: ReturnType<typeof useTexts>): string =>
  names.length === 0 ? texts.cookieNoVendors : fill(texts.cookieVendors, { names: names.join(', ') })

type PurposeProps = {
  readonly name: string
  readonly text: string
  readonly isOn: boolean
  /** Absent where there is no choice. */
  readonly onChange?: (isOn: boolean) => void
}

function Purpose({ name, text, isOn, onChange }: PurposeProps) {
  return (
    <label className={styles.purpose}>
      <span className={styles.name}>{name}</span> {text}
      <input
        className={styles.switch}
        type="checkbox"
        checked={isOn}
        disabled={!onChange}
        onChange={({ target }) => onChange?.(target.checked)}
      />
    </label>
  )
}
