/** A storefront's home: a greeting and the shelves. */
import { Fish } from '../../features/brand/index.ts'
import { PageHead } from '../../features/layout/index.ts'
import type { PageProps } from '../../page-contract.ts'
import styles from './home.module.css'
import type { load } from './load.ts'

export function Page({ data: { story, shelves } }: PageProps<typeof load>) {
  return (
    <div className={styles.page}>
      <PageHead title={story.title} description={story.metaDescription} />
      <div className={styles.hero}>
        <div className={styles.words}>
          <h1 className={styles.title}>{story.title}</h1>
          <p className={styles.intro}>{story.intro}</p>
        </div>
        <div className={styles.fish}>
          <Fish />
        </div>
      </div>
      <ul className={styles.shelves}>
        {shelves.map(({ href, title }) => (
          <li key={href}>
            <a className={styles.shelf} href={href}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
