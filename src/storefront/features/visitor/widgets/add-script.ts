/** Adds a third-party script to the page: once in a document, with its configuration as data attributes of its element. */
import type { ConsentCategory } from '../consent/index.ts'
import { onWithdrawal } from './on-withdrawal.ts'

/** `needs` is what lets it in, any of it. It cannot be sent away again: what is taken back takes a page without it. */
export function addScript(
  name: string,
  src: string,
  data: Readonly<Record<string, string>>,
  needs: readonly ConsentCategory[] = [],
): void {
  if (document.querySelector(`script[data-${name}]`)) return
  const script = document.createElement('script')
  script.src = src
  script.async = true
  Object.assign(script.dataset, { [name]: '', ...data })
  const stop = onWithdrawal(needs, () => location.reload())
  // A page without it is still a page: one that does not come leaves no trace.
  script.addEventListener('error', () => {
    stop()
    script.remove()
  })
  document.head.append(script)
}
