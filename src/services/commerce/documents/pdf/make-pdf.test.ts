import { getPriority } from 'node:os'
import { afterEach, describe, expect, it } from 'vitest'
import type { PrintedDocument } from '../printed-document.ts'
import { createPdfMaker, type PdfMaker, type PdfMakerOptions } from './make-pdf.ts'

const DOCUMENT: PrintedDocument = {
  locale: 'en-IE',
  paper: 'A4',
  number: 'INV-1',
  issuedOn: '2026-11-17',
  title: 'Invoice INV-1',
  seller: { label: 'Sockeye B.V.', lines: ['Keizersgracht 1'] },
  facts: [['Number', 'INV-1']],
  corrections: [],
  note: undefined,
  parties: [{ label: 'Billed to', lines: ['Ada Lovelace'] }],
  lines: { head: ['Item', 'Quantity', 'Unit price', 'Discount', 'Tax rate', 'Amount'], rows: [], singles: [] },
  taxes: { head: ['Tax rate', 'Net', 'VAT', 'Gross'], rows: [], total: ['Total', '€1', '€0', '€1'] },
  notes: [],
}

let maker: PdfMaker
const open = (options: PdfMakerOptions = {}) => {
  maker = createPdfMaker(options)
  return maker
}
afterEach(() => maker.close())

const isPdf = (result: Awaited<ReturnType<PdfMaker['make']>>) =>
  result.ok && result.value.subarray(0, 5).toString() === '%PDF-'

describe('the process that makes PDFs', () => {
  it('INV-10 is started with the first document, has a low priority, and makes the next ones', async () => {
    open()
    expect(maker.process()).toBeUndefined()
    expect(isPdf(await maker.make(DOCUMENT))).toBe(true)
    const first = maker.process()
    expect(getPriority(first?.pid)).toBe(10)
    expect(isPdf(await maker.make(DOCUMENT))).toBe(true)
    expect(maker.process()).toBe(first)
  })

  it('INV-10 ends when it was idle, and is started again', async () => {
    open({ idleMs: 1 })
    await maker.make(DOCUMENT)
    await expect.poll(() => maker.process()).toBeUndefined()
    expect(isPdf(await maker.make(DOCUMENT))).toBe(true)
  })

  it('INV-10 rejects what comes while as many wait as may', async () => {
    open({ maxWaiting: 1 })
    const results = await Promise.all([1, 2, 3].map(() => maker.make(DOCUMENT)))
    expect(results.map((result) => (result.ok ? 'made' : result.failure.code))).toEqual(['made', 'made', 'BUSY'])
    expect(isPdf(await maker.make(DOCUMENT))).toBe(true)
  })

  it('INV-10 one that takes too long is ended and fails alone', async () => {
    open({ jobMs: 1 })
    expect(await maker.make(DOCUMENT)).toMatchObject({ ok: false, failure: { code: 'FAILED' } })
    await maker.close()
    expect(isPdf(await open().make(DOCUMENT))).toBe(true)
  })

  it('~INV-10 one that ended by itself is replaced', async () => {
    open()
    await maker.make(DOCUMENT)
    await maker.process()?.end()
    expect(isPdf(await maker.make(DOCUMENT))).toBe(true)
  })
})
