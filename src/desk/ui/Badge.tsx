/** A state: colour, icon and word, so that no one of them is needed alone. */
import styles from './Badge.module.css'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'
import tones from './tones.module.css'

export type Tone = 'attention' | 'danger' | 'done' | 'info' | 'neutral'

const TONE_ICONS: Readonly<Record<Tone, IconName>> = {
  attention: 'alert',
  danger: 'cancel',
  done: 'check',
  info: 'info',
  neutral: 'clock',
}

export const Badge = ({ tone, icon, children }: { tone: Tone; icon?: IconName; children: string }) => (
  <span className={`${styles.badge} ${tones[tone]}`}>
    <Icon name={icon ?? TONE_ICONS[tone]} />
    {children}
  </span>
)
