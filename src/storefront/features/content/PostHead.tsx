/** The head of a post: when it was written, what it is called, and its picture. */
import { useTexts } from '../../texts/texts-context.ts'
import { usePlace } from '../markets/index.ts'
import { ContentPicture } from './ContentPicture.tsx'
import type { PictureView } from './kinds/fields.ts'
import type { LinkView } from './kinds/link-view.ts'
import { longDate } from './long-date.ts'
import styles from './PostHead.module.css'

type Props = {
  readonly title: string
  readonly intro: string
  readonly date: string
  readonly author: string
  readonly picture: PictureView | undefined
  readonly back: LinkView
}

export function PostHead({ title, intro, date, author, picture, back }: Props) {
  const texts = useTexts()
  const day = longDate(date, usePlace()?.market.locale)
  return (
    <header className={styles.head}>
      <a className={styles.back} href={back.href}>
        {texts.allPosts}
      </a>
      <h1 className={styles.title}>{title}</h1>
      {intro && <p className={styles.intro}>{intro}</p>}
      <p className={styles.by}>
        {day && <time dateTime={date}>{day}</time>}
        {day && author && ' · '}
        {author}
      </p>
      {picture && (
        <div className={styles.picture}>
          <ContentPicture picture={picture} sizes="(min-width: 1024px) 960px, 100vw" eager />
        </div>
      )}
    </header>
  )
}
