/** Bars from zero on, with the values written at the first, the last and the highest one. A table beside it has all of them. */
import styles from './Insight.module.css'

export type Bar = { readonly label: string; readonly value: number; readonly text: string }

type Props = {
  /** The question that the chart answers. */
  readonly label: string
  readonly bars: readonly Bar[]
}

const WIDTH = 640
const HEIGHT = 180
const BASE = HEIGHT - 24
const TOP = 22

export function BarChart({ label, bars }: Props) {
  const most = bars.reduce((highest, { value }) => Math.max(highest, value), 0)
  const step = WIDTH / Math.max(1, bars.length)
  const highest = bars.findIndex(({ value }) => value === most)
  const heightOf = (value: number): number => (most === 0 ? 0 : (Math.max(0, value) / most) * (BASE - TOP))
  const anchorOf = (index: number): 'start' | 'middle' | 'end' =>
    index * step < WIDTH * 0.15 ? 'start' : index * step > WIDTH * 0.85 ? 'end' : 'middle'
  const placeOf = (index: number): number =>
    anchorOf(index) === 'start' ? index * step : anchorOf(index) === 'end' ? (index + 1) * step : (index + 0.5) * step
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{label}</figcaption>
      <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {bars.map(({ label: name, value }, index) => (
          <rect
            key={name}
            className={index === highest ? styles.highest : styles.bar}
            x={index * step + step * 0.12}
            y={BASE - heightOf(value)}
            width={step * 0.76}
            height={heightOf(value)}
          />
        ))}
        <line className={styles.baseline} x1="0" x2={WIDTH} y1={BASE} y2={BASE} />
        {most > 0 && (
          <text
            className={styles.value}
            x={placeOf(highest)}
            y={BASE - heightOf(most) - 6}
            textAnchor={anchorOf(highest)}
          >
            {bars[highest]?.text}
          </text>
        )}
        {[0, bars.length - 1]
          .filter((index, place) => bars[index] !== undefined && (place === 0 || index > 0))
          .map((index) => (
            <text
              key={index}
              className={styles.day}
              x={index === 0 ? 0 : WIDTH}
              y={HEIGHT - 6}
              textAnchor={index === 0 ? 'start' : 'end'}
            >
              {bars[index]?.label}
            </text>
          ))}
      </svg>
    </figure>
  )
}
