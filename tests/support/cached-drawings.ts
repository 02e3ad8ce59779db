/** Drawings of the loom, cached between the tests of a file: a box of seven takes a second. */
import { draw, type Drawing } from '../../loom/draw.ts'

type Draw = (name: string, width?: number) => Promise<Drawing>

export function cacheDrawings(usualWidth: number): { readonly drawn: Draw; readonly drawnAnew: Draw } {
  const cache = new Map<string, Promise<Drawing>>()
  const drawnAnew: Draw = async (name, width = usualWidth) => {
    const drawing = await draw(name, width)
    if (!drawing) throw new Error(`Nothing drawn for ${name}`)
    return drawing
  }
  const drawn: Draw = (name, width = usualWidth) => {
    const key = `${name} ${width}`
    const drawing = cache.get(key) ?? drawnAnew(name, width)
    cache.set(key, drawing)
    return drawing
  }
  return { drawn, drawnAnew }
}
