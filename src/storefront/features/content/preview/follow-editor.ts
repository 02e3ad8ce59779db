/**
 * Talks with the visual editor whose frame the page stands in, in the messages of its public bridge: hears that a story
 * was saved or published, and tells which block was clicked. What is typed and not saved yet (`input`) is not shown:
 * pages are drawn by the server, and the server reads what is saved.
 */

/** A publish tells of itself several times. */
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
  // Before anybody else: what only chooses a block must not act.
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
