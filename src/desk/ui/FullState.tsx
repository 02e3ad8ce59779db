/** A screen or list with nothing to show: what it is, why it is empty, and what to do. */
import type { ReactNode } from 'react'
import styles from './FullState.module.css'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'
import { SCREEN_TITLE_ID } from './screen-title-id.ts'
import tones from './tones.module.css'

type Props = {
  readonly title: string
  /** `sad`: something is missing or went wrong. */
  readonly mood?: 'happy' | 'sad'
  readonly icon?: IconName
  readonly children?: ReactNode
  readonly actions?: ReactNode
  /** Inside of a screen that has a title of its own. */
  readonly inside?: boolean
}

export function FullState({ title, mood = 'happy', icon, children, actions, inside = false }: Props) {
  const Title = inside ? 'h2' : 'h1'
  return (
    <div className={`${styles.state} ${inside ? styles.inside : ''}`}>
      <div className={`${styles.icon} ${tones[mood === 'sad' ? 'attention' : 'neutral']}`}>
        <Icon name={icon ?? (mood === 'sad' ? 'alert' : 'info')} />
      </div>
      <Title className={styles.title} {...(!inside && { id: SCREEN_TITLE_ID })}>
        {title}
      </Title>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
