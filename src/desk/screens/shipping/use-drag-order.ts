/** Items of a list that are dragged to another place. Listens at the list: its items are no controls themselves. */
import { type RefObject, useEffect, useEffectEvent } from 'react'

export function useDragOrder(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void): void {
  const move = useEffectEvent(onMove)
  useEffect(() => {
    const element = list.current
    if (!element) return undefined
    let dragged: number | undefined
    const placeOf = ({ target }: Event): number =>
      target instanceof Node ? [...element.children].findIndex((item) => item.contains(target)) : -1
    const handlers = {
      dragstart: (event: DragEvent): void => {
        dragged = placeOf(event)
        element.children[dragged]?.setAttribute('data-dragged', '')
      },
      dragover: (event: DragEvent): void => {
        if (dragged !== undefined) event.preventDefault()
      },
      drop: (event: DragEvent): void => {
        event.preventDefault()
        const to = placeOf(event)
        if (dragged !== undefined && to >= 0) move(dragged, to)
      },
      dragend: (): void => {
        for (const item of element.children) item.removeAttribute('data-dragged')
        dragged = undefined
      },
    }
    const controller = new AbortController()
    const { signal } = controller
    element.addEventListener('dragstart', handlers.dragstart, { signal })
    element.addEventListener('dragover', handlers.dragover, { signal })
    element.addEventListener('drop', handlers.drop, { signal })
    element.addEventListener('dragend', handlers.dragend, { signal })
    return () => controller.abort()
  }, [list])
}
