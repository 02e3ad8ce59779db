/** Colours as the renderer needs them: light is added and multiplied in linear values, pictures are stored encoded. */

export type Rgb = readonly [red: number, green: number, blue: number]

/** Linear values from 0 to 1 of `#rrggbb`. */
export function linearOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [decode((value >> 16) & 255), decode((value >> 8) & 255), decode(value & 255)]
}

/** From a byte of a picture to a linear value. */
export const decode = (byte: number): number => DECODED[byte] ?? 0

/** From a linear value to an encoded one, 0 to 1. */
export const encode = (linear: number): number =>
  ENCODED[linear <= 0 ? 0 : linear >= 1 ? STEPS : Math.round(linear * STEPS)] ?? 0

const STEPS = 8192

const DECODED = Float32Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})

const ENCODED = Float32Array.from({ length: STEPS + 1 }, (_, step) => {
  const value = step / STEPS
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
})
