import { expect, it } from 'vitest'
import { readCells, writeCells } from './clipboard.ts'

it.each([
  ['one cell', '12.95', [['12.95']]],
  ['a row', '1\t2\t3', [['1', '2', '3']]],
  [
    'rows of Windows, with a last line end',
    '1\t2\r\n3\t4\r\n',
    [
      ['1', '2'],
      ['3', '4'],
    ],
  ],
  ['rows of Unix', '1\n2\n3', [['1'], ['2'], ['3']]],
  [
    'empty cells',
    '1\t\t3\n\t5\t',
    [
      ['1', '', '3'],
      ['', '5', ''],
    ],
  ],
  ['an empty row in between', '1\n\n3\n', [['1'], [''], ['3']]],
  ['quotes', '"a ""b"""\t"c\td"\n"e\nf"', [['a "b"', 'c\td'], ['e\nf']]],
  ['blanks around it', ' 12,95 \t 7', [['12,95', '7']]],
  ['nothing', '', [['']]],
])('DGO-05 %s is read', (_, text, expected) => expect(readCells(text)).toEqual(expected))

it('DGO-05 what is written is read back', () => {
  const cells = [
    ['12,95', 'a "b"'],
    ['c\td', ''],
  ]
  expect(readCells(writeCells(cells))).toEqual(cells)
})
