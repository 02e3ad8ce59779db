/** Takes pictures by drop, paste or choice. */
import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './Media.module.css'
import type { Uploads } from './use-uploads.ts'

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/svg+xml,.jpg,.jpeg,.png,.webp,.avif,.svg'

type Props = { readonly uploads: Uploads; readonly children?: ReactNode }

/** `children` are further actions beside the button. Long: the ways in which files come. */
export function UploadArea({ uploads, children }: Props) {
  const t = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const [isOver, setOver] = useState(false)
  const { upload, progress, rejected, dismiss } = uploads
  usePastedFiles(upload)
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    upload([...event.dataTransfer.files])
  }
  return (
    <>
      <div
        className={`${styles.area} ${isOver ? styles.over : ''}`}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          ref={input}
          id={id}
          className={styles.file}
          type="file"
          multiple
          accept={ACCEPTED}
          tabIndex={-1}
          aria-label={t('media.choose')}
          onChange={({ target }) => {
            upload([...(target.files ?? [])])
            // The same file again is a new choice.
            target.value = ''
          }}
        />
        <Button icon="plus" isDisabled={progress !== undefined} onPress={() => input.current?.click()}>
          {t('media.choose')}
        </Button>
        {children}
        <span className={styles.hint}>{t('media.dropHint')}</span>
        {progress && (
          <output className={styles.hint}>
            {t('media.uploading', { done: progress.done + 1, total: progress.total })}
          </output>
        )}
      </div>
      {rejected.length > 0 && (
        <Notice
          tone="danger"
          actions={
            <Button look="quiet" onPress={dismiss}>
              {t('common.close')}
            </Button>
          }
        >
          {t.count('media.rejected', rejected.length)}
          <ul className={styles.rejected}>
            {rejected.map(({ name, reason }) => (
              <li key={name}>{reason.includes(name) ? reason : `${name}: ${reason}`}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}

/** Anywhere on the screen; pasted text belongs to the field that has the focus. */
function usePastedFiles(upload: (files: readonly File[]) => void): void {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (files.length === 0) return
    event.preventDefault()
    upload(files)
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent): void => onPaste(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])
}
