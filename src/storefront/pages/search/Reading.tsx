/** How a search was interpreted, shown unobtrusively: only what a shopper could not have known. */
import { fill } from '../../../contracts/storefront/texts/fill.ts'
import { useTexts } from '../../texts/texts-context.ts'
import type { Texts } from '../../../contracts/storefront/texts/types.ts'
import styles from './Reading.module.css'
import type { ReadingView, UnderstoodFilter } from './reading-view.ts'

const TEXT_OF = {
  colour: 'filterColour',
  material: 'filterMaterial',
  sizes: 'filterSizes',
} as const satisfies Record<UnderstoodFilter, keyof Texts>

export function Reading({ reading: { readAs, leftOut, understood } }: { reading: ReadingView }) {
  const texts = useTexts()
  if (readAs === undefined && leftOut.length + understood.length === 0) return null
  const quoted = leftOut.map((words) => fill(texts.quoted, { words })).join(', ')
  return (
    <div className={styles.reading}>
      {readAs !== undefined && <p>{fill(texts.readAs, { term: readAs })}</p>}
      {leftOut.length > 0 && <p>{fill(texts.leftOut, { words: quoted })}</p>}
      {understood.length > 0 && (
        <div className={styles.understood}>
          <p>{texts.understoodAs}</p>
          <ul className={styles.filters}>
            {understood.map(({ filter, value }) => (
              <li key={`${filter} ${value}`}>
                {texts[TEXT_OF[filter]]} <strong>{value}</strong>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
