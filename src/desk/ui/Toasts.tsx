import {
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastText,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast'
import { runUndo } from '../api/undo.ts'
import { useTexts } from '../texts/use-texts.ts'
import { Button, IconButton } from './Button.tsx'
import { Icon } from './Icon.tsx'
import styles from './Toasts.module.css'
import { toastQueue } from './toasts.ts'

export function Toasts() {
  const t = useTexts()
  return (
    <ToastRegion queue={toastQueue} className={styles.region ?? ''} aria-label={t('toast.region')}>
      {({ toast }) => (
        <Toast toast={toast} className={`${styles.toast} ${styles[toast.content.tone]}`}>
          <Icon name={toast.content.tone === 'done' ? 'check' : 'alert'} />
          <ToastText className={styles.content ?? ''}>
            <Text slot="title">{toast.content.text}</Text>
          </ToastText>
          {toast.content.undo && (
            <Button icon="undo" onPress={() => runUndo(toast.key, toast.content.undo, t)}>
              {t('common.undo')}
            </Button>
          )}
          <IconButton icon="close" label={t('common.close')} onPress={() => toastQueue.close(toast.key)} />
        </Toast>
      )}
    </ToastRegion>
  )
}
