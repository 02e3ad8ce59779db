/** A PDF under construction: a place on the page, and texts that are measured, wrapped and written in the fonts that have them. */
import PDFDocument from 'pdfkit'
import { fontBytes, printable, type FontName, type Weight } from './pdf-fonts.ts'
import { lineRuns } from './text-runs.ts'

export const MM = 72 / 25.4
const MARGIN = 18 * MM
const LINE_HEIGHT = 1.4

export type TextStyle = { readonly size: number; readonly weight: Weight; readonly color: string }

export type TextPlace = {
  readonly left: number
  readonly top: number
  readonly width: number
  /** Texts that are written from right to left begin at the end. */
  readonly align?: 'start' | 'end'
}

export type SheetOptions = {
  readonly paper: 'letter' | 'A4'
  readonly lang: string
  readonly title: string
  readonly author: string
  readonly createdAt: Date
}

export type Sheet = {
  readonly doc: PDFKit.PDFDocument
  /** Of words at the size of one point, by weight and word: most words of a document are in it several times. */
  readonly widths: Map<string, number>
  /** Those that the PDF knows. */
  readonly fonts: Set<FontName>
  /** Of the content. */
  readonly left: number
  readonly right: number
  readonly bottom: number
  /** Where the next part begins. */
  top: number
}

export function openSheet({ paper, lang, title, author, createdAt }: SheetOptions): Sheet {
  const doc = new PDFDocument({
    size: paper === 'letter' ? 'LETTER' : 'A4',
    margin: 0,
    // Else the library begins with one that it does not embed.
    font: '',
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang,
    // The time of the document, not of the file: the same document gives the same bytes.
    info: { Title: title, Author: author, CreationDate: createdAt },
  })
  const { width, height } = doc.page
  return {
    doc,
    widths: new Map(),
    fonts: new Set(),
    left: MARGIN,
    right: width - MARGIN,
    bottom: height - MARGIN,
    top: MARGIN,
  }
}

export const lineHeightOf = ({ size }: TextStyle): number => size * LINE_HEIGHT

/** Figures of the same width, so that amounts are below each other. */
const FEATURES = ['kern', 'tnum'] as const
const features = () => [...FEATURES]

export const widthOf = (sheet: Sheet, text: string, { size, weight }: TextStyle): number =>
  wordsOf(printable(text)).reduce((sum, word) => sum + unitWidth(sheet, word, weight), 0) * size

/** Each with the space after it. */
const wordsOf = (text: string): readonly string[] => text.split(/(?<= )/)

/** Opened with its first use. */
function setFont({ doc, fonts }: Sheet, name: FontName, size: number): void {
  if (!fonts.has(name)) doc.registerFont(name, fontBytes(name))
  fonts.add(name)
  doc.font(name).fontSize(size)
}

function unitWidth(sheet: Sheet, word: string, weight: Weight): number {
  const key = `${weight} ${word}`
  const known = sheet.widths.get(key)
  if (known !== undefined) return known
  const width = lineRuns(word, weight).runs.reduce((sum, { text, font }) => {
    setFont(sheet, font, 1)
    return sum + sheet.doc.widthOfString(text, { features: features() })
  }, 0)
  sheet.widths.set(key, width)
  return width
}

/** Lines that fit, broken between words, and within a word that is longer than a line. */
export function wrap(sheet: Sheet, text: string, width: number, style: TextStyle): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of wordsOf(printable(text)).flatMap((one) => piecesOf(sheet, one, width, style))) {
    if (line !== '' && widthOf(sheet, (line + word).trimEnd(), style) > width) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += word
  }
  return [...lines, line.trimEnd()]
}

function piecesOf(sheet: Sheet, word: string, width: number, style: TextStyle): readonly string[] {
  if (widthOf(sheet, word.trimEnd(), style) <= width) return [word]
  const pieces = ['']
  for (const character of word) {
    const longer = `${pieces.at(-1)}${character}`
    if (widthOf(sheet, longer, style) <= width) pieces.splice(-1, 1, longer)
    else pieces.push(character)
  }
  return pieces
}

/** One line. */
export function writeLine(sheet: Sheet, text: string, place: TextPlace, style: TextStyle): void {
  const { doc } = sheet
  const { left, top, width, align = 'start' } = place
  const { runs, isRightToLeft } = lineRuns(printable(text), style.weight)
  const isAtEnd = (align === 'end') !== (isRightToLeft && align === 'start')
  let x = isAtEnd ? left + width - widthOf(sheet, text, style) : left
  // Fonts have different heights and share a baseline.
  const baseline = top + style.size * 1.05
  for (const [index, { text: part, font }] of runs.entries()) {
    setFont(sheet, font, style.size)
    doc.fillColor(style.color)
    doc.text(part, x, baseline, { lineBreak: false, baseline: 'alphabetic', features: features() })
    if (index < runs.length - 1) x += doc.widthOfString(part, { features: features() })
  }
}

/** What is no content: lines and logos, which screen readers leave out. */
export function decorate({ doc }: Sheet, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' })
  draw()
  doc.endMarkedContent()
}

/** Begins a page where so much does not fit on this one. True if it did. */
export function breakBefore(sheet: Sheet, height: number): boolean {
  if (sheet.top + height <= sheet.bottom) return false
  sheet.doc.addPage()
  sheet.top = MARGIN
  return true
}
