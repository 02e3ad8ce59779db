/** One text to translate: its source, what visitors read instead, and the field. Enter saves and goes on. */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { GapEntry } from '../../api/content-version-schemas.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { placeholdersOf } from './placeholders-of.ts'
import styles from './Translations.module.css'

type Props = {
  readonly gap: GapEntry
  /** Not when the screen opens: its title is read first. */
  readonly focuses: boolean
  readonly onSave: (gap: GapEntry, value: string) => void
}

export function FillGap({ gap, focuses, onSave }: Props) {
  const t = useTexts()
  const { language, source, instead, storefronts } = gap
  const [value, setValue] = useState(gap.translation)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (focuses) field.current?.focus()
  }, [focuses])
  const wanted = placeholdersOf(source)
  const isWrong = value.trim() !== '' && placeholdersOf(value).join() !== wanted.join()
  const submit = (): void => {
    if (value.trim() !== '' && !isWrong) onSave(gap, value)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }
  if (gap.kind === 'page' || gap.inEditor) {
    return (
      <section className={styles.fill}>
        <p className={styles.source}>{source}</p>
        <Notice tone="info">{t(gap.kind === 'page' ? 'gap.pageHint' : 'gap.inEditor')}</Notice>
      </section>
    )
  }
  return (
    <section className={styles.fill} aria-label={t('gap.translation')}>
      <h2 className={styles.heading}>{t('gap.source')}</h2>
      <p className={styles.source}>{source}</p>
      <p className={styles.soft}>
        {t('gap.instead')} ({storefronts.join(', ')}): <q>{instead}</q>
      </p>
      <label className={styles.field}>
        <span>{t('gap.translation')}</span>
        <textarea
          ref={field}
          rows={Math.min(10, 2 + Math.ceil(source.length / 60))}
          lang={language}
          value={value}
          aria-invalid={isWrong}
          onChange={({ target }) => setValue(target.value)}
          onKeyDown={onKeyDown}
        />
      </label>
      {isWrong && (
        <p className={styles.wrong} role="alert">
          {t('gap.placeholdersHelp', { placeholders: wanted.join(', ') || '–' })}
        </p>
      )}
      <p className={styles.soft}>{t('gap.keys')}</p>
      <Button look="primary" isDisabled={value.trim() === '' || isWrong} onPress={submit}>
        {t('gap.save')}
      </Button>
    </section>
  )
}
