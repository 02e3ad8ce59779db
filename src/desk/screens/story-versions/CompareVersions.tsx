/** What differs between two versions, field by field. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { VersionEntry } from '../../api/content-version-schemas.ts'
import { operationQuery } from '../../api/queries.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { SelectField } from '../../ui/Field.tsx'
import styles from './StoryVersions.module.css'

type Props = { readonly slug: string; readonly selected: number; readonly versions: readonly VersionEntry[] }

export function CompareVersions({ slug, selected, versions }: Props) {
  const t = useTexts()
  const others = versions.filter(({ number }) => number !== selected)
  const usual = others.find(({ number }) => number < selected) ?? others[0]
  const [other, setOther] = useState(usual?.number)
  const [before, after] = [Math.min(selected, other ?? selected), Math.max(selected, other ?? selected)]
  const { data, error } = useQuery({
    ...operationQuery('story.compare', { slug, before, after }),
    enabled: other !== undefined,
  })
  if (other === undefined) return null
  const nameOf = ({ number, label }: VersionEntry): string => label ?? t('versions.number', { n: number })
  return (
    <section className={styles.compare} aria-label={t('versions.compare', { before, after })}>
      <h2 className={styles.heading}>{t('versions.compare', { before, after })}</h2>
      <SelectField
        label={t('versions.with')}
        value={String(other)}
        options={others.map((version) => [String(version.number), nameOf(version)] as const)}
        onChange={(value) => setOther(Number(value))}
      />
      <FailureNotice error={error} />
      {data?.length === 0 && <p className={styles.soft}>{t('versions.same')}</p>}
      {data && data.length > 0 && (
        <div className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('versions.field')}</th>
                <th scope="col">{t('versions.before')}</th>
                <th scope="col">{t('versions.after')}</th>
              </tr>
            </thead>
            <tbody>
              {data.map((change) => (
                <tr key={`${change.block} ${change.field}`}>
                  <th scope="row">
                    <code>{change.field}</code>
                    <span className={styles.soft}>{change.block}</span>
                  </th>
                  <td>{change.before}</td>
                  <td>{change.after}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
