/** The price filter: two fields to type in and, once the page answers, a slider with two handles that moves them. */
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../texts/texts-context.ts'
import { Field } from '../../../ui/Field.tsx'
import { onDemand } from '../../../ui/on-demand.tsx'
import { PRICE_FROM, PRICE_TO } from './filter-form.ts'
import type { RangeGroup } from './panel-view.ts'
import type { Sides } from './price-sides.ts'
import styles from './PriceFields.module.css'

/** Its code comes when the page answers; without it there are still the fields. */
const { View: Slider } = onDemand(async () => (await import('./PriceSlider.tsx')).PriceSlider)
const doWithout = () => undefined

const sidesOf = ({ min, max, chosen }: RangeGroup): Sides => ({
  from: chosen && chosen.min > min ? String(chosen.min) : '',
  to: chosen && chosen.max < max ? String(chosen.max) : '',
})

export function PriceFields({ group, title }: { group: RangeGroup; title: string }) {
  const texts = useTexts()
  const ref = useRef<HTMLDivElement>(null)
  const [sides, setSides] = useState(() => sidesOf(group))
  useEffect(() => {
    // Not while the shopper is editing: they may be typing the other side already.
    if (!ref.current?.contains(document.activeElement)) setSides(sidesOf(group))
  }, [group])
  const { min, max, lowest, highest } = group
  const field = { type: 'number', inputMode: 'numeric', min, max } as const
  return (
    <div className={styles.price} ref={ref}>
      <div className={styles.track}>
        <Slider group={group} title={title} sides={sides} onSlide={setSides} onMissing={doWithout} />
      </div>
      <div className={styles.fields}>
        <Field
          {...field}
          label={texts.priceFrom}
          name={PRICE_FROM}
          placeholder={String(lowest)}
          value={sides.from}
          onChange={({ target }) => setSides({ ...sides, from: target.value })}
        />
        <Field
          {...field}
          label={texts.priceTo}
          name={PRICE_TO}
          placeholder={String(highest)}
          value={sides.to}
          onChange={({ target }) => setSides({ ...sides, to: target.value })}
        />
      </div>
    </div>
  )
}
