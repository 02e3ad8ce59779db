/** Variants that will be sold out soon, by the pace of the last four weeks (DIN-05). */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { operationQuery } from '../../api/queries.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { hrefOf } from '../../navigation/location.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { SelectField } from '../../ui/Field.tsx'
import { Panel } from '../../ui/ScreenFrame.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Insight.module.css'

const THRESHOLDS = ['7', '14', '28', '60'] as const

const FIRST_ROWS = 20

/** Long: the table and what is above it. */
export function LowStock() {
  const t = useTexts()
  const formats = useFormats()
  const [below, setBelow] = useState<(typeof THRESHOLDS)[number]>('14')
  const { data, error } = useQuery(operationQuery('insight.low-stock', { belowDays: Number(below) }))
  const [isWhole, setWhole] = useState(false)
  const variants = data?.variants ?? []
  const shown = isWhole ? variants : variants.slice(0, FIRST_ROWS)
  return (
    <Panel
      title={t('lowStock.title')}
      actions={
        <SelectField
          label={t('lowStock.below')}
          compact
          value={below}
          options={THRESHOLDS.map((one) => [one, t('lowStock.belowDays', { days: one })] as const)}
          onChange={setBelow}
        />
      }
    >
      <p className={styles.help}>{t('lowStock.hint', { days: below })}</p>
      <FailureNotice error={error} />
      {!data && !error && <Skeleton />}
      {data && variants.length === 0 && <p className={styles.help}>{t('lowStock.none')}</p>}
      {variants.length > 0 && (
        <div>
          <table className={`${styles.table} ${styles.wholeWords}`} aria-label={t('lowStock.title')}>
            <thead>
              <tr>
                <th scope="col">{t('lowStock.variant')}</th>
                <th scope="col" className={styles.word}>
                  {t('lowStock.region')}
                </th>
                <th scope="col">{t('lowStock.days')}</th>
                <th scope="col">{t('lowStock.forSale')}</th>
                <th scope="col">{t('lowStock.sold')}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ sku, productSku, name, size, region, forSale, sold, days }) => (
                <tr key={`${sku} ${region}`}>
                  <th scope="row">
                    <a href={hrefOf(`/products/${productSku}`)}>{name}</a>, {size} <code>{sku}</code>
                  </th>
                  <td className={styles.word}>{region}</td>
                  <td>{days === null ? '–' : formats.number(days)}</td>
                  <td>{formats.number(forSale)}</td>
                  <td>{formats.number(sold)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {shown.length < variants.length && (
        <Button look="quiet" onPress={() => setWhole(true)}>
          {t.count('search.moreWords', variants.length - shown.length)}
        </Button>
      )}
    </Panel>
  )
}
