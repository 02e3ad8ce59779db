/** The head of a screen: title, sentence, actions. Sets the title of the document, too. */
import { type ReactNode, useEffect } from 'react'
import styles from './ScreenFrame.module.css'
import { SCREEN_TITLE_ID } from './screen-title-id.ts'

type Props = {
  readonly title: string
  readonly hint?: ReactNode
  readonly actions?: ReactNode
  /** The screen above this one. */
  readonly back?: ReactNode
  /** The content scrolls by itself, as a table does. */
  readonly fixed?: boolean
  readonly children: ReactNode
}

export function ScreenFrame({ title, hint, actions, back, fixed = false, children }: Props) {
  useEffect(() => {
    document.title = `${title} · Sockeye`
  }, [title])
  return (
    <div className={`${styles.screen} ${fixed ? styles.fixed : ''}`}>
      <header className={styles.head}>
        <div className={styles.words}>
          {back}
          <h1 className={styles.title} id={SCREEN_TITLE_ID}>
            {title}
          </h1>
          {hint !== undefined && <p className={styles.hint}>{hint}</p>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  )
}

export const Panel = ({ title, actions, children }: { title?: string; actions?: ReactNode; children: ReactNode }) => (
  <section className={styles.panel}>
    {title !== undefined && (
      <div className={styles.panelHead}>
        <h2 className={styles.panelTitle}>{title}</h2>
        {actions}
      </div>
    )}
    {children}
  </section>
)
