/**
 * What the search box has to offer: recent searches before something is typed, then products with picture and price and the
 * categories of the menu; placeholders while they are loading, or a word that there are none.
 */
import { createElement } from 'react'
import type { ReactNode } from 'react'
import { fill } from '../../../../contracts/storefront/texts/fill.ts'
import { useTexts } from '../../../texts/texts-context.ts'
import type { Texts } from '../../../../contracts/storefront/texts/types.ts'
import type { SearchChoices, ProductChoice } from './choices.ts'
import { Option } from './Option.tsx'
import { splitByTerm } from './split-by-term.ts'
import type { Suggesting } from './suggester.ts'
import styles from './SuggestionList.module.css'

type Props = {
  readonly id: string
  readonly suggesting: Suggesting
  readonly offered: SearchChoices
  readonly chosen: number | undefined
  readonly onChoose: (position: number) => void
}

/** Placeholders show that suggestions are loading, and prevent a layout shift when they arrive. */
const AWAITED = ['first', 'second', 'third', 'fourth']

export function SuggestionList({ id, suggesting, offered, chosen, onChoose }: Props) {
  const texts = useTexts()
  const { state, term } = suggesting
  const { recent, products, categories, all } = offered
  const isEmpty = state === 'answered' && products.length === 0
  const afterProducts = recent.length + products.length
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
      {/* Always there, so that what appears in it is read out. */}
      <output className={isEmpty ? styles.nothing : 'visually-hidden'}>
        {announcement(suggesting, offered, texts)}
      </output>
      {afterProducts + categories.length > 0 && (
        <Listbox id={id} label={texts.search}>
          <Group id={`${id}recent`} label={texts.recentSearches}>
            {recent.map((past, position) => (
              <Option key={past} kind="recent" {...option(position)}>
                <Clock />
                <span>{past}</span>
              </Option>
            ))}
          </Group>
          {products.map((product, position) => (
            <Option key={product.sku} kind="product" {...option(recent.length + position)}>
              <Product product={product} term={term} />
            </Option>
          ))}
          <Group id={`${id}categories`} label={texts.suggestedCategories}>
            {categories.map(({ href, name, parent }, position) => (
              <Option key={href} kind="category" {...option(afterProducts + position)}>
                {parent && <span className={styles.parent}>{parent} ›</span>} {name}
              </Option>
            ))}
          </Group>
          {all !== undefined && (
            <Option kind="last" {...option(afterProducts + categories.length)}>
              {fill(texts.showAllResults, { term: all })}
            </Option>
          )}
        </Listbox>
      )}
    </>
  )
}

/** SRC-10: an empty result is announced only once it is known. */
function announcement({ state, term }: Suggesting, { products, categories }: SearchChoices, texts: Texts): string {
  if (state !== 'answered') return ''
  if (products.length === 0) return fill(texts.nothingFound, { term })
  const count = products.length + categories.length
  return count === 1 ? texts.oneSuggestion : fill(texts.suggestionCount, { count })
}

/** By their roles, not by a select: a combobox offers its list without taking the focus there, and options have pictures. */
function Listbox({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return createElement('div', { className: styles.panel, role: 'listbox', id, 'aria-label': label }, children)
}

/** Not without options: an empty group would be announced. */
function Group({ id, label, children }: { id: string; label: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null
  return createElement(
    'div',
    { className: styles.group, role: 'group', 'aria-labelledby': id },
    <span className={styles.heading} id={id} role="presentation">
      {label}
    </span>,
    children,
  )
}

function Product({ product: { title, photo, price }, term }: { product: ProductChoice; term: string }) {
  return (
    <>
      <span className={styles.photo}>
        {photo !== '' && <img src={photo} alt="" width="56" height="56" decoding="async" />}
      </span>
      <span className={styles.title} data-title>
        <Title title={title} term={term} />
      </span>
      {price !== undefined && <span className={styles.price}>{price}</span>}
    </>
  )
}

/** What the suggestion adds stands out, not what was typed. */
const Title = ({ title, term }: { title: string; term: string }) =>
  splitByTerm(title, term).map(({ text, isTyped }) => (isTyped ? text : <strong key={text}>{text}</strong>))

const Clock = () => (
  <svg className={styles.clock} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7v5l3.500 2" />
  </svg>
)
