/** A block with a heading of its own, and beside it perhaps a link. Without a title it is only a place. */
import { useId } from 'react'
import type { ReactNode } from 'react'
import { Anchor } from '../../../../ui/Anchor.tsx'
import type { LinkView } from '../../../../../contracts/content/kinds/link-view.ts'
import styles from './Section.module.css'

type Props = {
  readonly title: string
  readonly link?: LinkView | undefined
  readonly linkText?: string
  /** From edge to edge, and what stands in it keeps its own distance; or the heading beside it where there is room. */
  readonly layout?: 'wide' | 'split'
  readonly children: ReactNode
}

export function Section({ title, link, linkText = '', layout, children }: Props) {
  const id = useId()
  const className = layout ? `${styles.section} ${styles[layout]}` : styles.section
  if (title === '') return <div className={className}>{children}</div>
  return (
    <section className={className} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {link && linkText !== '' && (
          <Anchor className={styles.link} {...link}>
            {linkText}
          </Anchor>
        )}
      </div>
      {children}
    </section>
  )
}
