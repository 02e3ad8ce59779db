/**
 * The shop in a frame, and the messages between both (DCO-01, DCO-04): a form sends a ticket into the frame, the page says when it
 * is ready, and from then on gets what is typed. Messages of another origin, of another window or of another form are ignored.
 */
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { readToDesk, type ToPage } from '../../../../contracts/content/desk-messages.ts'
import { isRecord } from '../../../drafts/edits.ts'
import { openPreview, shopOrigin } from '../open-preview.ts'

export const FRAME_NAME = 'shop-preview'

type Options = {
  readonly frame: RefObject<HTMLIFrameElement | null>
  readonly storefront: string
  readonly path: string
  readonly slug: string
  /** What is not saved, as JSON; undefined where all of it is. */
  readonly unsaved: string | undefined
  readonly onChosen: (block: string | null, text: string) => void
}

export type PreviewFrame = {
  readonly isReady: boolean
  readonly error: unknown
  readonly open: () => void
  /** Marks a block in the frame. */
  readonly select: (block: string | null) => void
}

/** Later input has a higher number, also after the desk was loaded again. */
let last = 0
const nextSequence = (): number => {
  last = Math.max(last + 1, Date.now())
  return last
}

/** Long: its functions share the connection. */
export function usePreview({ frame, storefront, path, slug, unsaved, onChosen }: Options): PreviewFrame {
  /** The place whose page is ready. */
  const [readyAt, setReadyAt] = useState<string>()
  const [error, setError] = useState<unknown>()
  const isInputSent = useRef(false)
  const place = storefront + path
  const isReady = readyAt === place
  const send = (message: ToPage): void => frame.current?.contentWindow?.postMessage(message, shopOrigin())
  useEffect(() => {
    openPreview({ storefront, path, target: FRAME_NAME }).then(() => setError(undefined), setError)
  }, [storefront, path])
  const open = useCallback(() => {
    setReadyAt(undefined)
    openPreview({ storefront, path, target: FRAME_NAME }).then(() => setError(undefined), setError)
  }, [storefront, path])

  const sendInput = useEffectEvent((typed: string | undefined) => {
    // A page that shows what is saved needs to know only once that nothing is typed any more.
    if (typed === undefined && !isInputSent.current) return
    isInputSent.current = typed !== undefined
    const content: unknown = typed === undefined ? null : JSON.parse(typed)
    send({ sockeye: 'input', sequence: nextSequence(), slug, content: isRecord(content) ? content : null })
  })
  const onMessage = useEffectEvent(({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== shopOrigin() || !source || source !== frame.current?.contentWindow) return
    const message = readToDesk(data)
    if (message?.sockeye === 'ready') {
      setReadyAt(place)
      sendInput(unsaved)
    } else if (message?.sockeye === 'chosen') onChosen(message.block, message.text)
    else if (message?.sockeye === 'ended') open()
  })
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>): void => onMessage(event)
    globalThis.addEventListener('message', listen)
    return () => globalThis.removeEventListener('message', listen)
  }, [])
  useEffect(() => {
    if (isReady) sendInput(unsaved)
  }, [unsaved, isReady])
  const select = (block: string | null): void => send({ sockeye: 'select', block })
  return { isReady, error, open, select }
}
