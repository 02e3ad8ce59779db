/**
 * What knitting does to the surface of cloth: stitches and ribs stand out when the picture is large enough to show them
 * and fade before they are too small, so that no picture shows a moiré. Faded or not, the cloth is equally bright.
 */
import { chance, smoothstep } from '../seed.ts'
import type { Fragment } from '../render/fragment.ts'
import { COURSE, WALE } from './gauge.ts'
import type { Relief } from './stitch.ts'
import { MEAN_HEIGHT, SHARP, SOFT, stitchIndex } from './stitch.ts'

/** How dark it is between the strands. */
const CREVICE = 0.62

/** How clearly something is seen of which a pixel covers this share. */
const clarity = (covered: number): number => 1 - smoothstep(0.26, 0.58, covered)

/** How clearly single stitches are seen, from 0 to 1. */
export const stitchesSeen = ({ pixelAcross, pixelAlong }: Fragment): number =>
  clarity(pixelAcross / WALE) * clarity(pixelAlong / COURSE)

/** How much of their fine edges is seen. */
export const edgesSeen = ({ pixelAcross, pixelAlong }: Fragment): number =>
  1 - smoothstep(0.14, 0.3, Math.max(pixelAcross / WALE, pixelAlong / COURSE))

/** Stitches of plain knitting; where in it a sample lies, counted in stitches. */
export function addStitches(fragment: Fragment, wale: number, course: number, seen: number, edges: number): void {
  if (seen <= 0) return
  const index = stitchIndex(wale, course)
  if (edges > 0) addRelief(fragment, SHARP, index, seen * edges)
  if (edges < 1) addRelief(fragment, SOFT, index, seen - seen * edges)
  fragment.openness *= 1 + unevenness(wale, course) * seen
}

function addRelief(fragment: Fragment, relief: Relief, index: number, share: number): void {
  fragment.openness *= 1 + ((relief[index] ?? 0) - MEAN_HEIGHT) * CREVICE * share
  fragment.slopeAcross += (relief[index + 1] ?? 0) * share
  fragment.slopeAlong += (relief[index + 2] ?? 0) * share
}

/** No machine pulls every stitch equally tight: how much brighter one leg of a stitch is than another. */
function unevenness(wale: number, course: number): number {
  return TIGHTNESS[(Math.floor(course) & 63) * 64 + (Math.floor(wale * 2) & 63)] ?? 0
}

const TIGHTNESS = Float32Array.from({ length: 64 * 64 }, (_, leg) => chance(leg & 63, leg >> 6, 3) * 0.1 - 0.05)

/** The same in one yarn, by millimetres. */
export function addPlainKnit(fragment: Fragment, across: number, along: number, strength = 1): void {
  addStitches(fragment, across / WALE, along / COURSE, strength * stitchesSeen(fragment), edgesSeen(fragment))
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
