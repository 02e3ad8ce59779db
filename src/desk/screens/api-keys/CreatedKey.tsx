import { useState } from 'react'
import { useFormats } from '../../formats/use-formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './ApiKeys.module.css'

export function CreatedKey({ apiKey, expiresAt }: { readonly apiKey: string; readonly expiresAt: string }) {
  const t = useTexts()
  const formats = useFormats()
  const [copied, setCopied] = useState(false)
  return (
    <div className={styles.form}>
      <Notice tone="attention">{t('apiKeys.once', { until: formats.date(expiresAt) })}</Notice>
      <code className={styles.secret}>{apiKey}</code>
      <Button
        icon="copy"
        onPress={() => {
          void navigator.clipboard.writeText(apiKey).then(() => setCopied(true))
        }}
      >
        {copied ? t('common.copied') : t('apiKeys.copy')}
      </Button>
    </div>
  )
}
