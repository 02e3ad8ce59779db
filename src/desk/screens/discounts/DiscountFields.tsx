/** The fields of a discount, in the order in which a person thinks of them. */
import { SHIPPING_COUNTRY_CODES } from '../../../markets/storefronts/country-codes.ts'
import { localTime } from '../../formats/local-time.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { AmountsField } from '../../ui/AmountsField.tsx'
import { Button } from '../../ui/Button.tsx'
import { ChipsField } from '../../ui/ChipsField.tsx'
import { CheckField, Field, SelectField } from '../../ui/Field.tsx'
import { completed, DISCOUNT_KINDS } from './discount-form.ts'
import styles from './Discounts.module.css'
import type { FieldProps } from './field-props.ts'
import { SelectionField } from './SelectionField.tsx'

export function NameFields({ form, isNew, edit, errorOf }: FieldProps) {
  const t = useTexts()
  const { name, id } = completed(form)
  return (
    <>
      <div className={styles.pair}>
        <Field
          label={t('discount.code')}
          help={isNew ? t('discount.codeHelp') : t('discount.codeStays')}
          value={form.code}
          onChange={(code) => edit('code', code, 'code')}
          error={errorOf('code')}
          isReadOnly={!isNew}
          autoComplete="off"
          code
        />
        <Field
          label={t('discount.shownName')}
          help={t('discount.shownNameHelp')}
          value={form.name}
          placeholder={name}
          onChange={(next) => edit('name', next, 'name')}
          error={errorOf('name')}
          autoComplete="off"
        />
      </div>
      {isNew && (
        <details>
          <summary>{t('discount.id')}</summary>
          <Field
            label={t('discount.id')}
            help={t('discount.idHelp')}
            value={form.id}
            placeholder={id}
            onChange={(next) => edit('id', next, 'id')}
            error={errorOf('id')}
            autoComplete="off"
          />
        </details>
      )}
    </>
  )
}

const DAY_MS = 24 * 60 * 60_000
const PRESETS = [
  ['day', DAY_MS],
  ['week', 7 * DAY_MS],
  ['month', 30 * DAY_MS],
] as const

const MINUTE_MS = 60_000

const minuteFromNow = (milliseconds: number, timeZone: string | null): string =>
  localTime(Math.floor((Date.now() + milliseconds) / MINUTE_MS) * MINUTE_MS, timeZone)

export function PlaceFields({ form, timeZone, edit, errorOf }: FieldProps) {
  const t = useTexts()
  const formats = useFormats()
  const options = SHIPPING_COUNTRY_CODES.map((code) => [code, formats.country(code)] as const)
  const lasting = (milliseconds: number): void => {
    edit('from', minuteFromNow(0, timeZone))
    edit('until', minuteFromNow(milliseconds, timeZone))
  }
  return (
    <>
      <ChipsField
        label={t('discount.markets')}
        help={form.markets.length === 0 ? t('discount.marketsHelp') : undefined}
        values={form.markets}
        options={options.toSorted(([, one], [, other]) => one.localeCompare(other, t.language))}
        textOf={formats.country}
        removeText={(text) => t('discount.removeOne', { text })}
        unknown={t('discount.unknownCountry')}
        onChange={(markets) => edit('markets', markets)}
      />
      <fieldset className={styles.presets} aria-label={t('discount.presets')}>
        {PRESETS.map(([name, milliseconds]) => (
          <Button key={name} onPress={() => lasting(milliseconds)}>
            {t(`discount.preset.${name}`)}
          </Button>
        ))}
      </fieldset>
      <div className={styles.pair}>
        <Field
          label={t('discount.from')}
          type="datetime-local"
          value={form.from}
          onChange={(from) => edit('from', from, 'from')}
          error={errorOf('from')}
        />
        <Field
          label={t('discount.until')}
          type="datetime-local"
          value={form.until}
          onChange={(until) => edit('until', until, 'until')}
          error={errorOf('until')}
        />
      </div>
    </>
  )
}

