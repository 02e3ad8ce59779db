/**
 * Suggestions while the visitor types. Waits for a pause, aborts outdated requests, and only ever shows a response for
 * the text that is in the field.
 */
import type { Suggestion } from '../../../../contracts/discovery/discovery.ts'
import { toQuery } from '../../../../contracts/discovery/to-query.ts'
import { SEARCH_DEBOUNCE_MS, SEARCH_MIN_CHARACTERS } from '../../../ui/timings.ts'
import { createStore, type Store } from '../../../stores/store.ts'

export interface Suggesting {
  /** What is suggested for; '' while there is too little to go by. */
  readonly term: string
  readonly state: 'idle' | 'loading' | 'answered' | 'failed'
  readonly suggestions: readonly Suggestion[]
}

export interface Suggester {
  readonly suggesting: Store<Suggesting>
  readonly type: (text: string) => void
  readonly stop: () => void
}

type Deps = {
  readonly ask: (term: string, signal: AbortSignal) => Promise<readonly Suggestion[]>
  /** SRC-17: a failure is logged only, and not shown. */
  readonly report: (cause: unknown) => void
}

const IDLE: Suggesting = { term: '', state: 'idle', suggestions: [] }

export function createSuggester({ ask, report }: Deps): Suggester {
  const suggesting = createStore(IDLE)
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking: AbortController | undefined

  const stop = () => {
    clearTimeout(timer)
    timer = undefined
    asking?.abort()
  }

  /** SRC-07 */
  const wait = (term: string) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      timer = undefined
      void answer(term)
    }, SEARCH_DEBOUNCE_MS)
  }

  const answer = async (term: string) => {
    const { signal } = (asking = new AbortController())
    try {
      const found = await ask(term, signal)
      if (!signal.aborted) suggesting.set(() => ({ term, state: 'answered', suggestions: found.filter(hasValue) }))
    } catch (cause) {
      if (signal.aborted) return
      suggesting.set(() => ({ term, state: 'failed', suggestions: [] }))
      report(cause)
    }
  }

  return {
    suggesting,
    stop,
    type: (text) => {
      const term = toQuery(text)
      if (term === suggesting.get().term) {
        // Only white space came or went; it is still typing.
        if (timer !== undefined) wait(term)
        return
      }
      stop()
      // SRC-05, SRC-06
      if (Array.from(term).length < SEARCH_MIN_CHARACTERS) return suggesting.set(() => IDLE)
      suggesting.set(() => ({ term, state: 'loading', suggestions: [] }))
      wait(term)
    },
  }
}

/** SRC-09: what has no name or leads nowhere cannot be chosen. */
const hasValue = ({ id, product }: Suggestion): boolean => id.trim() !== '' && product.title.trim() !== ''
