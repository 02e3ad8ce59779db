/**
 * The page in the frame of the desk's page editor (DCO-01): sends which block was clicked, marks the block that is edited, and
 * shows what is typed. Input is sent to the server, which renders the page with it; scroll and focus stay.
 */
import { readToPage, sentText, type ToDesk, type ToPage } from '../../../../contracts/content/desk-messages.ts'
import { PREVIEW_INPUT_PATH } from '../../../../contracts/content/preview-paths.ts'
import './desk-marks.css'

type Input = Extract<ToPage, { sockeye: 'input' }>

type Page = {
  /** Shows the answer of the server in the place of the page; false where it cannot. */
  readonly show: (answer: unknown, signal: AbortSignal) => Promise<boolean>
}

const BLOCK = '[data-block-id]'
const CHOSEN = 'data-desk-chosen'
const EDITING = 'data-desk-editing'

/** Long: its functions share the connection. */
export function followDesk(desk: string, { show }: Page): () => void {
  if (window.parent === window) return () => {}
  const over = new AbortController()
  const { signal } = over
  const notify = (message: ToDesk) => window.parent.postMessage(message, desk)
  let latest = -1
  let isSending = false
  let waiting: Input | undefined
  let chosen: string | null = null

  const mark = (): void => {
    for (const block of document.querySelectorAll(BLOCK)) {
      block.toggleAttribute(CHOSEN, chosen !== null && block.getAttribute('data-block-id') === chosen)
    }
  }

  async function send({ sequence, slug, content }: Input): Promise<void> {
    const path = location.pathname + location.search
    const response = await fetch(PREVIEW_INPUT_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ path, slug, sequence, content }),
      signal,
    })
    if (response.status === 401) return notify({ sockeye: 'ended' })
    const isData = response.headers.get('content-type')?.startsWith('application/json') === true
    if (!isData || response.status >= 500) return
    const answer: unknown = await response.json()
    // A navigation in the meantime must not be undone by this answer.
    if (path !== location.pathname + location.search) return
    if (!(await show(answer, signal))) return
    mark()
    notify({ sockeye: 'shown', sequence })
  }

  /** One request at a time, and then the latest input: typing faster than the server renders delays nothing. */
  async function sendLatest(input: Input): Promise<void> {
    if (input.sequence <= latest) return
    latest = input.sequence
    waiting = input
    if (isSending) return
    isSending = true
    try {
      while (waiting !== undefined) {
        const next: Input = waiting
        waiting = undefined
        await send(next).catch(() => undefined)
      }
    } finally {
      isSending = false
    }
  }

  const select = (block: string | null): void => {
    chosen = block
    mark()
    const element = document.querySelector(`[${CHOSEN}]`)
    if (element && !isInView(element)) element.scrollIntoView({ block: 'center' })
  }

  const onMessage = ({ origin, source, data }: MessageEvent<unknown>): void => {
    if (origin !== desk || source !== window.parent) return
    const message = readToPage(data)
    if (message?.sockeye === 'input') void sendLatest(message)
    else if (message) select(message.block)
  }

  /** The first click on a block opens it in the form, the next one does what it does for shoppers. */
  const onClick = (event: MouseEvent): void => {
    const { target } = event
    if (!(target instanceof Element)) return
    const before = chosen
    chosen = target.closest(BLOCK)?.getAttribute('data-block-id') ?? null
    mark()
    notify({ sockeye: 'chosen', block: chosen, text: sentText(target.textContent) })
    if (chosen === null || chosen === before) return
    event.preventDefault()
    event.stopPropagation()
  }

  window.addEventListener('message', onMessage, { signal })
  // In the capture phase: a click that selects a block must not trigger anything else.
  window.addEventListener('click', onClick, { signal, capture: true })
  document.documentElement.toggleAttribute(EDITING, true)
  notify({ sockeye: 'ready', path: location.pathname + location.search })
  return () => {
    document.documentElement.toggleAttribute(EDITING, false)
    over.abort()
  }
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top < window.innerHeight && bottom > 0
}
