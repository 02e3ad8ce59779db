import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { historyFileText, readHistoryFile } from './history-file.ts'

describe('a file of past orders', () => {
  let dir: string
  beforeAll(() => {
    dir = mkdtempSync(join(tmpdir(), 'history-'))
  })
  afterAll(() => rmSync(dir, { recursive: true, force: true }))

  const read = (text: string) => {
    const file = join(dir, 'history.csv')
    writeFileSync(file, text)
    return readHistoryFile(file)
  }

  const ORDERS = [
    { id: '7', at: '2026-10-02T09:30:00Z', skus: ['A1', 'B-2'] },
    { id: 'x-8', at: '2026-10-03', skus: ['C3'] },
  ]

  it('~HSE-27 reads back what is written', async () => {
    expect(await read(historyFileText(ORDERS))).toEqual(ORDERS)
  })

  it.each([
    [
      'one row per line of an order',
      'order,at,skus\n7,2026-10-02T09:30:00Z,A1\n7,2026-10-02T09:30:00Z,B-2\nx-8,2026-10-03,C3\n',
    ],
    [
      'quotes, a byte order mark and line ends of Windows',
      '\uFEFForder,at,skus\r\n"7",2026-10-02T09:30:00Z,"A1|B-2"\r\nx-8,2026-10-03,C3\r\n',
    ],
  ])('~HSE-27 takes %s', async (_, text) => {
    expect(await read(text)).toEqual(ORDERS)
  })

  it.each([
    ['other columns', 'id,at,skus\n', 'the first row must be order,at,skus'],
    ['nothing', '', 'the first row must be order,at,skus'],
    ['no time', 'order,at,skus\n7,yesterday,A1\n', 'row 2: at must be a time'],
    ['a day that is none', 'order,at,skus\n7,2026-13-40,A1\n', 'row 2: at must be a time'],
    ['no products', 'order,at,skus\n7,2026-10-02,\n', 'row 2: skus must be products'],
    ['no number', 'order,at,skus\n,2026-10-02,A1\n', 'row 2: order must be a number'],
    ['too many columns', 'order,at,skus\n7,2026-10-02,A1,B2\n', 'row 2: has more than 3 columns'],
    ['an open quote', 'order,at,skus\n7,2026-10-02,"A1\n', 'is not valid CSV'],
  ])('~HSE-27 rejects %s', async (_, text, why) => {
    await expect(read(text)).rejects.toThrow(why)
  })
})
