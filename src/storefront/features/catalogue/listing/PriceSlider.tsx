/** The price filter as a slider with two handles, which move the fields below it. */
import { useEffect, useRef } from 'react'
import { useTexts } from '../../../texts/texts-context.ts'
import type { RangeGroup } from './panel-view.ts'
import type { Sides } from './price-sides.ts'
import styles from './PriceSlider.module.css'

type Props = {
  readonly group: RangeGroup
  readonly title: string
  readonly sides: Sides
  readonly onSlide: (sides: Sides) => void
}

/** LST-13, LST-20: it goes as far as the filter does; its handles rest where the products of the listing begin and end. */
export function PriceSlider({ group: { min, max, lowest, highest }, title, sides, onSlide }: Props) {
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
