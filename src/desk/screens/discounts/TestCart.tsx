/** A test cart beside the editor: the price of a real cart with the discount as it is edited (DSH-02). */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SHIPPING_COUNTRY_CODES, isCountryCode } from '../../../markets/storefronts/country-codes.ts'
import { operationQuery } from '../../api/queries.ts'
import { instantOf } from '../../formats/local-time.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Field, SelectField } from '../../ui/Field.tsx'
import { Panel } from '../../ui/ScreenFrame.tsx'
import { useSettled } from '../../ui/use-later.ts'
import { completed, type DiscountForm, type ReadDiscount } from './discount-form.ts'
import styles from './Discounts.module.css'
import { CartLines, type TrialLine } from './CartLines.tsx'
import { TriedCartTable } from './TriedCartTable.tsx'

type Props = { readonly form: DiscountForm; readonly read: ReadDiscount; readonly timeZone: string | null }

const PAUSE_MS = 250

export function TestCart({ form, read, timeZone }: Props) {
  const t = useTexts()
  const formats = useFormats()
  const [chosen, setCountry] = useState<string>()
  const [lines, setLines] = useState<readonly TrialLine[]>()
  const [typedCode, setCode] = useState<string>()
  const [date, setDate] = useState('')
  const first = useFirstVariant(lines === undefined)
  const country = chosen ?? form.markets.find(isCountryCode) ?? SHIPPING_COUNTRY_CODES[0] ?? 'GB'
  const shownLines = lines ?? (first === undefined ? [] : [{ sku: first, quantity: 2 }])
  const code = typedCode ?? completed(form).code
  const at = instantOf(date, timeZone)
  const { definition, usageLimit } = read
  const input = {
    country,
    lines: shownLines,
    ...(code.trim() !== '' && { code }),
    ...(at !== undefined && { at }),
    ...(definition && { draft: { definition, ...(usageLimit !== undefined && { usageLimit }) } }),
  }
  const isSettled = useSettled(input, PAUSE_MS)
  const { data, error } = useQuery({
    ...operationQuery('discount.try', input),
    enabled: isSettled && shownLines.length > 0,
    placeholderData: keepPreviousData,
  })
  return (
    <Panel title={t('testCart.title')}>
      <p className={styles.help}>{t('testCart.hint')}</p>
      <div className={styles.pair}>
        <SelectField
          label={t('testCart.country')}
          value={country}
          options={SHIPPING_COUNTRY_CODES.map((one) => [one, formats.country(one)] as const)}
          onChange={setCountry}
        />
        <Field label={t('testCart.code')} value={code} onChange={setCode} autoComplete="off" code />
      </div>
      <Field
        label={t('testCart.date')}
        help={t('testCart.dateHelp')}
        type="datetime-local"
        value={date}
        onChange={setDate}
      />
      <CartLines lines={shownLines} onChange={setLines} />
      <FailureNotice error={error} />
      {data && shownLines.length > 0 && <TriedCartTable cart={data} />}
    </Panel>
  )
}

/** Something to begin with. */
function useFirstVariant(isWanted: boolean): string | undefined {
  const { data: products } = useQuery({
    ...operationQuery('product.list', { offset: 0, limit: 1 }),
    enabled: isWanted,
  })
  const sku = products?.rows[0]?.sku
  const { data: product } = useQuery({
    ...operationQuery('product.read', { sku: sku ?? '' }),
    enabled: isWanted && sku !== undefined,
  })
  return product?.variants.find((variant) => !variant.sku.includes('-UP'))?.sku ?? product?.variants[0]?.sku
}
