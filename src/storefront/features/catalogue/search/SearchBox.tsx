/**
 * The search box: a field with suggestions while typing. An ARIA 1.2 combobox: the focus stays in the field, the arrow
 * keys move through the list, and the active option is read out. Its code is fetched when the pointer or the focus
 * comes near.
 */
import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent, SubmitEvent } from 'react'
import { linkTo } from '../../../../markets/paths/storefront-segment.ts'
import { useStore } from '../../../stores/store.ts'
import { useTexts } from '../../../texts/texts-context.ts'
import { useNavigation } from '../../frame/menu-entries/index.ts'
import type { StorefrontMarket } from '../../visitor/markets/index.ts'
import { inOrder, toChoices } from './choices.ts'
import { moveChoice } from './move-choice.ts'
import { addSearch, deleteSearches, loadSearches, recentSearches, storeSearches } from './recent-searches.ts'
import { RecentSearchesFoot } from './RecentSearchesFoot.tsx'
import { recordClick } from './record-click.ts'
import styles from './SearchBox.module.css'
import { searchLink } from './search-link.ts'
import { SuggestionList } from './SuggestionList.tsx'
import { useSuggestions } from './use-suggestions.ts'

export type SearchBoxProps = {
  readonly place: StorefrontMarket
  /** Something was chosen: whatever the box stands in may close (SRC-12, SRC-13). */
  readonly onDone: () => void
  /** Where the box itself can be closed (SRC-11). */
  readonly onClose?: () => void
}

/** Long: markup and keyboard handling of one combobox. */
export function SearchBox({ place: shopper, onDone, onClose }: SearchBoxProps) {
  const texts = useTexts()
  const id = useId()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<number>()
  const { type, ...suggesting } = useSuggestions(shopper)
  const { recent, onFocus } = useRecentSearches()
  const { categories: menu } = useNavigation()
  const offered = toChoices({ typed: text, suggesting, recent: recent.terms, menu }, shopper)
  const choices = inOrder(offered, shopper)
  const isOpen = choices.length > 0
  // In the header it opens because one wants to type; in the menu it is one thing of many.
  const isAwaited = onClose !== undefined
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isAwaited) input.current?.focus()
  }, [isAwaited])

  const search = () => {
    addSearch(text)
    go(searchLink(shopper.storefront, text.trim()))
  }
  const choose = (position: number) => {
    const choice = choices[position]
    if (!choice) return search()
    if (choice.searched !== undefined) addSearch(choice.searched)
    if (choice.sku !== undefined) {
      recordClick({ kind: 'suggestionClick', sku: choice.sku, id: choice.sku, term: suggesting.term, position })
    }
    return go(choice.href)
  }
  const go = (href: string) => {
    onDone()
    location.assign(href)
  }
  const onType = (typed: string) => {
    setText(typed)
    setChosen(undefined)
    type(typed)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setChosen(moveChoice(event.key, chosen, choices.length))
    }
    if (event.key !== 'Escape') return
    // Where the box cannot be closed, it is emptied; the next press closes what it is in.
    if (!onClose && text === '') return
    event.preventDefault()
    if (onClose) onClose()
    else onType('')
  }
  const onDelete = () => {
    deleteSearches()
    setChosen(undefined)
    input.current?.focus()
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (chosen === undefined) search()
    else choose(chosen)
  }

  return (
    <search className={styles.search}>
      <form className={styles.form} action={linkTo(shopper.storefront, '/search')} onSubmit={onSubmit}>
        <input
          className={styles.input}
          name="term"
          type="text"
          role="combobox"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCorrect="off"
          spellCheck="false"
          ref={input}
          aria-label={texts.searchPrompt}
          placeholder={texts.searchPrompt}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-activedescendant={chosen === undefined ? undefined : `${id}${chosen}`}
          value={text}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
        />
        <button className={styles.submit} type="submit" aria-label={texts.search}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M10.500 4a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13zM15.500 15.500L21 21" />
          </svg>
        </button>
        {onClose && (
          <button className={styles.close} type="button" aria-label={texts.closeSearch} onClick={onClose}>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M3 3l10 10M13 3L3 13" />
            </svg>
          </button>
        )}
      </form>
      <SuggestionList id={id} suggesting={suggesting} offered={offered} chosen={chosen} onChoose={choose} />
      {offered.recent.length > 0 && (
        <RecentSearchesFoot isStored={recent.isStored} onStore={storeSearches} onDelete={onDelete} />
      )}
    </search>
  )
}

/** Offered from the first focus on: in the menu the field is one thing of many, and has no list until it is used. */
function useRecentSearches() {
  const [isUsed, setUsed] = useState(false)
  const recent = useStore(recentSearches, (state) => state)
  return {
    recent: isUsed ? recent : recentSearches.initial,
    onFocus: () => {
      loadSearches()
      setUsed(true)
    },
  }
}
