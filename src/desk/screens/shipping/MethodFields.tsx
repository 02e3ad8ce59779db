/** The fields of a shipping method. */
import { LANGUAGES } from '../../../markets/languages/languages.ts'
import { SHIPPING_COUNTRY_CODES } from '../../../markets/storefronts/country-codes.ts'
import type { FormDraft } from '../../drafts/use-draft.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { LANGUAGE_NAMES } from '../../texts/language-names.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { AmountsField } from '../../ui/AmountsField.tsx'
import { ChipsField } from '../../ui/ChipsField.tsx'
import { CheckField, Field, SelectField } from '../../ui/Field.tsx'
import { CARRIER_DAYS, type MethodForm } from './method-form.ts'
import styles from './Shipping.module.css'

export type MethodFieldsProps = {
  readonly form: MethodForm
  readonly isNew: boolean
  readonly edit: FormDraft<MethodForm>['edit']
  readonly errorOf: (field: keyof MethodForm) => string | undefined
}

const TEXTS = ['displayName', 'description', 'errorMessage'] as const

export function TextFields({ form, isNew, edit, errorOf }: MethodFieldsProps) {
  const t = useTexts()
  return (
    <div className={styles.texts}>
      {isNew && (
        <Field
          label={t('shippingField.id')}
          help={t('shipping.idHelp')}
          value={form.id}
          autoComplete="off"
          onChange={(id) => edit('id', id, 'id')}
          error={errorOf('id')}
        />
      )}
      {TEXTS.map((field) => (
        <fieldset key={field} className={styles.texts}>
          <legend className={styles.legend}>{t(`shippingField.${field}`)}</legend>
          {field === 'errorMessage' && <p className={styles.help}>{t('shipping.errorHelp')}</p>}
          <div className={styles.pair}>
            {LANGUAGES.map((language) => (
              <Field
                key={language}
                label={LANGUAGE_NAMES[language]}
                value={form[field][language] ?? ''}
                placeholder={language === 'en' ? undefined : form[field]['en']}
                onChange={(text) => edit(`${field}.${language}`, text, `${field}.${language}`)}
                error={language === 'en' ? errorOf(field) : undefined}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}

export function OfferFields({ form, edit, errorOf }: MethodFieldsProps) {
  const t = useTexts()
  const formats = useFormats()
  const options = SHIPPING_COUNTRY_CODES.map((code) => [code, formats.country(code)] as const)
  return (
    <>
      <CheckField
        label={t('shippingField.active')}
        checked={form.active}
        onChange={(active) => edit('active', active)}
      />
      <ChipsField
        label={t('shippingField.countries')}
        values={form.countries}
        options={options}
        textOf={formats.country}
        removeText={(text) => t('discount.removeOne', { text })}
        unknown={t('discount.unknownCountry')}
        onChange={(countries) => edit('countries', countries)}
      />
      <AmountsField
        label={t('shippingField.price')}
        help={t('shipping.priceHelp')}
        amounts={form.price}
        markets={form.countries}
        onChange={(currency, amount) => edit(`price.${currency}`, amount, `price.${currency}`)}
        error={errorOf('price')}
      />
      <AmountsField
        label={t('shippingField.discount')}
        amounts={form.discount}
        markets={form.countries}
        onChange={(currency, amount) => edit(`discount.${currency}`, amount, `discount.${currency}`)}
        error={errorOf('discount')}
      />
      <CheckField
        label={t('shippingField.isFreeFromThreshold')}
        checked={form.isFreeFromThreshold}
        onChange={(isFree) => edit('isFreeFromThreshold', isFree)}
      />
      <Field
        label={t('shippingField.imageUrl')}
        help={t('shipping.imageHelp')}
        value={form.imageUrl}
        autoComplete="off"
        onChange={(imageUrl) => edit('imageUrl', imageUrl, 'imageUrl')}
        error={errorOf('imageUrl')}
      />
    </>
  )
}

const DAYS = ['handlingDays', 'minDays', 'maxDays'] as const

export function DeliveryFields({ form, edit, errorOf }: MethodFieldsProps) {
  const t = useTexts()
  return (
    <>
      <CheckField
        label={t('shippingField.hasDelivery')}
        checked={form.hasDelivery}
        onChange={(hasDelivery) => edit('hasDelivery', hasDelivery)}
      />
      {form.hasDelivery && (
        <div className={styles.pair}>
          <Field
            label={t('shippingField.cutOff')}
            type="time"
            value={form.cutOff}
            onChange={(cutOff) => edit('cutOff', cutOff, 'cutOff')}
            error={errorOf('cutOff')}
          />
          <SelectField
            label={t('shippingField.carrierDays')}
            value={CARRIER_DAYS.find((days) => days === form.carrierDays) ?? '5'}
            options={CARRIER_DAYS.map((days) => [days, t(`shipping.carrier.${days}`)] as const)}
            onChange={(days) => edit('carrierDays', days)}
          />
          {DAYS.map((field) => (
            <Field
              key={field}
              label={t(`shippingField.${field}`)}
              value={form[field]}
              inputMode="numeric"
              onChange={(days) => edit(field, days, field)}
              error={errorOf(field)}
            />
          ))}
        </div>
      )}
    </>
  )
}
