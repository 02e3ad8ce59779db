/** Lists events as they happen, for developers who add events: `?debug=analytics`, and never in production. */
import type { WrittenEvent } from './write-events.ts'
import styles from './debug-panel.module.css'

type DebugPanel = { readonly show: (event: WrittenEvent) => void }

/** Beside React's tree: what looks at the page is no part of it. Words are English, as in the code that they speak of. */
export function openDebugPanel(): DebugPanel {
  const panel = document.createElement('aside')
  panel.className = styles.panel ?? ''
  panel.ariaLabel = 'Analytics events'
  const head = document.createElement('p')
  head.className = styles.head ?? ''
  const list = document.createElement('ol')
  list.className = styles.list ?? ''
  panel.append(head, list)
  document.body.append(panel)
  let count = 0
  const render = () => {
    head.textContent = `Events: ${count}`
  }
  render()
  return {
    show: ({ event, ...payload }) => {
      count += 1
      render()
      list.prepend(entry(event, payload))
    },
  }
}

function entry(name: string, payload: object): HTMLElement {
  const item = document.createElement('li')
  const details = document.createElement('details')
  const summary = document.createElement('summary')
  summary.textContent = name
  const said = document.createElement('pre')
  said.textContent = JSON.stringify(payload, undefined, 2)
  details.append(summary, said)
  item.append(details)
  return item
}
