/**
 * What knitting does to the surface of cloth: stitches and ribs stand out when the picture is large enough to show them
 * and fade before they are too small, so that no picture shows a moiré. Faded or not, the cloth is equally bright.
 */
import { chance, smoothstep } from '../seed.ts'
import type { Fragment } from '../render/fragment.ts'
import { COURSE, WALE } from './gauge.ts'
import { MEAN_HEIGHT, stitchHeight, stitchIndex, stitchSlopeAcross, stitchSlopeAlong } from './stitch.ts'

/** How dark it is between the strands. */
const CREVICE = 0.62

/** How clearly something is seen of which a pixel covers this share. */
const clarity = (covered: number): number => 1 - smoothstep(0.28, 0.72, covered)

/** Stitches of plain knitting; where in it a sample lies, counted in stitches. */
export function addStitches(fragment: Fragment, wale: number, course: number, strength = 1): void {
  const seen = strength * clarity(fragment.pixelAcross / WALE) * clarity(fragment.pixelAlong / COURSE)
  if (seen <= 0) return
  const index = stitchIndex(wale, course)
  fragment.slopeAcross += stitchSlopeAcross(index) * seen
  fragment.slopeAlong += stitchSlopeAlong(index) * seen
  // No machine pulls every stitch equally tight.
  const uneven = chance(Math.floor(wale * 2), Math.floor(course), 3) * 0.1 - 0.05
  fragment.openness *= 1 + ((stitchHeight(index) - MEAN_HEIGHT) * CREVICE + uneven) * seen
}

/** The same in one yarn, by millimetres. */
export function addPlainKnit(fragment: Fragment, across: number, along: number, strength = 1): void {
  addStitches(fragment, across / WALE, along / COURSE, strength)
}

/** Two wales out, one wale in, along the leg: what makes a cuff stretch. */
export function addRibs(fragment: Fragment, across: number, width: number, depth: number): void {
  const seen = clarity(fragment.pixelAcross / width)
  if (seen <= 0) return
  const turn = (across / width) * 2 * Math.PI
  const height = Math.cos(turn)
  // Flat tops and narrow valleys: the second wave sharpens the first.
  const slope = -Math.sin(turn) - 0.5 * Math.sin(2 * turn)
  fragment.slopeAcross += ((slope * depth * Math.PI) / width) * seen
  fragment.openness *= 1 + (height * 0.75 + 0.25 * Math.cos(2 * turn)) * 0.2 * seen
}

/** A line on the cloth that stands out (height above 0) or lies deeper; `distance` in millimetres, of either sign. */
export function addRidge(
  fragment: Fragment,
  distance: number,
  width: number,
  height: number,
  alongIt: 'across' | 'along',
): void {
  const place = distance / width
  if (place < -2 || place > 2) return
  const bell = Math.exp(-2 * place * place)
  const slope = (-4 * place * bell * height) / width
  if (alongIt === 'across') fragment.slopeAlong += slope
  else fragment.slopeAcross += slope
  if (height < 0) fragment.openness *= 1 - 0.3 * bell
}
