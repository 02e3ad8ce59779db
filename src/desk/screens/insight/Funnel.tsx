/** How many carts become orders that are paid (DIN-02). */
import { useQuery } from '@tanstack/react-query'
import type { FunnelRowView } from '../../api/search-schemas.ts'
import { operationQuery } from '../../api/queries.ts'
import { storefrontName } from '../../formats/names.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Panel } from '../../ui/ScreenFrame.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Insight.module.css'
import type { Period } from './period.ts'

const STEPS = ['carts', 'checkouts', 'placed', 'paid'] as const

const sumOf = (rows: readonly FunnelRowView[], step: (typeof STEPS)[number]): number =>
  rows.reduce((sum, row) => sum + row[step], 0)

/** Long: the steps as bars, and a table by storefront. */
export function Funnel({ period }: { readonly period: Period }) {
  const t = useTexts()
  const formats = useFormats()
  const { data, error } = useQuery(operationQuery('insight.funnel', period))
  const rows = data?.rows ?? []
  const first = sumOf(rows, 'carts')
  const storefronts = [...new Set(rows.map(({ storefront }) => storefront))]
    .map((storefront) => ({ storefront, own: rows.filter((row) => row.storefront === storefront) }))
    .toSorted((a, b) => sumOf(b.own, 'carts') - sumOf(a.own, 'carts'))
  return (
    <Panel title={t('funnel.title')}>
      <p className={styles.help}>{t('funnel.hint')}</p>
      <FailureNotice error={error} />
      {!data && !error && <Skeleton />}
      {data && rows.length === 0 && <p className={styles.help}>{t('funnel.none')}</p>}
      {rows.length > 0 && (
        <>
          <ul className={styles.steps} aria-label={t('funnel.title')}>
            {STEPS.map((step) => {
              const count = sumOf(rows, step)
              const share = first === 0 ? 0 : Math.min(100, Math.round((count / first) * 100))
              return (
                <li key={step} className={styles.step}>
                  <span>{t(`funnel.${step}`)}</span>
                  <span className={styles.number}>
                    {formats.number(count)} {first > 0 && step !== 'carts' && `(${formats.number(share)} %)`}
                  </span>
                  <svg className={styles.line} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                    <rect className={styles.bar} width={share} height="8" />
                  </svg>
                </li>
              )
            })}
          </ul>
          <div>
            <table className={styles.table}>
              <caption className={styles.caption}>{t('funnel.byStorefront')}</caption>
              <thead>
                <tr>
                  <th scope="col">{t('order.storefront')}</th>
                  {STEPS.map((step) => (
                    <th key={step} scope="col">
                      {t(`funnel.${step}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {storefronts.map(({ storefront, own }) => (
                  <tr key={storefront}>
                    <th scope="row">{storefrontName(t, formats, storefront)}</th>
                    {STEPS.map((step) => (
                      <td key={step}>{formats.number(sumOf(own, step))}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </Panel>
  )
}
