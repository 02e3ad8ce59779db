/** The latest posts of a folder, or stories that an editor chose. One without a picture has the fish. */
import { Fish } from '../../../frame/logo/index.ts'
import { ContentPicture } from '../ContentPicture.tsx'
import type { StoryCard } from '../../../../../contracts/content/kinds/fields.ts'
import type { PostView } from '../post-view.ts'
import styles from './PostList.module.css'
import { Section } from './Section.tsx'

const SIZES = '(min-width: 960px) 34vw, (min-width: 640px) 50vw, calc(100vw - 32px)'

/** Only posts have a date. */
type Props = { readonly title: string; readonly posts: readonly (StoryCard & Partial<PostView>)[] }

export function PostList({ title, posts }: Props) {
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
