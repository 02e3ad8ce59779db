/** A scene is a heap of layers on a table: each layer shades what lies beneath it, then covers it. */
import type { Drawing } from './canvas.ts'
import { layUnder, newCanvas, toDrawing } from './canvas.ts'
import { linearOf } from './colour.ts'
import { lightOver } from './light.ts'
import type { Body, View } from './rasterise.ts'
import { rasterise } from './rasterise.ts'
import type { Shade } from './shadow.ts'
import { castShadow, LYING } from './shadow.ts'
import type { Bounds } from './surface.ts'
import { boundsOf } from './surface.ts'

export type Layer = {
  readonly bodies: readonly Body[]
  /** How it shades what lies beneath it: like a sock on the table unless said otherwise. */
  readonly shadows?: readonly Shadow[]
}

export type Shadow = {
  readonly shades: readonly Shade[]
  /** What throws the shadow, when it is not the layer as it is seen. */
  readonly caster?: readonly Body[]
}

const ON_THE_TABLE: readonly Shadow[] = [{ shades: LYING }]

export type Scene = { readonly layers: readonly Layer[]; readonly view: View }

export type Size = { readonly width: number; readonly height: number }

/** How much of the frame a subject fills. */
const FULL = { width: 0.82, height: 0.82 }

/** The view in which everything within the bounds stands in the middle of the picture and fills it well. */
export function fitted({ left, top, right, bottom }: Bounds, { width, height }: Size, full: Size = FULL): View {
  const scale = Math.min((width * full.width) / (right - left), (height * full.height) / (bottom - top))
  return { width, height, scale, x: (width - (left + right) * scale) / 2, y: (height - (top + bottom) * scale) / 2 }
}

export function boundsOfLayers(layers: readonly Layer[]): Bounds {
  return boundsOf(layers.flatMap(({ bodies }) => bodies.map(({ surface }) => surface)))
}

/**
 * `tint` is the colour of the table, which shines back from below. Layers are drawn from the front to the back: what
 * another hides need not be shaded.
 */
export function compose({ layers, view }: Scene, tint: string): Drawing {
  const canvas = newCanvas(view.width, view.height)
  const light = lightOver(linearOf(tint))
  for (const { bodies, shadows = ON_THE_TABLE } of layers.toReversed()) {
    const layer = rasterise(bodies, view, light, samplesFor(view.width), canvas)
    layUnder(canvas, layer)
    for (const { shades, caster } of shadows.toReversed()) {
      castShadow(canvas, caster ? rasterise(caster, view, light, 1) : layer, shadowScale(view), shades)
    }
  }
  return toDrawing(canvas)
}

/** Near things do not throw wider shadows: the lamp moves with the camera. */
const shadowScale = ({ scale, width }: View): number => Math.min(scale, width / NEAREST)
/** In millimetres across the picture. */
const NEAREST = 330

/** Small pictures need more samples: more cloth falls into each pixel. */
const samplesFor = (width: number): number => (width <= 400 ? 3 : 2)
