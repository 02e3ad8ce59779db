/** A post: what it is called, when it was written, its picture, and its blocks, whose words keep to one column. */
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/texts-context.ts'
import { ContentPicture } from './ContentPicture.tsx'
import type { PictureView } from '../../../../contracts/content/kinds/fields.ts'
import type { LinkView } from '../../../../contracts/content/kinds/link-view.ts'
import styles from './Post.module.css'

type Props = {
  readonly title: string
  readonly intro: string
  readonly date: string
  readonly day: string | undefined
  readonly author: string
  readonly picture: PictureView | undefined
  readonly back: LinkView
  readonly children: ReactNode
}

export function Post({ title, intro, date, day, author, picture, back, children }: Props) {
  const texts = useTexts()
  return (
    <article className={styles.post}>
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
            <ContentPicture picture={picture} sizes="(min-width: 1024px) 960px, calc(100vw - 32px)" eager />
          </div>
        )}
      </header>
      {children}
    </article>
  )
}
