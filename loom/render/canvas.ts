/** The picture while it is composed, from the front to the back: what lies nearer the eye is there first. */

/** Red, green, blue and coverage of each pixel, 0 to 1, colours encoded and multiplied by the coverage. */
export type Canvas = { readonly width: number; readonly height: number; readonly data: Float32Array }

/** A part of the picture, and where in it its upper left corner is. */
export type Patch = Canvas & { readonly left: number; readonly top: number }

/** A finished picture: bytes of red, green, blue, alpha; colours not multiplied. */
export type Drawing = { readonly width: number; readonly height: number; readonly data: Uint8Array }

/** What covers more than this hides whatever is beneath it. */
export const HIDING = 0.999

export function newCanvas(width: number, height: number): Canvas {
  return { width, height, data: new Float32Array(width * height * 4) }
}

/** Lays a patch beneath what is there. */
export function layUnder(canvas: Canvas, patch: Patch): void {
  for (let row = 0; row < patch.height; row += 1) layRowUnder(canvas, patch, row)
}

function layRowUnder({ width, data }: Canvas, patch: Patch, row: number): void {
  const beneath = patch.data
  let at = ((patch.top + row) * width + patch.left) * 4
  const end = (row + 1) * patch.width * 4
  for (let from = row * patch.width * 4; from < end; from += 4, at += 4) {
    const cover = beneath[from + 3] ?? 0
    if (cover === 0) continue
    const rest = 1 - (data[at + 3] ?? 0)
    data[at] = (data[at] ?? 0) + (beneath[from] ?? 0) * rest
    data[at + 1] = (data[at + 1] ?? 0) + (beneath[from + 1] ?? 0) * rest
    data[at + 2] = (data[at + 2] ?? 0) + (beneath[from + 2] ?? 0) * rest
    data[at + 3] = (data[at + 3] ?? 0) + cover * rest
  }
}

export function toDrawing(canvas: Canvas): Drawing {
  const { width, height } = canvas
  const data = new Uint8Array(width * height * 4)
  for (let row = 0; row < height; row += 1) writeRow(canvas, row, data)
  return { width, height, data }
}

function writeRow({ width, data }: Canvas, row: number, bytes: Uint8Array): void {
  for (let at = row * width * 4; at < (row + 1) * width * 4; at += 4) {
    const cover = data[at + 3] ?? 0
    if (cover <= 0) continue
    const scale = 255 / cover
    bytes[at] = Math.min((data[at] ?? 0) * scale + 0.5, 255)
    bytes[at + 1] = Math.min((data[at + 1] ?? 0) * scale + 0.5, 255)
    bytes[at + 2] = Math.min((data[at + 2] ?? 0) * scale + 0.5, 255)
    bytes[at + 3] = Math.min(cover * 255 + 0.5, 255)
  }
}
