/** The form of the price screen: sizes, times, prices by currency, and the bar that saves them. */
import { useState } from 'react'
import type { PriceSheet } from '../../api/price-schemas.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Panel } from '../../ui/ScreenFrame.tsx'
import { BulkFailure } from './BulkFailure.tsx'
import { FromEuroDialog } from './FromEuroDialog.tsx'
import { PlannedOfProduct } from './PlannedOfProduct.tsx'
import { PriceTable } from './PriceTable.tsx'
import styles from './Prices.module.css'
import { TimesField } from './TimesField.tsx'
import { usePriceForm, type PriceFormState } from './use-price-form.ts'

const ALL = ''

export function PriceForm({ sheet }: { readonly sheet: PriceSheet }) {
  const t = useTexts()
  const form = usePriceForm(sheet)
  const [isConverting, setConverting] = useState(false)
  const { size, setSize, mayWrite, lines } = form
  const euro = lines.find(({ line }) => line.currency === 'EUR')
  const euroPrice = euro?.read.kind === 'price' ? euro.read.price : euro?.line.price
  const canConvert = sheet.rates !== undefined && euroPrice !== undefined && euro?.read.kind !== 'wrong'
  return (
    <>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (form.canSave) form.saving.run()
        }}
      >
        <Panel>
          <div className={styles.tools}>
            <SelectField
              label={t('prices.size')}
              value={size ?? ALL}
              options={[
                [ALL, t('prices.allSizes')],
                ...sheet.variants.map((variant) => [variant.sku, `${variant.size} · ${variant.sku}`] as const),
              ]}
              onChange={(chosen) => setSize(chosen === ALL ? undefined : chosen)}
            />
            {mayWrite && <TimesField form={form} now={Date.parse(sheet.now)} />}
            {mayWrite && (
              <Button icon="refresh" isDisabled={!canConvert} onPress={() => setConverting(true)}>
                {t('prices.fromEuro')}
              </Button>
            )}
          </div>
          {mayWrite && sheet.rates === undefined && <Notice tone="info">{t('prices.noRates')}</Notice>}
          <PriceTable form={form} now={Date.parse(sheet.now)} />
        </Panel>
        <BulkFailure error={form.saving.error} />
        {mayWrite && <PriceBar form={form} />}
        <PlannedOfProduct sheet={sheet} mayWrite={mayWrite} />
      </form>
      {isConverting && euroPrice && (
        <FromEuroDialog form={form} euro={euroPrice} rates={sheet.rates ?? {}} onClose={() => setConverting(false)} />
      )}
    </>
  )
}

/** What will happen, in one sentence, and the button that does it. */
function PriceBar({ form }: { readonly form: PriceFormState }) {
  const t = useTexts()
  const formats = useFormats()
  const { changed, times, canSave, discard, saving } = form
  const isWrong = form.lines.some(({ read }) => read.kind === 'wrong')
  if (changed.length === 0 && !isWrong) return null
  const sizes = new Set(changed.flatMap(({ line }) => line.variants.map(({ sku }) => sku))).size
  const { since, until } = times.ok ? times.times : {}
  const when = since === undefined ? t('prices.fromNow') : t('prices.from', { time: formats.dateTime(isoOf(since)) })
  const what = t.count('prices.changes', changed.length, { sizes: t.count('prices.sizes', sizes) })
  const end = until === undefined ? undefined : t('prices.until', { time: formats.dateTime(isoOf(until)) })
  return (
    <section className={styles.bar} aria-label={t('draft.bar')}>
      <output className={styles.count}>
        {isWrong ? t('prices.correct') : [what, when, end].filter((part) => part !== undefined).join(' ')}
      </output>
      <Button look="quiet" onPress={discard}>
        {t('draft.discard')}
      </Button>
      <Button look="primary" type="submit" isDisabled={!canSave} isPending={saving.pending}>
        {since === undefined ? t('common.save') : t('prices.plan')}
      </Button>
    </section>
  )
}

const isoOf = (moment: number): string => new Date(moment).toISOString()
