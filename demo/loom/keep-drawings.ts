/** For tests of the loom: what was drawn for one question is there for the next, since a box of seven takes a second. */
import { draw, type Drawing } from './draw.ts'

type Draw = (name: string, width?: number) => Promise<Drawing>

export function keepDrawings(usualWidth: number): { readonly drawn: Draw; readonly drawnAnew: Draw } {
  const known = new Map<string, Promise<Drawing>>()
  const drawnAnew: Draw = async (name, width = usualWidth) => {
    const drawing = await draw(name, width)
    if (!drawing) throw new Error(`Nothing drawn for ${name}`)
    return drawing
  }
  const drawn: Draw = (name, width = usualWidth) => {
    const key = `${name} ${width}`
    const drawing = known.get(key) ?? drawnAnew(name, width)
    known.set(key, drawing)
    return drawing
  }
  return { drawn, drawnAnew }
}
