/** The gaps of a language, grouped by page. */
import type { GapEntry } from '../../api/content-version-schemas.ts'
import { hrefOf } from '../../navigation/location.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { gapKey } from './gap-order.ts'
import styles from './Translations.module.css'

type Props = {
  readonly gaps: readonly GapEntry[]
  /** The key of the one that is filled. */
  readonly open: string | undefined
  readonly onOpen: (gap: GapEntry) => void
  readonly label: string
}

const TONES: Readonly<Record<GapEntry['kind'], Tone>> = {
  missing: 'attention',
  stale: 'info',
  placeholders: 'danger',
  page: 'attention',
}

/** More would make the screen slow; what is filled makes room for the next. */
const MAX_SHOWN = 200

export function GapList({ gaps, open, onOpen, label }: Props) {
  const t = useTexts()
  const pages = Map.groupBy(gaps.slice(0, MAX_SHOWN), ({ of, slug }) => `${of}/${slug}`)
  return (
    <section className={styles.list} aria-label={label}>
      <h2 className={styles.heading}>{label}</h2>
      {[...pages].map(([page, ofPage]) => (
        <div key={page} className={styles.page}>
          <h3 className={styles.pageName}>
            {ofPage[0]?.name} <code>{ofPage[0]?.slug}</code>
          </h3>
          {ofPage[0]?.kind !== 'page' && (
            <a href={hrefOf(`/translations/${ofPage[0]?.language}/${page}`)}>{t('gap.sideBySide')}</a>
          )}
          <ul>
            {ofPage.map((gap) => (
              <li key={gapKey(gap)}>
                <button
                  type="button"
                  className={styles.gap}
                  aria-current={gapKey(gap) === open}
                  onClick={() => onOpen(gap)}
                >
                  <span className={styles.words}>{gap.source}</span>
                  <Badge tone={TONES[gap.kind]}>{t(`gap.${gap.kind}`)}</Badge>
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
