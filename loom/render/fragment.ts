/** One sample of a surface on its way to a colour. One object is used for all samples of a picture: there are millions. */

export type Fragment = {
  /** Where on the screen, in samples. */
  x: number
  y: number
  /** Where on the cloth, in millimetres. */
  across: number
  along: number
  /** How far along the body, in millimetres. */
  station: number
  /** How many millimetres of cloth one pixel of the picture covers here. */
  pixelAcross: number
  pixelAlong: number
  /** The part of a pixel's side that one sample stands for. */
  sample: number
  /** Away from the surface, of length 1; known to the light, not yet to the material. */
  normalX: number
  normalY: number
  normalZ: number
  /** What the material answers: its own colour (linear), ... */
  red: number
  green: number
  blue: number
  /** ... how steep it is beyond the shape of the surface (1 is 45 degrees), ... */
  slopeAcross: number
  slopeAlong: number
  /** ... how much light reaches it (1 is all), ... */
  openness: number
  /** ... how it shines (0 is cloth, 1 is patent leather), ... */
  gloss: number
  /** ... whether it is there at all, ... */
  visible: boolean
  /** ... and whether it is the same all over the pixel. */
  even: boolean
}

/** Gives a sample its colour and relief. */
export type Material = (fragment: Fragment) => void

export function newFragment(): Fragment {
  return {
    x: 0.5,
    y: 0.5,
    across: 0.5,
    along: 0.5,
    station: 0.5,
    pixelAcross: 0.5,
    pixelAlong: 0.5,
    sample: 0.5,
    normalX: 0.5,
    normalY: 0.5,
    normalZ: 0.5,
    red: 0.5,
    green: 0.5,
    blue: 0.5,
    slopeAcross: 0.5,
    slopeAlong: 0.5,
    openness: 0.5,
    gloss: 0.5,
    visible: true,
    even: false,
  }
}
