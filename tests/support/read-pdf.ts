/** Reads a PDF with the programs of Poppler: its words, its fonts, its paper. */
import { spawnSync } from 'node:child_process'
import { findOrInstallProgram } from './debian-program.ts'

/** Marks of direction that the program writes around Hebrew and Arabic. */
const MARKS = /\p{Cf}/gu

export type ReadPdf = {
  /** As it is laid out: a row of a table is a line. */
  readonly text: string
  readonly fonts: readonly { readonly name: string; readonly isEmbedded: boolean; readonly isSubset: boolean }[]
  /** `595.28 x 841.89 pts (A4)` */
  readonly paper: string
  readonly pages: number
  readonly isTagged: boolean
}

export function readPdf(bytes: Uint8Array): ReadPdf {
  const about = run('pdfinfo', ['-'], bytes)
  const fact = (name: string) => new RegExp(`^${name}:\\s*(.*)$`, 'm').exec(about)?.[1] ?? ''
  return {
    text: run('pdftotext', ['-layout', '-', '-'], bytes).replaceAll(MARKS, ''),
    fonts: run('pdffonts', ['-'], bytes).split('\n').slice(2, -1).map(readFont),
    paper: fact('Page size'),
    pages: Number(fact('Pages')),
    isTagged: fact('Tagged') === 'yes',
  }
}

/** Name, type and encoding may contain blanks; the last five columns do not. */
function readFont(line: string): ReadPdf['fonts'][number] {
  const [isEmbedded, isSubset] = line.trim().split(/\s+/).slice(-5)
  return { name: line.split(' ')[0] ?? '', isEmbedded: isEmbedded === 'yes', isSubset: isSubset === 'yes' }
}

function run(program: string, args: readonly string[], input: Uint8Array): string {
  const { status, stdout, stderr } = spawnSync(findOrInstallProgram(program, 'poppler-utils'), args, {
    input,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${program} ended with ${String(status)}: ${stderr}`)
  return stdout
}
