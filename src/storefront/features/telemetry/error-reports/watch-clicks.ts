/** What was pressed before something went wrong, by the words on it: the only trace of a visit that a report carries. */
import { stripText } from '../../../../contracts/engagement/strip-personal.ts'

/** DIA-07 */
const MAX_CLICK_TEXT_LENGTH = 140
const MAX_CLICKS = 10

/** Elements that can be pressed. Input fields are never read. */
const PRESSED = 'a, button, summary, [role=button], [role=tab], [role=option]'

export const clickText = (text: string): string =>
  stripText(text.replaceAll(/\s+/g, ' ').trim()).slice(0, MAX_CLICK_TEXT_LENGTH)

export function watchClicks(document: Document): {
  readonly recent: () => readonly string[]
  readonly stop: () => void
} {
  let recent: readonly string[] = []
  const note = ({ target }: Event) => {
    const pressed = target instanceof Element ? target.closest(PRESSED) : null
    if (!pressed) return
    const text = clickText(pressed.getAttribute('aria-label') ?? pressed.textContent)
    recent = [...recent, text].slice(-MAX_CLICKS)
  }
  document.addEventListener('click', note, { capture: true, passive: true })
  return { recent: () => recent, stop: () => document.removeEventListener('click', note, { capture: true }) }
}
