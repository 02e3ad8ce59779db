/** Shows the page that is open anew whenever its editor changes it: in its place, so scroll and focus stay. */
import { followDesk, followEditor } from '../features/content/preview/index.ts'
import type { PreviewState } from '../features/content/preview/index.ts'
import { isNavigationResponse, type NavigationResponse, type PageState } from './page-state.ts'

type Page = {
  readonly build: string
  readonly fetchPage: (url: string, signal: AbortSignal) => Promise<NavigationResponse | undefined>
  readonly showAnew: (state: PageState, signal: AbortSignal) => Promise<void>
}

export function followEdits({ editor, isDesk }: PreviewState, page: Page): () => void {
  return isDesk ? followInput(editor, page) : followSaved(editor, page)
}

/** The desk sends what is typed, and the server answers with the page. */
const followInput = (desk: string, { build, showAnew }: Page): (() => void) =>
  followDesk(desk, {
    async show(answer, signal) {
      if (!isNavigationResponse(answer, build) || !('state' in answer)) return false
      await showAnew(answer.state, signal)
      return true
    },
  })

/** Foreign editors report that a story was saved. */
function followSaved(editor: string, { build, fetchPage, showAnew }: Page): () => void {
  let current = new AbortController()

  const renew = async () => {
    if (!('navigation' in window)) return location.reload()
    current.abort()
    const mine = new AbortController()
    const { signal } = mine
    current = mine
    // A navigation in the meantime must not be undone by this reload.
    navigation.addEventListener('navigate', ({ hashChange }) => void (hashChange || mine.abort()), { signal })
    try {
      const answer = await fetchPage(location.href, signal)
      if (answer && 'state' in answer && answer.state.build === build) await showAnew(answer.state, signal)
      else location.reload()
    } catch {
      // Overtaken, or not to be had now: what is open stays.
    } finally {
      mine.abort()
    }
  }

  const stop = followEditor(editor, () => void renew())
  return () => {
    stop()
    current.abort()
  }
}
