/** The latest posts. One without a picture has the fish. */
import { Fish } from '../../../frame/logo/index.ts'
import { ContentPicture } from '../ContentPicture.tsx'
import type { BlockViews } from '../../../../../contracts/content/kinds/read-content.ts'
import type { PostView } from '../post-view.ts'
import styles from './PostList.module.css'
import { Section } from './Section.tsx'

const SIZES = '(min-width: 960px) 34vw, (min-width: 640px) 50vw, calc(100vw - 32px)'

type Props = { readonly block: BlockViews['post-list']; readonly posts: readonly PostView[] }

export function PostList({ block: { title }, posts }: Props) {
  const Heading = title === '' ? 'h2' : 'h3'
  if (posts.length === 0) return null
  return (
    <Section title={title}>
      <ul className={styles.posts}>
        {posts.map(({ href, title: name, intro, date, day, picture }) => (
          <li key={href} className={styles.post}>
            <div className={styles.picture}>
              {picture ? <ContentPicture picture={picture} sizes={SIZES} cover /> : <Fish />}
            </div>
            {day !== undefined && (
              <time className={styles.date} dateTime={date}>
                {day}
              </time>
            )}
            <Heading className={styles.title}>
              <a className={styles.link} href={href}>
                {name}
              </a>
            </Heading>
            {intro !== '' && <p>{intro}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
