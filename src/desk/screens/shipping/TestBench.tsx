/** What checkout offers a cart of some value on some day, and why the other methods are not offered (DSH-05). */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { COUNTRY_CURRENCIES } from '../../../markets/derived/country-currencies.ts'
import { PRICE_CURRENCIES } from '../../../markets/derived/price-currencies.ts'
import type { TriedMethod } from '../../api/discount-schemas.ts'
import { operationQuery } from '../../api/queries.ts'
import { sessionStore } from '../../api/session.ts'
import { useDeskStore } from '../../app/store.ts'
import { instantOf } from '../../formats/local-time.ts'
import { readAmount } from '../../formats/typed-numbers.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Field, SelectField } from '../../ui/Field.tsx'
import { Panel } from '../../ui/ScreenFrame.tsx'
import { useSettled } from '../../ui/use-later.ts'
import { methodName } from './method-name.ts'
import styles from './Shipping.module.css'

export function TestBench({ country }: { readonly country: string }) {
  const t = useTexts()
  const formats = useFormats()
  const { session } = useDeskStore(sessionStore)
  const own = COUNTRY_CURRENCIES[country] ?? 'EUR'
  const [other, setCurrency] = useState<{ readonly country: string; readonly currency: string }>()
  const [typed, setTyped] = useState('30')
  const [date, setDate] = useState('')
  const currency = other?.country === country ? other.currency : own
  const value = readAmount(typed, currency)
  const at = instantOf(date, session?.account.timeZone ?? null)
  const input = {
    country,
    value: typeof value === 'number' ? value : 0,
    ...(currency !== own && { currency }),
    ...(at !== undefined && { at }),
  }
  const isSettled = useSettled(input)
  const { data, error } = useQuery({
    ...operationQuery('shipping.try', input),
    enabled: isSettled,
    placeholderData: keepPreviousData,
  })
  return (
    <Panel title={t('bench.title')}>
      <p className={styles.help}>{t('bench.hint', { country: formats.country(country) })}</p>
      <div className={styles.pair}>
        <Field
          label={t('bench.value')}
          value={typed}
          inputMode="decimal"
          autoComplete="off"
          onChange={setTyped}
          error={typeof value === 'string' ? t('shippingProblem.amount') : undefined}
        />
        <SelectField
          label={t('bench.currency')}
          value={currency}
          options={PRICE_CURRENCIES.map((code) => [code, code] as const)}
          onChange={(code) => setCurrency({ country, currency: code })}
        />
      </div>
      <Field label={t('bench.date')} help={t('bench.dateHelp')} type="datetime-local" value={date} onChange={setDate} />
      <FailureNotice error={error} />
      {data && (
        <table className={styles.table} aria-label={t('bench.title')}>
          <tbody>
            {data.methods.map((method) => (
              <TriedRow key={method.id} method={method} currency={data.currency} />
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  )
}

function TriedRow({ method, currency }: { readonly method: TriedMethod; readonly currency: string }) {
  const t = useTexts()
  const formats = useFormats()
  const { name, reason, price, total, freeFrom, arrival } = method
  const isReduced = price !== undefined && total !== undefined && total < price
  return (
    <tr data-offered={reason === undefined || undefined}>
      <th scope="row">
        {methodName(name, t.language)}
        {freeFrom !== undefined && reason === undefined && (
          <small>{t('bench.freeFrom', { amount: formats.amount(freeFrom, currency) })}</small>
        )}
        {arrival && reason === undefined && (
          <small>{t('bench.arrives', { from: formats.day(arrival.from), to: formats.day(arrival.to) })}</small>
        )}
      </th>
      <td>
        {reason === undefined ? (
          <>
            {isReduced && <s>{formats.amount(price, currency)}</s>} {formats.amount(total ?? 0, currency)}
          </>
        ) : (
          t.maybe('shippingReason', reason)
        )}
      </td>
    </tr>
  )
}