export function EffectFields({ form, edit, errorOf }: FieldProps) {
  const t = useTexts()
  const { kind } = form
  return (
    <>
      <SelectField
        label={t('discount.kind')}
        value={kind}
        options={DISCOUNT_KINDS.map((one) => [one, t(`discountKind.${one}`)] as const)}
        onChange={(next) => edit('kind', next)}
      />
      {(kind === 'percentage' || kind === 'product-percentage') && (
        <Field
          label={t('discount.percent')}
          value={form.percent}
          inputMode="decimal"
          autoComplete="off"
          onChange={(percent) => edit('percent', percent, 'percent')}
          error={errorOf('percent')}
        />
      )}
      {(kind === 'amount' || kind === 'product-amount') && (
        <AmountsField
          label={kind === 'amount' ? t('discount.amounts') : t('discount.amountsEach')}
          amounts={form.amounts}
          markets={form.markets}
          onChange={(currency, amount) => edit(`amounts.${currency}`, amount, `amounts.${currency}`)}
          error={errorOf('amounts')}
        />
      )}
      {(kind === 'product-percentage' || kind === 'product-amount') && (
        <SelectionField
          label={t('discount.selection')}
          selection={form.selection}
          onChange={(list, values) => edit(`selection.${list}`, values)}
          error={errorOf('selection')}
        />
      )}
      {kind === 'gift' && (
        <>
          <ChipsField
            label={t('discount.gifts')}
            help={t('discount.giftsHelp')}
            values={form.gifts}
            removeText={(text) => t('discount.removeOne', { text })}
            onChange={(gifts) => edit('gifts', gifts)}
            error={errorOf('gifts')}
          />
          <Field
            label={t('discount.pieces')}
            value={form.pieces}
            inputMode="numeric"
            onChange={(pieces) => edit('pieces', pieces, 'pieces')}
            error={errorOf('pieces')}
          />
        </>
      )}
    </>
  )
}

export function ConditionFields({ form, edit, errorOf }: FieldProps) {
  const t = useTexts()
  return (
    <>
      <AmountsField
        label={t('discount.minimum')}
        help={t('discount.minimumHelp')}
        amounts={form.minimum}
        markets={form.markets}
        onChange={(currency, amount) => edit(`minimum.${currency}`, amount, `minimum.${currency}`)}
        error={errorOf('minimum')}
      />
      <SelectionField
        label={t('discount.required')}
        help={t('discount.requiredHelp')}
        selection={form.required}
        onChange={(list, values) => edit(`required.${list}`, values)}
        error={errorOf('required')}
      />
      {Object.values(form.required).some((values) => values.length > 0) && (
        <Field
          label={t('discount.requiredPieces')}
          value={form.requiredPieces}
          inputMode="numeric"
          onChange={(pieces) => edit('requiredPieces', pieces, 'requiredPieces')}
          error={errorOf('requiredPieces')}
        />
      )}
    </>
  )
}

export function LimitFields({ form, edit, errorOf }: FieldProps) {
  const t = useTexts()
  return (
    <>
      <div className={styles.pair}>
        <Field
          label={t('discount.limit')}
          help={t('discount.limitHelp')}
          value={form.limit}
          inputMode="numeric"
          autoComplete="off"
          onChange={(limit) => edit('limit', limit, 'limit')}
          error={errorOf('limit')}
        />
        <Field
          label={t('discount.sortOrder')}
          help={t('discount.sortOrderHelp')}
          value={form.sortOrder}
          inputMode="numeric"
          autoComplete="off"
          onChange={(sortOrder) => edit('sortOrder', sortOrder, 'sortOrder')}
          error={errorOf('sortOrder')}
        />
      </div>
      <CheckField
        label={t('discount.isExclusive')}
        checked={form.isExclusive}
        onChange={(isExclusive) => edit('isExclusive', isExclusive)}
      />
      <CheckField
        label={t('discount.isStackable')}
        checked={form.isStackable}
        onChange={(isStackable) => edit('isStackable', isStackable)}
      />
    </>
  )
}
