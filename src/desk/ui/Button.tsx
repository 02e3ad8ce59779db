/** Buttons: one primary per screen, plain ones for the rest, quiet ones in bars and rows. */
import { Button as AriaButton, type ButtonProps } from 'react-aria-components/Button'
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import styles from './Button.module.css'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'

type Look = 'primary' | 'plain' | 'quiet' | 'danger'

type Props = Omit<ButtonProps, 'className' | 'style'> & { readonly look?: Look; readonly icon?: IconName }

export function Button({ look = 'plain', icon, isPending = false, children, ...props }: Props) {
  return (
    <AriaButton
      {...props}
      // React Aria would announce its pending state through an element that outlives the button; the result is announced.
      data-busy={isPending || undefined}
      className={`${styles.button} ${styles[look] ?? ''}`}
    >
      {(state) => (
        <>
          {icon && <Icon name={icon} />}
          {typeof children === 'function' ? children(state) : children}
        </>
      )}
    </AriaButton>
  )
}

/** A button that shows only an icon: its name is in a tooltip, too. */
export function IconButton({
  icon,
  label,
  ...props
}: Omit<Props, 'children' | 'look'> & { icon: IconName; label: string }) {
  return (
    <TooltipTrigger delay={400}>
      <AriaButton {...props} aria-label={label} className={`${styles.button} ${styles.quiet} ${styles.iconOnly}`}>
        <Icon name={icon} />
      </AriaButton>
      <Tooltip className={styles.tooltip ?? ''} offset={6}>
        {label}
      </Tooltip>
    </TooltipTrigger>
  )
}
