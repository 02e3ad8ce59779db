import { Button } from 'react-aria-components/Button'
import { useTexts } from '../texts/use-texts.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './PaletteButton.module.css'

/** What the keyboard of this device calls the modifier. */
const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Opens the palette with a pointer, and shows the keys that open it. */
export function PaletteButton({ onPress }: { readonly onPress: () => void }) {
  const t = useTexts()
  return (
    <Button className={styles.button ?? ''} onPress={onPress}>
      <Icon name="search" />
      <span className={styles.word}>{t('palette.open')}</span>
      <kbd className={styles.key} aria-hidden="true">
        {isApple ? '⌘K' : 'Ctrl K'}
      </kbd>
    </Button>
  )
}
