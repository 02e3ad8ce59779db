/**
 * Exchanges messages of the public bridge with the visual editor that frames the page: receives that a story was saved
 * or published, and sends which block was clicked. Unsaved input (`input`) is not shown: the server renders pages, and
 * reads saved stories only.
 */

/** A publish sends several messages. */
const RESTS_MS = 100

const CHANGES = new Set(['change', 'published', 'unpublished'])

/** What the bridge says of itself; the editor answers by it. */
const CONFIG = { resolveRelations: null, resolveLinks: null, preventClicks: false, initOnlyOnce: true }

/** `renew` shows the page as it is now. */
export function followEditor(editor: string, renew: () => void): () => void {
  if (window.parent === window) return () => {}
  const over = new AbortController()
  const notify = (message: Readonly<Record<string, unknown>>) => window.parent.postMessage(message, editor)
  let resting: number | undefined
  let isEditing = false
  let chosen: string | null = null

  const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== editor || source !== window.parent) return
    const action = actionOf(data)
    if (action === 'enterEditmode') isEditing = true
    if (!CHANGES.has(action)) return
    clearTimeout(resting)
    resting = window.setTimeout(renew, RESTS_MS)
  }

  /** The first click on a block opens it in the editor, the next one does what it does for shoppers. */
  const onClick = (event: MouseEvent) => {
    if (!isEditing) return
    const block = event.target instanceof Element ? event.target.closest('[data-blok-c][data-blok-uid]') : null
    const before = chosen
    chosen = block?.getAttribute('data-blok-uid') ?? null
    if (chosen === before) return
    if (!block) return notify({ action: 'noFocus' })
    event.preventDefault()
    event.stopPropagation()
    const options: unknown = JSON.parse(block.getAttribute('data-blok-c') ?? 'null')
    notify({ action: 'edit', dataC: options, config: CONFIG })
  }

  window.addEventListener('message', onMessage, { signal: over.signal })
  // In the capture phase: a click that selects a block must not trigger anything else.
  window.addEventListener('click', onClick, { signal: over.signal, capture: true })
  notify({ action: 'initialized', config: CONFIG })
  return () => {
    clearTimeout(resting)
    over.abort()
  }
}

function actionOf(data: unknown): string {
  if (typeof data !== 'object' || data === null || !('action' in data)) return ''
  return typeof data.action === 'string' ? data.action : ''
}
