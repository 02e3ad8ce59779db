/** Draws a document as PDF: the parts of the HTML document in the same order, tagged for screen readers. */
import { buffer } from 'node:stream/consumers'
import { LOGO_EYE, LOGO_PATHS } from '../print-logo.ts'
import type { PrintedBlock, PrintedDocument } from '../printed-document.ts'
import { drawTable } from './draw-table.ts'
import {
  breakBefore,
  decorate,
  lineHeightOf,
  MM,
  openSheet,
  widthOf,
  wrap,
  writeLine,
  type Sheet,
  type TextStyle,
} from './pdf-sheet.ts'
import { BOLD, LABEL, SELLER, SMALL, TEXT, TITLE } from './pdf-styles.ts'

export async function drawDocument(document: PrintedDocument): Promise<Buffer> {
  const { paper, locale, title, seller, issuedOn, corrections, note, notes, lines, taxes } = document
  const createdAt = new Date(`${issuedOn}T00:00:00Z`)
  const sheet = openSheet({ paper, lang: locale, title, author: seller.label, createdAt })
  drawSeller(sheet, seller)
  drawParagraph(sheet, title, TITLE, 'H1')
  sheet.top += 4 * MM
  drawFacts(sheet, document.facts)
  for (const text of [...corrections, ...(note === undefined ? [] : [note])]) drawParagraph(sheet, text)
  if (corrections.length > 0) sheet.top += 3 * MM
  drawParties(sheet, document.parties)
  drawTable(sheet, {
    head: lines.head,
    rows: [
      ...lines.rows.map(({ name, about, cells }) => ({ cells: [name, ...cells], about })),
      ...lines.singles.map(([label, amount]) => ({ cells: [label, '', '', '', '', amount] })),
    ],
  })
  const taxRows = [...taxes.rows.map((cells) => ({ cells })), { cells: taxes.total, isTotal: true }]
  drawTable(sheet, { head: taxes.head, rows: taxRows }, 0.6)
  for (const text of notes) drawParagraph(sheet, text)
  drawPageNumbers(sheet, document.number)
  sheet.doc.end()
  return buffer(sheet.doc)
}

function drawParagraph(sheet: Sheet, text: string, style: TextStyle = TEXT, tag = 'P'): void {
  const { doc, left, right } = sheet
  const width = right - left
  const lines = wrap(sheet, text, width, style)
  breakBefore(sheet, lines.length * lineHeightOf(style))
  doc.addStructure(
    doc.struct(tag, {}, () => {
      for (const line of lines) {
        writeLine(sheet, line, { left, top: sheet.top, width }, style)
        sheet.top += lineHeightOf(style)
      }
    }),
  )
  sheet.top += 1.5 * MM
}

const LOGO_WIDTH = 84 * 0.75
const LOGO_SCALE = LOGO_WIDTH / 168

function drawSeller(sheet: Sheet, { label, lines }: PrintedBlock): void {
  const { doc, left, right, top } = sheet
  const width = right - left - LOGO_WIDTH - 6 * MM
  decorate(sheet, () => {
    doc
      .save()
      .translate(right - LOGO_WIDTH, top)
      .scale(LOGO_SCALE)
      .translate(-7, -1)
    doc.lineWidth(3).lineJoin('round').lineCap('round').strokeColor('#000000')
    for (const path of LOGO_PATHS) doc.path(path).stroke()
    doc.circle(...LOGO_EYE).fill('#000000')
    doc.restore()
  })
  doc.addStructure(
    doc.struct('P', {}, () => {
      writeLine(sheet, label, { left, top, width }, SELLER)
      let y = top + lineHeightOf(SELLER)
      for (const line of flowed(sheet, lines, width, SMALL)) {
        writeLine(sheet, line, { left, top: y, width }, SMALL)
        y += lineHeightOf(SMALL)
      }
      sheet.top = Math.max(y, top + 51 * 0.75)
    }),
  )
  sheet.top += 4 * MM
  decorate(sheet, () =>
    doc
      .moveTo(left, sheet.top)
      .lineTo(right, sheet.top)
      .lineWidth(0.5 * MM)
      .stroke('#111111'),
  )
  sheet.top += 8 * MM
}

/** Between parts that stand in one line. */
const GAP = '\u00a0\u00a0\u00a0 '

/** As many parts in a line as fit; a part is broken only where it is longer than a line. */
function flowed(sheet: Sheet, parts: readonly string[], width: number, style: TextStyle): readonly string[] {
  const lines: string[] = []
  for (const part of parts) {
    const joined = `${lines.at(-1)}${GAP}${part}`
    if (lines.length > 0 && widthOf(sheet, joined, style) <= width) lines.splice(-1, 1, joined)
    else lines.push(...wrap(sheet, part, width, style))
  }
  return lines
}

/** Label above value, as many beside each other as fit. */
function drawFacts(sheet: Sheet, facts: PrintedDocument['facts']): void {
  const { doc, left, right } = sheet
  const height = lineHeightOf(LABEL) + lineHeightOf(TEXT)
  let x = left
  for (const [label, value] of facts) {
    const width = Math.min(right - left, Math.max(widthOf(sheet, label, LABEL), widthOf(sheet, value, TEXT)))
    if (x > left && x + width > right) {
      x = left
      sheet.top += height + 2 * MM
    }
    const place = { left: x, width }
    doc.addStructure(
      doc.struct('P', {}, () => {
        writeLine(sheet, label, { ...place, top: sheet.top }, LABEL)
        writeLine(sheet, value, { ...place, top: sheet.top + lineHeightOf(LABEL) }, TEXT)
      }),
    )
    x += width + 8 * MM
  }
  sheet.top += height + 6 * MM
}

function drawParties(sheet: Sheet, parties: readonly PrintedBlock[]): void {
  const { doc, left, right, top } = sheet
  const half = (right - left - 16 * MM) / 2
  let bottom = top
  for (const [index, { label, lines }] of parties.entries()) {
    const wrapped = lines.flatMap((line) => wrap(sheet, line, half, TEXT))
    // Lines from right to left end where the longest line ends.
    const width = Math.max(widthOf(sheet, label, BOLD), ...wrapped.map((line) => widthOf(sheet, line, TEXT)))
    const x = left + index * (half + 16 * MM)
    doc.addStructure(
      doc.struct('P', {}, () => {
        writeLine(sheet, label, { left: x, top, width }, BOLD)
        let y = top + lineHeightOf(BOLD)
        for (const line of wrapped) {
          writeLine(sheet, line, { left: x, top: y, width }, TEXT)
          y += lineHeightOf(TEXT)
        }
        bottom = Math.max(bottom, y)
      }),
    )
  }
  sheet.top = bottom + 8 * MM
}

/** On documents of several pages. */
function drawPageNumbers(sheet: Sheet, number: string): void {
  const { doc, left, right, bottom } = sheet
  const { start, count } = doc.bufferedPageRange()
  if (count < 2) return
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(start + page)
    const place = { left, top: bottom + 5 * MM, width: right - left, align: 'end' } as const
    decorate(sheet, () => writeLine(sheet, `${number} · ${page + 1}/${count}`, place, LABEL))
  }
}
