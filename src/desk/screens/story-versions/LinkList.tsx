/** The pages and menus that link to a page. */
import { useQuery } from '@tanstack/react-query'
import { operationQuery } from '../../api/queries.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Badge } from '../../ui/Badge.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import styles from './StoryVersions.module.css'

export function LinkList({ slug }: { readonly slug: string }) {
  const t = useTexts()
  const { data, error } = useQuery(operationQuery('story.links', { slug }))
  if (!data) return <FailureNotice error={error} />
  if (data.length === 0) return <p className={styles.soft}>{t('links.none')}</p>
  return (
    <div>
      <p>{t('links.some')}</p>
      <ul className={styles.links}>
        {data.map((link) => (
          <li key={link.slug}>
            {link.name} <code>{link.slug}</code> {link.isShared && <Badge tone="info">{t('links.menu')}</Badge>}
          </li>
        ))}
      </ul>
    </div>
  )
}
