/** Uploads files one after the other. A rejected one is named with its reason; the others go on. */
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { writeOperation } from '../../api/call-operation.ts'
import { failureText } from '../../api/failure-text.ts'
import type { MediaEntry } from '../../api/product-schemas.ts'
import { refresh } from '../../api/queries.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { showToast } from '../../ui/toasts.ts'
import { toBase64 } from './to-base64.ts'

/** The server rejects larger ones: they are not sent. */
const MAX_BYTES = 40 * 1024 * 1024

export type RejectedFile = { readonly name: string; readonly reason: string }

export type Uploads = {
  readonly upload: (files: readonly File[]) => void
  /** Of the batch: how many are done, of how many; undefined between batches. */
  readonly progress: { readonly done: number; readonly total: number } | undefined
  readonly rejected: readonly RejectedFile[]
  readonly dismiss: () => void
}

export function useUploads(onPicture: (pictures: readonly MediaEntry[]) => void): Uploads {
  const t = useTexts()
  const [progress, setProgress] = useState<Uploads['progress']>()
  const [rejected, setRejected] = useState<readonly RejectedFile[]>([])
  // What has been changed while the files were sent must not be undone by their arrival.
  const latest = useRef(onPicture)
  useLayoutEffect(() => {
    latest.current = onPicture
  })
  const send = async (files: readonly File[]): Promise<void> => {
    const taken: MediaEntry[] = []
    const refused: RejectedFile[] = []
    setRejected([])
    for (const [done, file] of files.entries()) {
      setProgress({ done, total: files.length })
      try {
        taken.push(await uploadOne(file, t('media.tooLarge', { file: file.name })))
      } catch (error) {
        refused.push({
          name: file.name,
          reason: error instanceof TooLargeError ? error.message : failureText(t, error),
        })
      }
    }
    setProgress(undefined)
    setRejected(refused)
    void refresh('media.list')
    if (taken.length > 0) {
      latest.current(taken)
      showToast({ text: t.count('media.uploaded', taken.length), tone: 'done' })
    }
  }
  return {
    upload: (files) => {
      if (files.length > 0 && progress === undefined) void send(files)
    },
    progress,
    rejected,
    dismiss: useCallback(() => setRejected([]), []),
  }
}

class TooLargeError extends Error {}

async function uploadOne(file: File, tooLarge: string): Promise<MediaEntry> {
  if (file.size > MAX_BYTES) throw new TooLargeError(tooLarge)
  const data = toBase64(new Uint8Array(await file.arrayBuffer()))
  const outcome = await writeOperation('media.upload', { fileName: file.name || 'picture.png', data })
  if (outcome.kind === 'job') throw new TypeError('An upload is no job')
  return outcome.value
}
