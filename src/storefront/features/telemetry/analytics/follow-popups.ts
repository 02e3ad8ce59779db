/** Reports popups: dialogs that open without a request of the visitor (ANA-30). */
import { modalStore } from '../../frame/modals/index.ts'
import { pushEvent } from './data-layer.ts'
import { POPUPS, type PopupName } from './events.ts'

type Open = ReadonlyMap<PopupName, string>

const openNow = (): Open => {
  const open = modalStore.get()
  return new Map(POPUPS.flatMap((name) => (open[name] === undefined ? [] : [[name, open[name]] as const])))
}

export function followPopups(): () => void {
  let before: Open = new Map()
  const follow = () => {
    const after = openNow()
    for (const [popup, id] of before) if (!after.has(popup)) pushEvent({ event: 'popup', popup, id, action: 'closed' })
    for (const [popup, id] of after) if (!before.has(popup)) pushEvent({ event: 'popup', popup, id, action: 'shown' })
    before = after
  }
  const onClick = ({ target }: Event) => {
    const pressed = target instanceof Element && target.closest('dialog :is(a[href], button:not([type=button]))')
    if (!pressed) return
    for (const [popup, id] of openNow()) pushEvent({ event: 'popup', popup, id, action: 'clicked' })
  }
  follow()
  const stop = modalStore.subscribe(follow)
  document.addEventListener('click', onClick, { capture: true })
  return () => {
    stop()
    document.removeEventListener('click', onClick, { capture: true })
  }
}
