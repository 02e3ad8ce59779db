/** All texts of a page or a datasource: source and translation side by side (DCO-06). */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { TranslationEntry } from '../../api/content-version-schemas.ts'
import { operationQuery } from '../../api/queries.ts'
import { useOperation } from '../../api/use-operation.ts'
import { useUnsaved } from '../../drafts/use-unsaved.ts'
import type { ScreenProps } from '../../navigation/screens.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { placeholdersOf } from './placeholders-of.ts'
import styles from './Translations.module.css'

type Typed = Readonly<Record<string, string>>

export function SideBySideScreen({ parameter }: ScreenProps) {
  const t = useTexts()
  const [language = '', of = '', ...parts] = parameter.split('/')
  const slug = parts.join('/')
  const [typed, setTyped] = useState<Typed>({})
  const { data, error } = useQuery(operationQuery('translation.read', { of, slug, language }))
  const save = useOperation('translation.save', {
    done: t('sideBySide.saved'),
    refreshes: ['translation.read', 'translation.gaps'],
    onDone: () => setTyped({}),
  })
  const changed = Object.keys(typed).length
  useUnsaved(changed > 0, () => setTyped({}))
  const textOf = (place: string, value: string) => ({ of, slug, place, language, value })
  const isWrong = (data?.rows ?? []).some((row) => hasWrongPlaceholders(row, typed[row.place]))
  return (
    <ScreenFrame
      title={data?.name ?? t('sideBySide.title')}
      back={<BackLink to="/translations">{t('nav.translations')}</BackLink>}
      hint={`${slug} · ${language}`}
      actions={
        <Button
          look="primary"
          isPending={save.pending}
          isDisabled={changed === 0 || isWrong}
          onPress={() => save.run({ texts: Object.entries(typed).map(([place, value]) => textOf(place, value)) })}
        >
          {t('sideBySide.save')}
        </Button>
      }
    >
      <FailureNotice error={error ?? save.error} />
      {!data && !error && <Skeleton />}
      <ul className={styles.rows}>
        {data?.rows.map((row) => (
          <SideBySideRow
            key={row.place}
            row={row}
            language={language}
            value={typed[row.place] ?? row.translation}
            onChange={(value) =>
              setTyped(({ [row.place]: _before, ...others }) =>
                value === row.translation ? others : { ...others, [row.place]: value },
              )
            }
            onConfirm={() => save.run({ texts: [textOf(row.place, row.translation)] })}
          />
        ))}
      </ul>
    </ScreenFrame>
  )
}

const hasWrongPlaceholders = (row: TranslationEntry, value: string | undefined): boolean =>
  value !== undefined && value.trim() !== '' && placeholdersOf(value).join() !== row.placeholders.join()

type RowProps = {
  readonly row: TranslationEntry
  readonly language: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onConfirm: () => void
}

function SideBySideRow({ row, language, value, onChange, onConfirm }: RowProps) {
  const t = useTexts()
  const isWrong = hasWrongPlaceholders(row, value)
  return (
    <li className={styles.pair}>
      <div>
        <code className={styles.soft}>{row.block === '' ? row.field : `${row.block} · ${row.field}`}</code>
        <p className={styles.source}>{row.source}</p>
      </div>
      <div className={styles.field}>
        {row.inEditor ? (
          <p className={styles.soft}>
            {row.translation} {t('gap.inEditor')}
          </p>
        ) : (
          <textarea
            aria-label={`${t('gap.translation')}: ${row.source}`}
            rows={Math.min(8, 1 + Math.ceil(row.source.length / 60))}
            lang={language}
            value={value}
            aria-invalid={isWrong}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
        {isWrong && (
          <p className={styles.wrong} role="alert">
            {t('gap.placeholdersHelp', { placeholders: row.placeholders.join(', ') || '–' })}
          </p>
        )}
        <div className={styles.marks}>
          {row.translation === '' && <Badge tone="attention">{t('gap.missing')}</Badge>}
          {row.isStale && (
            <>
              <Badge tone="info">{t('gap.stale')}</Badge>
              {!row.inEditor && (
                <Button look="quiet" onPress={onConfirm}>
                  {t('sideBySide.right')}
                </Button>
              )}
            </>
          )}
          {!row.hasPlaceholders && <Badge tone="danger">{t('gap.placeholders')}</Badge>}
        </div>
      </div>
    </li>
  )
}
