import { useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './Webhooks.module.css'

/** It is nowhere else: neither in a list nor in the log. */
export function OneTimeSecret({ secret }: { readonly secret: string }) {
  const t = useTexts()
  const [copied, setCopied] = useState(false)
  return (
    <div className={styles.form}>
      <p>{t('webhook.secretHint')}</p>
      <Notice tone="attention">{t('webhook.secretOnce')}</Notice>
      <code className={styles.secret}>{secret}</code>
      <Button
        icon="copy"
        onPress={() => {
          void navigator.clipboard.writeText(secret).then(() => setCopied(true))
        }}
      >
        {copied ? t('common.copied') : t('webhook.copySecret')}
      </Button>
    </div>
  )
}
