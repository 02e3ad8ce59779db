/** Brings a script that is not part of the shop into the page: once in a document, and told what it must know on its element. */
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
