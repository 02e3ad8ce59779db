/** A screen or list with nothing to show: what it is, why it is empty, and what to do. */
import type { ReactNode } from 'react'
import { Fish, type Mood } from '../../brand/Fish.tsx'
import styles from './FullState.module.css'

type Props = {
  readonly title: string
  readonly mood?: Mood
  readonly children?: ReactNode
  readonly actions?: ReactNode
  /** Inside of a screen that has a title of its own. */
  readonly inside?: boolean
}

export function FullState({ title, mood = 'happy', children, actions, inside = false }: Props) {
  const Title = inside ? 'h2' : 'h1'
  return (
    <div className={`${styles.state} ${inside ? styles.inside : ''}`}>
      <div className={styles.fish}>
        <Fish mood={mood} />
      </div>
      <Title className={styles.title}>{title}</Title>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
