/** Ten codes, shown once (STF-10): to copy, to print, or to download. They are in no storage of the browser. */
import { useState } from 'react'
import { downloadText } from '../ui/download.ts'
import { useTexts } from '../texts/use-texts.ts'
import { Button } from '../ui/Button.tsx'
import { CheckField } from '../ui/Field.tsx'
import { Notice } from '../ui/Notice.tsx'
import styles from './SignIn.module.css'

type Props = { readonly codes: readonly string[]; readonly onDone: () => void }

export function RecoveryCodes({ codes, onDone }: Props) {
  const t = useTexts()
  const [stored, setStored] = useState(false)
  const [copied, setCopied] = useState(false)
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(codes.join('\n'))
    setCopied(true)
  }
  return (
    <div className={styles.form}>
      <Notice tone="attention">{t('codes.once')}</Notice>
      <ol className={styles.codes} aria-label={t('codes.title')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles.tools}>
        <Button icon="copy" onPress={() => void copy()}>
          {copied ? t('common.copied') : t('common.copy')}
        </Button>
        <Button icon="print" onPress={() => globalThis.print()}>
          {t('common.print')}
        </Button>
        <Button icon="download" onPress={() => downloadText('sockeye-recovery-codes.txt', `${codes.join('\n')}\n`)}>
          {t('common.download')}
        </Button>
      </div>
      <CheckField label={t('codes.stored')} checked={stored} onChange={setStored} />
      <Button look="primary" isDisabled={!stored} onPress={onDone}>
        {t('common.continue')}
      </Button>
    </div>
  )
}
