import { expect, it } from 'vitest'
import { readZip } from '../../tests/support/read-zip.ts'
import { writeZip } from './zip.ts'

const NOW = new Date('2026-11-17T10:20:30.000Z')

it.each([
  ['no file', []],
  ['an empty file', [{ name: 'empty.txt', content: '' }]],
  [
    'several files with names in UTF-8',
    [
      { name: 'index.html', content: '<p>Größe</p>' },
      { name: 'documents/Ünïcode €.html', content: Buffer.from('bytes') },
      { name: 'large.json', content: JSON.stringify(Array.from({ length: 50_000 }, (_, index) => index)) },
    ],
  ],
])('writes an archive of %s', async (_, files) => {
  const read = readZip(await writeZip(files, NOW))
  expect([...read]).toEqual(files.map(({ name, content }) => [name, content.toString()]))
})

it('writes the time of its files, in steps of two seconds', async () => {
  const archive = await writeZip([{ name: 'a', content: 'a' }], NOW)
  expect([archive.readUInt16LE(10), archive.readUInt16LE(12)]).toEqual([
    (10 << 11) | (20 << 5) | 15,
    ((2026 - 1980) << 9) | (11 << 5) | 17,
  ])
})
