/** One further, or one back. */
import styles from './StepButton.module.css'

type Props = { readonly label: string; readonly isBack?: boolean; readonly onPress: () => void }

export function StepButton({ label, isBack = false, onPress }: Props) {
  return (
    <button className={styles.step} type="button" aria-label={label} onClick={onPress}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={isBack ? 'M10.500 2.500L5 8l5.500 5.500' : 'M5.500 2.500L11 8l-5.500 5.500'} />
      </svg>
    </button>
  )
}
