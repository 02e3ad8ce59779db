import { useState } from 'react'
import { useFormats } from '../../formats/use-formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './Staff.module.css'

type Props = { readonly link: string; readonly expiresAt: string; readonly hint: string }

/** It is nowhere else: neither in a list nor in the log. */
export function OneTimeLink({ link: given, expiresAt, hint }: Props) {
  const t = useTexts()
  // A desk below the shop's own address is named by its path.
  const link = new URL(given, globalThis.location.href).href
  const formats = useFormats()
  const [copied, setCopied] = useState(false)
  return (
    <div className={styles.form}>
      <p>{hint}</p>
      <Notice tone="attention">{t('staff.linkOnce', { until: formats.dateTime(expiresAt) })}</Notice>
      <code className={styles.link}>{link}</code>
      <Button
        icon="copy"
        onPress={() => {
          void navigator.clipboard.writeText(link).then(() => setCopied(true))
        }}
      >
        {copied ? t('common.copied') : t('staff.copyLink')}
      </Button>
    </div>
  )
}
