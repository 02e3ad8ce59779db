/** Every country that is sold to, to look through or to search (FTR-08). */
import { useDeferredValue, useId, useMemo, useState } from 'react'
import { fill } from '../../../../contracts/storefront/texts/fill.ts'
import { useTexts } from '../../../texts/texts-context.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { usePlace } from '../markets/index.ts'
import { openModal } from '../../frame/modals/index.ts'
import styles from './CountrySwitcher.module.css'
import { findMarkets, type MarketChoice, marketChoices } from './market-choices.ts'
import { switchMarket } from './switch-market.ts'

type SwitcherProps = {
  /** In checkout the shopper must confirm what changes first. */
  readonly isCheckout: boolean
  readonly onClose: () => void
}

export function CountrySwitcher({ isCheckout, onClose }: SwitcherProps) {
  const texts = useTexts()
  const place = usePlace()
  const id = useId()
  const [words, setWords] = useState('')
  const language = place?.market.language ?? 'en'
  const choices = useMemo(() => marketChoices(language), [language])
  const found = findMarkets(choices, useDeferredValue(words))
  if (!place) return null
  const choose = (choice: MarketChoice) => () => {
    onClose()
    if (choice.countryCode === place.market.countryCode) return
    if (isCheckout) openModal('geoRedirect', choice.countryCode)
    else void switchMarket(choice, place)
  }
  return (
    <Dialog title={texts.chooserTitle} close={texts.close} onClose={onClose} shape="wide">
      <label className={styles.label} htmlFor={id}>
        {texts.countrySearch}
      </label>
      <input
        className={styles.search}
        id={id}
        type="search"
        autoComplete="off"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <output className={styles.count}>
        {found.length === 0
          ? fill(texts.countryNotFound, { words: words.trim() })
          : fill(texts.countriesFound, { count: found.length })}
      </output>
      <ul className={styles.countries}>
        {found.map((choice) => (
          <li key={choice.countryCode}>
            <Country
              choice={choice}
              isHere={choice.countryCode === place.market.countryCode}
              onChoose={choose(choice)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

type CountryProps = { readonly choice: MarketChoice; readonly isHere: boolean; readonly onChoose: () => void }

function Country({ choice, isHere, onChoose }: CountryProps) {
  const { name, nameLanguage, language, languageName, currency, isExternal } = choice
  const texts = useTexts()
  return (
    <button className={styles.country} type="button" aria-current={isHere} onClick={onChoose}>
      <span className={styles.name} lang={nameLanguage} dir="auto">
        {name.local}
      </span>
      {name.here !== name.local && <span className={styles.english}>{name.here}</span>}
      <span className={styles.details}>
        {isExternal ? (
          <>
            {texts.chooserExternal} <span aria-hidden="true">↗</span>
          </>
        ) : (
          <>
            <span lang={language}>{languageName}</span> · {currency}
          </>
        )}
      </span>
      {isHere && <span className={styles.here}>{texts.youAreHere}</span>}
    </button>
  )
}
