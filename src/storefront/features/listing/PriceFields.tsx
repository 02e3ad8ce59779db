/** The price filter: two fields to type in and, once the page answers, a slider with two handles that moves them. */
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../texts/texts-context.ts'
import { Field } from '../../ui/Field.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { PRICE_FROM, PRICE_TO } from './filter-form.ts'
import type { RangeGroup } from './panel-view.ts'
import styles from './PriceFields.module.css'

/** As typed; '' where a side is open. */
type Sides = { readonly from: string; readonly to: string }

const sidesOf = ({ min, max, chosen }: RangeGroup): Sides => ({
  from: chosen && chosen.min > min ? String(chosen.min) : '',
  to: chosen && chosen.max < max ? String(chosen.max) : '',
})

export function PriceFields({ group, title }: { group: RangeGroup; title: string }) {
  const texts = useTexts()
  const isLive = useHydrated()
  const ref = useRef<HTMLDivElement>(null)
  const [sides, setSides] = useState(() => sidesOf(group))
  useEffect(() => {
    // Not while somebody is at it: they may be typing the other side already.
    if (!ref.current?.contains(document.activeElement)) setSides(sidesOf(group))
  }, [group])
  const { min, max, lowest, highest } = group
  const field = { type: 'number', inputMode: 'numeric', min, max } as const
  return (
    <div className={styles.price} ref={ref}>
      <div className={styles.track}>
        {isLive && <Slider group={group} title={title} sides={sides} onSlide={setSides} />}
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

type SliderProps = {
  readonly group: RangeGroup
  readonly title: string
  readonly sides: Sides
  readonly onSlide: (sides: Sides) => void
}

/** LST-13, LST-20: it goes as far as the filter does; its handles rest where the goods of the listing begin and end. */
function Slider({ group: { min, max, lowest, highest }, title, sides, onSlide }: SliderProps) {
  const texts = useTexts()
  const ref = useRef<HTMLDivElement>(null)
  const from = sides.from === '' ? lowest : Number(sides.from)
  const to = sides.to === '' ? highest : Number(sides.to)
  useEffect(() => {
    const share = (value: number) => `${(100 * (value - min)) / (max - min)}%`
    ref.current?.style.setProperty('--from', share(Math.min(from, to)))
    ref.current?.style.setProperty('--to', share(Math.max(from, to)))
  }, [from, to, min, max])
  const handle = { className: styles.handle, type: 'range', min, max } as const
  return (
    <div className={styles.slider} ref={ref}>
      <input
        {...handle}
        aria-label={`${title}: ${texts.priceFrom}`}
        value={from}
        onChange={({ target }) => onSlide({ ...sides, from: String(Math.min(target.valueAsNumber, to)) })}
      />
      <input
        {...handle}
        aria-label={`${title}: ${texts.priceTo}`}
        value={to}
        onChange={({ target }) => onSlide({ ...sides, to: String(Math.max(target.valueAsNumber, from)) })}
      />
    </div>
  )
}
