/** Numbers in the tables of the size guides, as each language writes them. */
import type { Words } from '../demo-story.ts'

/** Sizes and lengths, with the comma where people write one. */
export function figures(english: string, american?: string): Words {
  const withComma = english.replaceAll('.', ',')
  return {
    default: english,
    ...(american !== undefined && { 'en-US': american }),
    ...(withComma !== english && {
      'de-DE': withComma,
      'nl-NL': withComma,
      'fr-FR': withComma,
      'es-ES': withComma,
      'it-IT': withComma,
    }),
  }
}

/** In centimetres, and in inches for those who own no other tape measure. `12–14`, or one number. */
export function lengths(centimetres: string): Words {
  const inches = centimetres.split('–').map((text) => String(Math.round((Number(text) / 2.54) * 10) / 10))
  return figures(centimetres, inches.join('–'))
}
