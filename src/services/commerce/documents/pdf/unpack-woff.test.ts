import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'
import { expect, it } from 'vitest'
import { fontBytes, unprintableIn } from './pdf-fonts.ts'
import { unpackWoff } from './unpack-woff.ts'

const fileOf = (name: string): Buffer => readFileSync(createRequire(import.meta.url).resolve(name))

it('~INV-10 a WOFF file becomes a font with the same tables, at places that are multiples of four', () => {
  const packed = fileOf('@fontsource/nanum-gothic/files/nanum-gothic-korean-400-normal.woff')
  const font = unpackWoff(packed)
  const count = packed.readUInt16BE(12)
  expect(font.readUInt16BE(4)).toBe(count)
  for (let index = 0; index < count; index += 1) {
    const [from, to] = [44 + index * 20, 12 + index * 16]
    expect(font.toString('latin1', to, to + 4)).toBe(packed.toString('latin1', from, from + 4))
    expect(font.readUInt32BE(to + 8) % 4).toBe(0)
    expect(font.readUInt32BE(to + 12)).toBe(packed.readUInt32BE(from + 12))
  }
  const read = create(font)
  expect('layout' in read && read.layout('서울').glyphs.map(({ codePoints }) => codePoints)).toEqual([
    ['서'.codePointAt(0)],
    ['울'.codePointAt(0)],
  ])
})

it('~INV-10 another file stays as it is', () => {
  const file = fileOf('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')
  expect(unpackWoff(file)).toBe(file)
})

it('~INV-10 the installed fonts have all letters of the countries, all Korean syllables and the signs of nine currencies', () => {
  const syllables = Array.from({ length: 0xd7_a4 - 0xac_00 }, (_, index) => String.fromCodePoint(0xac_00 + index))
  const letters = [
    'ąćęłńóśźż',
    'áčďéěíňóřšťúůýž',
    'àâçéèêëîïôœùûüÿ',
    'äöüßåæø',
    'őű',
    'đšćčž',
    'āēģīķļņū',
    'ąčęėįšųūž',
    'õ',
  ]
  const signs = ['€£$₩', 'Kč kr CHF', '−–’“”·%']
  const others = [
    'אבגדהוזחטיכלמנסעפצקרשתםןץףך',
    'ابتثجحخدذرزسشصضطظعغفقكلمنهويةءأإآؤئ',
    'αβγδεζηθικλμνξοπρστυφχψω',
    'абвгдежзийклмноп',
  ]
  const all = [...letters, ...letters.map((text) => text.toUpperCase()), ...signs, ...others]
  expect(unprintableIn([...syllables, ...all])).toEqual([])
  expect(unprintableIn(['東京 a'])).toEqual(['東', '京'])
  expect(fontBytes('regular').length).toBeGreaterThan(0)
})
