/** What visitors do not read in their language: chosen by language and storefront, filled field after field (DCO-07). */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isLanguage } from '../../../markets/languages/languages.ts'
import type { GapEntry } from '../../api/content-version-schemas.ts'
import { operationQuery } from '../../api/queries.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { LANGUAGE_NAMES } from '../../texts/language-names.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { SelectField } from '../../ui/Field.tsx'
import { FullState } from '../../ui/FullState.tsx'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ScheduleDialog } from '../releases/ScheduleDialog.tsx'
import { FillGap } from './FillGap.tsx'
import { useSaveGap } from './use-save-gap.ts'
import { gapKey, nextGap, releaseItemsOf } from './gap-order.ts'
import { GapList } from './GapList.tsx'
import styles from './Translations.module.css'

/** Long: the choice, the list, the field and what was saved. */
export function TranslationsScreen() {
  const t = useTexts()
  const formats = useFormats()
  const { data, error } = useQuery({ ...operationQuery('translation.gaps'), refetchOnWindowFocus: false })
  const [language, setLanguage] = useState<string>()
  const [storefront, setStorefront] = useState('')
  const [openKey, setOpenKey] = useState<string>()
  const [filled, setFilled] = useState<readonly GapEntry[]>([])
  const [isScheduling, setScheduling] = useState(false)
  const [openedAt] = useState(() => new Date().toISOString())
  const done = new Set(filled.map(gapKey))
  const all = (data?.gaps ?? []).filter((gap) => !done.has(gapKey(gap)))
  const counts = countsOf(data?.gaps ?? [], all)
  const chosen = language ?? counts[0]?.language
  const gaps = all.filter(
    (gap) => gap.language === chosen && (storefront === '' || gap.storefronts.includes(storefront)),
  )
  const open = gaps.find((gap) => gapKey(gap) === openKey) ?? nextGap(gaps, 0)
  const storefronts = [...new Set(all.flatMap((gap) => gap.storefronts))].toSorted()
  const choose = (one: string): void => {
    setLanguage(one)
    setOpenKey(undefined)
  }
  const save = useSaveGap(gaps, { setFilled, setOpenKey })
  return (
    <ScreenFrame
      title={t('nav.translations')}
      hint={t('translations.hint')}
      actions={
        filled.length > 0 ? (
          <>
            <span className={styles.soft}>{t.count('gap.saved', filled.length)}</span>
            {/* A release takes the texts that are stored when it is scheduled. */}
            <Button look="primary" icon="clock" isDisabled={save.isSaving} onPress={() => setScheduling(true)}>
              {t('gap.schedule')}
            </Button>
          </>
        ) : undefined
      }
    >
      <FailureNotice error={error ?? save.error} />
      {!data && !error && <Skeleton />}
      {data && (
        <div className={styles.choice}>
          <fieldset className={styles.chips}>
            <legend className={styles.hidden}>{t('translations.language')}</legend>
            {counts.map(({ language: one, left }) => (
              <label key={one} className={styles.chip}>
                <input
                  type="radio"
                  name="language"
                  checked={one === chosen}
                  onChange={() => choose(one)}
                  onClick={() => choose(one)}
                />
                <span>
                  {languageName(one)} <b>{left}</b>
                </span>
              </label>
            ))}
          </fieldset>
          <SelectField
            label={t('translations.storefront')}
            compact
            value={storefront}
            options={[
              ['', t('translations.all')] as const,
              ...storefronts.map((one) => [one, one.toUpperCase()] as const),
            ]}
            onChange={setStorefront}
          />
        </div>
      )}
      {data && gaps.length === 0 && (
        <FullState inside icon="check" title={t('translations.complete')}>
          {t('translations.completeHint')}
        </FullState>
      )}
      {gaps.length > 0 && (
        <div className={styles.columns}>
          <GapList
            gaps={gaps}
            open={open && gapKey(open)}
            onOpen={(gap) => setOpenKey(gapKey(gap))}
            label={t.count('gap.left', gaps.length)}
          />
          {open && (
            <FillGap
              key={gapKey(open)}
              gap={open}
              focuses={language !== undefined || openKey !== undefined}
              onSave={save.run}
            />
          )}
        </div>
      )}
      {isScheduling && (
        <ScheduleDialog
          release={{
            name: t('gap.releaseName', {
              language: languageName(chosen ?? ''),
              day: formats.date(openedAt),
            }),
            items: releaseItemsOf(filled),
          }}
          onClose={() => setScheduling(false)}
          onDone={() => setFilled([])}
        />
      )}
    </ScreenFrame>
  )
}

/** A language that is complete by now stays in the choice with its zero. */
function countsOf(
  all: readonly GapEntry[],
  left: readonly GapEntry[],
): readonly { readonly language: string; readonly left: number }[] {
  return [...new Set(all.map(({ language }) => language))]
    .toSorted()
    .map((language) => ({ language, left: left.filter((gap) => gap.language === language).length }))
}

function languageName(locale: string): string {
  const [language = ''] = locale.split('-')
  const name = isLanguage(language) ? LANGUAGE_NAMES[language] : locale
  return locale === 'en-US' ? `${name} (US)` : name
}
