/**
 * What the search box has to offer: suggestions with their pictures, their places while they are looked for, or a word
 * that there are none.
 */
import { createElement } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { fill } from '../../../../contracts/storefront/texts/fill.ts'
import { useTexts } from '../../../texts/texts-context.ts'
import type { Texts } from '../../../../contracts/storefront/texts/types.ts'
import { splitByTerm } from './split-by-term.ts'
import type { Suggesting } from './suggester.ts'
import styles from './SuggestionList.module.css'

type Props = {
  readonly id: string
  readonly suggesting: Suggesting
  readonly chosen: number | undefined
  readonly onChoose: (position: number) => void
}

/** Placeholders show that suggestions are loading, and prevent a layout shift when they arrive. */
const AWAITED = ['first', 'second', 'third', 'fourth']

export function SuggestionList({ id, suggesting, chosen, onChoose }: Props) {
  const texts = useTexts()
  const { state, suggestions, term } = suggesting
  const isEmpty = state === 'answered' && suggestions.length === 0
  const option = (position: number) => ({
    id: `${id}${position}`,
    isChosen: chosen === position,
    onChoose: () => onChoose(position),
  })
  return (
    <>
      {state === 'loading' && (
        <div className={styles.panel} aria-hidden="true">
          {AWAITED.map((place) => (
            <div className={styles.awaited} key={place} />
          ))}
        </div>
      )}
      {suggestions.length > 0 && (
        <Listbox id={id} label={texts.search}>
          {suggestions.map(({ id: sku, product: { title, photo } }, position) => (
            <Option key={sku} {...option(position)}>
              <span className={styles.photo}>
                {photo !== '' && <img src={photo} alt="" width="56" height="56" decoding="async" />}
              </span>
              <span>
                <Title title={title} term={term} />
              </span>
            </Option>
          ))}
          <Option {...option(suggestions.length)} isLast>
            {fill(texts.showAllResults, { term })}
          </Option>
        </Listbox>
      )}
      {/* Always there, so that what appears in it is read out. */}
      <output className={isEmpty ? `${styles.panel} ${styles.nothing}` : 'visually-hidden'}>
        {announcement(suggesting, texts)}
      </output>
    </>
  )
}

/** SRC-10: an empty result is announced only once it is known. */
function announcement({ state, suggestions, term }: Suggesting, texts: Texts): string {
  if (state !== 'answered') return ''
  if (suggestions.length === 0) return fill(texts.nothingFound, { term })
  return suggestions.length === 1 ? texts.oneSuggestion : fill(texts.suggestionCount, { count: suggestions.length })
}

/** By their roles, not by a select: a combobox offers its list without taking the focus there, and options have pictures. */
function Listbox({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return createElement('div', { className: styles.panel, role: 'listbox', id, 'aria-label': label }, children)
}

type OptionProps = {
  readonly id: string
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly isLast?: boolean
  readonly children: ReactNode
}

function Option({ id, isChosen, onChoose, isLast = false, children }: OptionProps) {
  // The focus stays in the field, which handles the keys of this list; here only the pointer is handled.
  const props = {
    className: isLast ? `${styles.option} ${styles.last}` : styles.option,
    role: 'option',
    id,
    'aria-selected': isChosen,
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: onChoose,
  }
  return createElement('div', props, children)
}

/** What the suggestion adds stands out, not what was typed. */
const Title = ({ title, term }: { title: string; term: string }) =>
  splitByTerm(title, term).map(({ text, isTyped }) => (isTyped ? text : <strong key={text}>{text}</strong>))
