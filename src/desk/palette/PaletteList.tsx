/** The entries of the palette by section, and a sentence about what was found. */
import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox'
import { useTexts } from '../texts/use-texts.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './Palette.module.css'
import type { PaletteEntry, PaletteSection } from './palette-entries.ts'

type ListProps = {
  readonly sections: readonly PaletteSection[]
  /** What Enter takes. */
  readonly first: PaletteEntry | undefined
  readonly onChoose: (id: string) => void
}

export function PaletteList({ sections, first, onChoose }: ListProps) {
  const t = useTexts()
  return (
    <ListBox className={styles.list ?? ''} aria-label={t('palette.title')} onAction={(key) => onChoose(String(key))}>
      {sections.map(({ id, title, entries }) => (
        <ListBoxSection key={id} id={id} className={styles.section ?? ''}>
          <Header className={styles.title ?? ''}>{title}</Header>
          {entries.map((entry) => (
            <ListBoxItem
              key={entry.id}
              id={entry.id}
              textValue={[entry.title, entry.note].join(' ')}
              className={`${styles.entry} ${entry === first ? styles.first : ''}`}
            >
              <Icon name={entry.icon} />
              <span className={styles.name}>{entry.title}</span>
              {entry.note !== undefined && <span className={styles.note}>{entry.note}</span>}
              {entry === first && <kbd className={styles.key}>↵</kbd>}
            </ListBoxItem>
          ))}
        </ListBoxSection>
      ))}
    </ListBox>
  )
}

type OutcomeProps = {
  readonly text: string
  readonly isCurrent: boolean
  readonly entries: readonly PaletteEntry[]
}

/** Read out; shown where nothing was found. */
export function PaletteOutcome({ text, isCurrent, entries }: OutcomeProps) {
  const t = useTexts()
  const [first] = entries
  const isNothing = isCurrent && first === undefined
  const sentence = () => {
    if (text === '') return ''
    if (!isCurrent) return first === undefined ? t('palette.searching') : ''
    return first === undefined
      ? t('palette.none', { text })
      : t.count('palette.results', entries.length, { first: first.title })
  }
  return (
    <div className={first === undefined && text !== '' ? styles.none : styles.hidden}>
      <output>{sentence()}</output>
      {isNothing && <p className={styles.hint}>{t('palette.noneHint')}</p>}
    </div>
  )
}
