/** The browser's way back closes what covers the page, instead of leaving the page. */
import { useEffect, useEffectEvent } from 'react'

const HASH = '#added'

/**
 * Returns how to close it in any other way. An entry of the history stands for it, with a hash: the page layer leaves those
 * alone. Its scroll position is not restored, because the page has not moved.
 */
export function useBackCloses(onClose: () => void): () => void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    history.scrollRestoration = 'manual'
    if (location.hash !== HASH) history.pushState(history.state, '', HASH)
    const onBack = () => {
      if (location.hash !== HASH) close()
    }
    window.addEventListener('popstate', onBack)
    return () => {
      window.removeEventListener('popstate', onBack)
      history.scrollRestoration = 'auto'
    }
  }, [])
  return () => {
    if (location.hash === HASH) history.back()
    else onClose()
  }
}
