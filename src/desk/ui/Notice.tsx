/** A sentence about the screen: information, a warning, an error. Errors are announced. */
import type { ReactNode } from 'react'
import type { Tone } from './Badge.tsx'
import { Icon } from './Icon.tsx'
import styles from './Notice.module.css'
import tones from './tones.module.css'

type Props = { readonly tone: Exclude<Tone, 'neutral'>; readonly children: ReactNode; readonly actions?: ReactNode }

const ICON_OF = { attention: 'alert', danger: 'alert', done: 'check', info: 'info' } as const

export const Notice = ({ tone, children, actions }: Props) => (
  <div className={`${styles.notice} ${tones[tone]}`} role={tone === 'danger' ? 'alert' : 'status'}>
    <Icon name={ICON_OF[tone]} />
    <div className={styles.text}>{children}</div>
    {actions !== undefined && <div className={styles.actions}>{actions}</div>}
  </div>
)
