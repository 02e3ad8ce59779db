import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { storePictureFile } from './picture-files.ts'

it('SEC-10 pictures are stored for their owner only', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  const umask = process.umask(0)
  try {
    const pictures = join(folder, 'pictures')
    await storePictureFile(pictures, { hash: 'ab12', name: 'red.png' }, new Uint8Array([1]))
    const paths = [pictures, join(pictures, 'ab'), join(pictures, 'ab/ab12.png')]
    const modes = await Promise.all(paths.map(async (path) => ((await stat(path)).mode & 0o777).toString(8)))
    expect(modes).toEqual(['700', '700', '600'])
  } finally {
    process.umask(umask)
    await rm(folder, { recursive: true, force: true })
  }
})
