/** In which order the products stand. A choice leads to page 1 of the listing in that order, in the same place of the history. */
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { SORTS, type SortBy } from '../../../../contracts/discovery/discovery.ts'
import { toSearch } from '../../../../markets/listings/filter-query.ts'
import { useTexts } from '../../../texts/texts-context.ts'
import type { Texts } from '../../../../contracts/storefront/texts/types.ts'
import { Button } from '../../../ui/Button.tsx'
import { replaceAddress } from '../../../ui/replace-address.ts'
import { SORT, USUAL_SORT } from './listing-filters.ts'
import type { OrderView } from './listing-view.ts'
import { HiddenFields } from './HiddenFields.tsx'
import styles from './SortForm.module.css'

const TEXT_OF = {
  relevance: 'sortRelevance',
  bestselling: 'sortBestselling',
  newest: 'sortNewest',
  'price-ascending': 'sortCheapest',
  'price-descending': 'sortDearest',
} as const satisfies Record<SortBy, keyof Texts>

export function SortForm({ order: { sortBy, path, kept } }: { order: OrderView }) {
  const texts = useTexts()
  const id = useId()
  const select = useRef<HTMLSelectElement>(null)
  const apply = (by: string) => {
    const query = by === USUAL_SORT ? kept : { ...kept, [SORT]: by }
    replaceAddress(path + toSearch(new URLSearchParams(query)), 'top')
  }
  // Chosen before the page answered.
  const applyEarly = useEffectEvent(() => {
    if (select.current && select.current.value !== sortBy) apply(select.current.value)
  })
  useEffect(() => applyEarly(), [])
  return (
    <form className={styles.form} action={path}>
      <HiddenFields fields={kept} />
      <label htmlFor={id}>{texts.sortBy}</label>
      <select
        ref={select}
        className={styles.select}
        id={id}
        name={SORT}
        key={sortBy}
        defaultValue={sortBy}
        onChange={({ target }) => apply(target.value)}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {texts[TEXT_OF[sort]]}
          </option>
        ))}
      </select>
      <div className={styles.plain}>
        <Button>{texts.showFiltered}</Button>
      </div>
    </form>
  )
}
