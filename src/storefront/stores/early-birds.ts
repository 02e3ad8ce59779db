/**
 * The blocks of the page that requested their pictures with high priority, by their ids (EBR-04), and which came last.
 * Readable in the window for diagnosis: where many blocks request it, none of them is early.
 */
import { useEffect } from 'react'
import { createStore } from './store.ts'

/** EBR-02: their name in the window. */
export const EARLY_BIRDS = '__earlyBirds'

type EarlyBirds = { readonly ids: ReadonlySet<string>; readonly last?: string }

const NONE: EarlyBirds = { ids: new Set() }

export const earlyBirds = createStore<EarlyBirds>(NONE)

/** EBR-01 */
export function addEarlyBird(id: string): void {
  earlyBirds.set(({ ids }) => ({ ids: new Set([...ids, id]), last: id }))
  mirror()
}

/** EBR-03: for each page that is loaded, except the one that the server drew. */
export function clearEarlyBirds(): void {
  earlyBirds.set(() => NONE)
  mirror()
}

function mirror(): void {
  Reflect.set(window, EARLY_BIRDS, [...earlyBirds.get().ids])
}

/** Of a block whose picture is loaded early. */
export function useEarlyBird(id: string, isEarly: boolean): void {
  useEffect(() => {
    if (isEarly && id !== '') addEarlyBird(id)
  }, [id, isEarly])
}
