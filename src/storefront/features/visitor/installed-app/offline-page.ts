/**
 * Shows a page of the shop instead of the browser's while there is no connection, to those who have installed the shop (SHX-26).
 * Others get no service worker: nothing is stored that was not asked for, and their pages need not wait for one (ADR 110).
 */

/** Below a folder that the policy of trusted types allows. */
const WORKER = '/widgets/offline.js'
const INSTALLED = '(display-mode: minimal-ui), (display-mode: standalone)'

export function startOfflinePage(storefront: string | undefined): () => void {
  if (storefront === undefined || !('serviceWorker' in navigator)) return () => {}
  // Without it the browser shows its own page.
  const register = () =>
    void navigator.serviceWorker.register(WORKER, { scope: `/${storefront}` }).catch(() => undefined)
  if (window.matchMedia(INSTALLED).matches) register()
  window.addEventListener('appinstalled', register)
  return () => window.removeEventListener('appinstalled', register)
}
