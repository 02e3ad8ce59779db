/** The browser's way back closes what covers the page, instead of leaving the page. */
import { useEffectEvent, useLayoutEffect } from 'react'

const HASH = '#added'

/**
 * Returns how to close it in any other way. An entry of the history stands for it, with a hash: the page layer leaves those
 * alone. The browser restores the scroll position of the page, which cannot scroll behind a modal dialog.
 */
export function useBackCloses(onClose: () => void): () => void {
  const close = useEffectEvent(onClose)
  // Before it is painted: closed earlier than that, it would leave its entry in the history.
  useLayoutEffect(() => {
    if (location.hash !== HASH) history.pushState(history.state, '', HASH)
    const onBack = () => {
      if (location.hash !== HASH) close()
    }
    window.addEventListener('popstate', onBack)
    return () => window.removeEventListener('popstate', onBack)
  }, [])
  return () => {
    if (location.hash === HASH) history.back()
    else onClose()
  }
}
