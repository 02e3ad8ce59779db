/** Sales of the period beside those of the one before, by currency, and by storefront and country (DIN-01). */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SalesFigures } from '../../api/search-schemas.ts'
import { operationQuery } from '../../api/queries.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { SelectField } from '../../ui/Field.tsx'
import { Panel } from '../../ui/ScreenFrame.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { BarChart } from './BarChart.tsx'
import styles from './Insight.module.css'
import { changeOf, daysOf, type Period } from './period.ts'
import { PlaceTable } from './PlaceTable.tsx'

export function Sales({ period }: { readonly period: Period }) {
  const t = useTexts()
  const { data, error } = useQuery(operationQuery('insight.sales', period))
  return (
    <Panel title={t('sales.title')}>
      <FailureNotice error={error} />
      {!data && !error && <Skeleton />}
      {data && data.currencies.length === 0 && <p className={styles.help}>{t('sales.none')}</p>}
      {data && data.currencies.length > 0 && (
        <>
          <CurrencyTable figures={data} />
          <ConvertedSum figures={data} />
          <SalesByDay figures={data} period={period} />
          <PlaceTable figures={data} />
        </>
      )}
    </Panel>
  )
}

type FiguresProps = { readonly figures: SalesFigures }

/** Long: one column per figure. */
function CurrencyTable({ figures }: FiguresProps) {
  const t = useTexts()
  const formats = useFormats()
  const shown = (amount: number | null, currency: string): string =>
    amount === null ? '–' : formats.amount(amount, currency)
  return (
    <div>
      <table className={styles.table}>
        <caption className={styles.caption}>{t('sales.byCurrency')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('sales.currency')}</th>
            <th scope="col">{t('sales.orders')}</th>
            <th scope="col" className={styles.wide}>
              {t('sales.units')}
            </th>
            <th scope="col">{t('sales.gross')}</th>
            <th scope="col" className={styles.wide}>
              {t('sales.net')}
            </th>
            <th scope="col">{t('sales.refunds')}</th>
            <th scope="col" className={styles.wide}>
              {t('sales.average')}
            </th>
            <th scope="col" className={styles.wide}>
              {t('sales.returnRate')}
            </th>
            <th scope="col" className={styles.wide}>
              {t('sales.before')}
            </th>
          </tr>
        </thead>
        <tbody>
          {figures.currencies.map(({ currency, now, before }) => (
            <tr key={currency}>
              <th scope="row">{currency}</th>
              <td>{formats.number(now.orders)}</td>
              <td className={styles.wide}>{formats.number(now.units)}</td>
              <td>{shown(now.gross, currency)}</td>
              <td className={styles.wide}>{shown(now.net, currency)}</td>
              <td>{shown(now.refunds, currency)}</td>
              <td className={styles.wide}>
                {now.gross === null || now.orders === 0
                  ? '–'
                  : formats.amount(Math.round(now.gross / now.orders), currency)}
              </td>
              <td className={styles.wide}>
                {now.orders === 0 ? '–' : `${formats.number(Math.round((now.returned / now.orders) * 100))} %`}
              </td>
              <td className={styles.wide}>
                {before.gross === null
                  ? formats.number(before.orders)
                  : `${shown(before.gross, currency)}${changeText(changeOf(now.gross ?? 0, before.gross), formats.number)}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const changeText = (change: number | undefined, number: (value: number) => string): string =>
  change === undefined ? '' : ` (${change > 0 ? '+' : ''}${number(change)} %)`

/** Only with the rates and their day: a sum of currencies means nothing without them. */
function ConvertedSum({ figures: { inEuro, currencies } }: FiguresProps) {
  const t = useTexts()
  const formats = useFormats()
  const waiting = currencies.filter(({ now }) => (now.uninvoiced ?? 0) > 0)
  return (
    <>
      {waiting.length > 0 && (
        <p className={styles.help}>
          {t('sales.uninvoiced', {
            amounts: waiting.map(({ currency, now }) => formats.amount(now.uninvoiced ?? 0, currency)).join(', '),
          })}
        </p>
      )}
      {inEuro && (inEuro.now === null || inEuro.ratesOf === null) && (
        <p className={styles.help}>{t('sales.noRates')}</p>
      )}
      {inEuro?.now && inEuro.ratesOf !== null && (
        <p className={styles.help}>
          {t('sales.converted', {
            gross: formats.amount(inEuro.now.gross, 'EUR'),
            net: formats.amount(inEuro.now.net, 'EUR'),
            date: formats.dateTime(inEuro.ratesOf),
            rates: currencies
              .filter(({ currency }) => currency !== 'EUR')
              .map(({ currency, perEuro }) => `1 EUR = ${formats.number(perEuro ?? 0)} ${currency}`)
              .join(', '),
          })}
        </p>
      )}
    </>
  )
}

/** A longer table is opened by who wants to read it. */
const OPEN_DAYS = 31

/** Long: the chart and the table beside it. */
function SalesByDay({ figures, period }: FiguresProps & { readonly period: Period }) {
  const t = useTexts()
  const formats = useFormats()
  const [chosen, setChosen] = useState<string>()
  const codes = figures.currencies.map((one) => one.currency)
  const currency = codes.find((code) => code === chosen) ?? largest(figures)
  const days = daysOf(period).map((day) => {
    const rows = figures.rows.filter((row) => row.day === day && row.currency === currency)
    const orders = rows.reduce((sum, row) => sum + row.orders, 0)
    const gross = rows.reduce((sum, row) => sum + (row.gross ?? 0), 0)
    return { day, orders, gross }
  })
  const hasRevenue = figures.rows.every(({ gross }) => gross !== null)
  const textOf = ({ gross, orders }: (typeof days)[number]): string =>
    hasRevenue ? formats.amount(gross, currency) : t.count('sales.ordersCount', orders)
  return (
    <>
      {codes.length > 1 && (
        <SelectField
          label={t('sales.currency')}
          value={currency}
          options={codes.map((code) => [code, formats.currency(code)] as const)}
          onChange={setChosen}
        />
      )}
      <div className={styles.withTable}>
        <BarChart
          label={t('sales.question', { currency })}
          bars={days.map((one) => ({
            label: formats.day(one.day),
            value: hasRevenue ? one.gross : one.orders,
            text: textOf(one),
          }))}
        />
        <details className={styles.details} open={days.length <= OPEN_DAYS}>
          <summary>{t('sales.byDay')}</summary>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('sales.day')}</th>
                <th scope="col">{t('sales.orders')}</th>
                {hasRevenue && <th scope="col">{t('sales.gross')}</th>}
              </tr>
            </thead>
            <tbody>
              {days
                .filter(({ orders, gross }) => orders > 0 || gross > 0)
                .toReversed()
                .map((one) => (
                  <tr key={one.day}>
                    <th scope="row">{formats.day(one.day)}</th>
                    <td>{formats.number(one.orders)}</td>
                    {hasRevenue && <td>{formats.amount(one.gross, currency)}</td>}
                  </tr>
                ))}
            </tbody>
          </table>
        </details>
      </div>
    </>
  )
}

/** The currency of most orders. */
const largest = ({ currencies }: SalesFigures): string =>
  currencies.toSorted((a, b) => b.now.orders - a.now.orders)[0]?.currency ?? 'EUR'
