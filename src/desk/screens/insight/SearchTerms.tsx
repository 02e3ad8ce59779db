/** What visitors search for, and how often they find something (DIN-03). */
import { useQuery } from '@tanstack/react-query'
import { operationQuery } from '../../api/queries.ts'
import { storefrontName } from '../../formats/names.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Panel } from '../../ui/ScreenFrame.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Insight.module.css'

export function SearchTerms({ days }: { readonly days: number }) {
  const t = useTexts()
  const formats = useFormats()
  const { data, error } = useQuery(operationQuery('insight.search-terms', { days }))
  const terms = data?.terms ?? []
  return (
    <Panel title={t('terms.title')}>
      <p className={styles.help}>{t('terms.hint')}</p>
      <FailureNotice error={error} />
      {!data && !error && <Skeleton />}
      {data && terms.length === 0 && <p className={styles.help}>{t('terms.none')}</p>}
      {terms.length > 0 && (
        <div className={styles.scroll} role="region" tabIndex={0} aria-label={t('terms.title')}>
          <table className={styles.table}>
            <caption className={styles.caption}>{t('terms.title')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('terms.term')}</th>
                <th scope="col">{t('order.storefront')}</th>
                <th scope="col">{t('terms.searches')}</th>
                <th scope="col">{t('terms.found')}</th>
              </tr>
            </thead>
            <tbody>
              {terms.map(({ term, storefront, searches, found }) => (
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
    </Panel>
  )
}
