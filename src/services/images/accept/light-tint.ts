/**
 * A light tint of a picture's own colours as its background: the hue that its strongest colours share, pale enough for
 * dark text. Computed in OKLCH, where the same lightness looks equally light in yellow and in blue.
 */
const HUES = 24
const LIGHTNESS = 0.92
const MAX_CHROMA = 0.06
/** Of a picture in black and white: the shop's paper, a shade darker. */
const NEUTRAL = '#f3ece2'
/** Below this a colour is a grey that leans somewhere. */
const GREY = 0.03

type Lab = { readonly lightness: number; readonly a: number; readonly b: number }

/** From the pixels of a thumbnail: interleaved red, green, blue and alpha. */
export function lightTint(pixels: Uint8Array): string {
  const sums = Array.from({ length: HUES }, () => ({ weight: 0, a: 0, b: 0 }))
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const { a, b } = oklab(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)
    const chroma = Math.hypot(a, b)
    const sum = sums[Math.floor(((Math.atan2(b, a) / (2 * Math.PI) + 1) % 1) * HUES)]
    if (chroma < GREY || !sum) continue
    const weight = chroma * ((pixels[at + 3] ?? 0) / 255)
    sum.weight += weight
    sum.a += a * weight
    sum.b += b * weight
  }
  const { weight, a, b } = sums.reduce((most, sum) => (sum.weight > most.weight ? sum : most))
  if (weight === 0) return NEUTRAL
  const chroma = Math.hypot(a, b) / weight
  const hue = Math.atan2(b, a)
  const pale = Math.min(chroma / 2, MAX_CHROMA)
  return hex({ lightness: LIGHTNESS, a: Math.cos(hue) * pale, b: Math.sin(hue) * pale })
}

const toLinear = (value: number): number => (value <= 10.314 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4)

const toByte = (linear: number): number => {
  const value = linear <= 0.003_130_8 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.round(Math.min(Math.max(value, 0), 1) * 255)
}

/** Björn Ottosson's matrices. */
function oklab(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)]
  const l = Math.cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
  const m = Math.cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
  const s = Math.cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
  return {
    lightness: 0.210_454_255_3 * l + 0.793_617_785 * m - 0.004_072_046_8 * s,
    a: 1.977_998_495_1 * l - 2.428_592_205 * m + 0.450_593_709_9 * s,
    b: 0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766 * s,
  }
}

function hex({ lightness, a, b }: Lab): string {
  const l = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3
  const m = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3
  const s = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3
  const colours = [
    4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
    -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
    -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701 * s,
  ]
  return `#${colours.map((colour) => toByte(colour).toString(16).padStart(2, '0')).join('')}`
}
