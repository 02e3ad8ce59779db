/** What visitors search for, and how often they find something (DIN-03). */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { operationQuery } from '../../api/queries.ts'
import { storefrontName } from '../../formats/names.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Panel } from '../../ui/ScreenFrame.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Insight.module.css'

const FIRST_ROWS = 20

/** Long: the table and what is above it. */
export function SearchTerms({ days }: { readonly days: number }) {
  const t = useTexts()
  const formats = useFormats()
  const { data, error } = useQuery(operationQuery('insight.search-terms', { days }))
  const [isWhole, setWhole] = useState(false)
  const terms = data?.terms ?? []
  const shown = isWhole ? terms : terms.slice(0, FIRST_ROWS)
  return (
    <Panel title={t('terms.title')}>
      <p className={styles.help}>{t('terms.hint')}</p>
      <FailureNotice error={error} />
      {!data && !error && <Skeleton />}
      {data && terms.length === 0 && <p className={styles.help}>{t('terms.none')}</p>}
      {terms.length > 0 && (
        <div>
          <table className={styles.table} aria-label={t('terms.title')}>
            <thead>
              <tr>
                <th scope="col">{t('terms.term')}</th>
                <th scope="col" className={styles.word}>
                  {t('order.storefront')}
                </th>
                <th scope="col">{t('terms.searches')}</th>
                <th scope="col">{t('terms.found')}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ term, storefront, searches, found }) => (
                <tr key={`${storefront} ${term}`}>
                  <th scope="row">{term}</th>
                  <td className={styles.word}>{storefrontName(t, formats, storefront)}</td>
                  <td>{formats.number(searches)}</td>
                  <td>{formats.number(Math.round((found / searches) * 100))} %</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {shown.length < terms.length && (
        <Button look="quiet" onPress={() => setWhole(true)}>
          {t.count('search.moreWords', terms.length - shown.length)}
        </Button>
      )}
    </Panel>
  )
}
