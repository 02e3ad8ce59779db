/**
 * What is said on leaving a field takes room, and would push away what is being pressed at that moment: the press would
 * miss. So it is said when the press is over.
 */
export type Presses = {
  /** Now, or once nothing is pressed any more. */
  readonly afterPress: (work: () => void) => void
  /** Tells how to stop. */
  readonly watch: (page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>) => () => void
}

const ENDS = ['pointerup', 'pointercancel']
/** Before whoever keeps the event to themselves. */
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
