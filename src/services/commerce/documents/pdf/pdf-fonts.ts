/**
 * The fonts of PDF documents: Figtree for Latin letters, Nanum Gothic for Korean, DejaVu Sans for Greek, Cyrillic, Hebrew and
 * Arabic. A PDF contains those glyphs of them that it uses.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'
import { unpackWoff } from './unpack-woff.ts'

const FILES = {
  regular: '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf',
  bold: '@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf',
  hangul: '@fontsource/nanum-gothic/files/nanum-gothic-korean-400-normal.woff',
  other: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
} as const

export type FontName = keyof typeof FILES

export type Weight = 'regular' | 'bold'

/** In the order of preference. */
const FONTS_OF: Readonly<Record<Weight, readonly FontName[]>> = {
  regular: ['regular', 'hangul', 'other'],
  bold: ['bold', 'hangul', 'other'],
}

const HANGUL = /\p{Script=Hangul}/u

type LoadedFont = { readonly bytes: Buffer; readonly codePoints: ReadonlySet<number> }

const require = createRequire(import.meta.url)

const loaded = new Map<FontName, LoadedFont>()

/** With the first character that may need it: most documents have no Korean. */
function loadFont(name: FontName): LoadedFont {
  const known = loaded.get(name)
  if (known !== undefined) return known
  const bytes = unpackWoff(readFileSync(require.resolve(FILES[name])))
  const font = create(bytes)
  const all = 'characterSet' in font ? font.characterSet : []
  // Its Latin letters and spaces would differ from those beside them.
  const own = name === 'hangul' ? all.filter((code) => HANGUL.test(String.fromCodePoint(code))) : all
  const read = { bytes, codePoints: new Set(own) }
  loaded.set(name, read)
  return read
}

export const fontBytes = (name: FontName): Buffer => loadFont(name).bytes

export const hasGlyph = (name: FontName, character: string): boolean =>
  loadFont(name).codePoints.has(character.codePointAt(0) ?? 0)

/** Undefined: no font can print it. */
export const fontFor = (character: string, weight: Weight): FontName | undefined =>
  FONTS_OF[weight].find((name) => hasGlyph(name, character))

const SPACES = /[\u2000-\u200a\u202f\u205f\u3000]/g
/** Marks of direction and joining, and controls: they have no shape. */
const SHAPELESS = /[\p{Cf}\p{Cc}]/gu

/** A text as the fonts can have it. Narrow spaces stay unbreakable: they are between a number and its unit. */
export const printable = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\t\n\r]+/g, ' ')
    .replaceAll(SPACES, '\u00a0')
    .replaceAll(SHAPELESS, '')

/** Characters that no font has, each once. */
export function unprintableIn(texts: Iterable<string>): readonly string[] {
  const missing = new Set<string>()
  for (const text of texts) {
    for (const character of printable(text)) if (fontFor(character, 'regular') === undefined) missing.add(character)
  }
  return [...missing]
}
