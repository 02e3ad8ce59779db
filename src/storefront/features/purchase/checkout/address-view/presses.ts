/**
 * An error shown on blur takes room and would move the button that is being pressed: the press would miss it. So errors
 * are shown after the press has ended.
 */
export type Presses = {
  /** Now, or once nothing is pressed any more. */
  readonly afterPress: (work: () => void) => void
  /** Returns a function that stops it. */
  readonly watch: (page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>) => () => void
}

const ENDS = ['pointerup', 'pointercancel']
/** In the capture phase, before a handler can stop propagation. */
const EARLY = { capture: true }

export function createPresses(): Presses {
  let isPressed = false
  let waiting: readonly (() => void)[] = []
  const begin = () => {
    isPressed = true
  }
  const end = () => {
    isPressed = false
    const due = waiting
    waiting = []
    // The click comes after the end of the press.
    setTimeout(() => due.forEach((work) => work()))
  }
  return {
    afterPress: (work) => {
      if (isPressed) waiting = [...waiting, work]
      else work()
    },
    watch: (page) => {
      page.addEventListener('pointerdown', begin, EARLY)
      for (const name of ENDS) page.addEventListener(name, end, EARLY)
      return () => {
        page.removeEventListener('pointerdown', begin, EARLY)
        for (const name of ENDS) page.removeEventListener(name, end, EARLY)
      }
    },
  }
}
