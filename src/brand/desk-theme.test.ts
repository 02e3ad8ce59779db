import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const CSS = ['tokens.css', 'desk-theme.css']
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('\n')

const DECLARED = new Map([...CSS.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))

/** The hexadecimal value of a token in one of the schemes. */
function colourOf(value: string, scheme: 0 | 1): string {
  const pair = /^light-dark\((.+), ([^,]+)\)$/.exec(value)
  if (pair) return colourOf(pair[scheme + 1] ?? '', scheme)
  const token = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
  return token === undefined ? value : colourOf(DECLARED.get(token) ?? '', scheme)
}

/** As WCAG 2.2 defines it. */
function luminanceOf(colour: string): number {
  const digits = colour.slice(1)
  const full = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits
  if (!/^[\da-f]{6}$/i.test(full)) throw new Error(`${colour} is no plain colour`)
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) => {
    const share = Number.parseInt(full.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string, scheme: 0 | 1): number {
  const values = [one, other].map((name) => luminanceOf(colourOf(`var(--${name})`, scheme)))
  return (Math.max(...values) + 0.05) / (Math.min(...values) + 0.05)
}

const GROUNDS = ['ground', 'surface', 'surface-raised', 'surface-soft', 'surface-hover', 'surface-selected'] as const
const TONES = ['attention', 'danger', 'done', 'info', 'neutral'] as const

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('colours of the desk in %s', (_, scheme) => {
  it.each([
    ...GROUNDS.flatMap((ground) => ['text', 'text-soft', 'link', 'danger'].map((text) => [text, ground] as const)),
    ...TONES.map((tone) => [`${tone}-text`, `${tone}-ground`] as const),
    ['on-primary', 'primary'] as const,
    ['on-primary', 'primary-hover'] as const,
    ['on-danger-fill', 'danger-fill'] as const,
  ])('DSK-20 %s on %s has at least 4.5 : 1', (text, ground) => {
    expect(contrast(text, ground, scheme)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(GROUNDS.flatMap((ground) => ['control-line', 'focus'].map((line) => [line, ground] as const)))(
    'DSK-20 %s on %s has at least 3 : 1',
    (line, ground) => {
      expect(contrast(line, ground, scheme)).toBeGreaterThanOrEqual(3)
    },
  )
})
