/** Writes a file under another name until it is whole: an export that breaks off leaves the last one as it was. */
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { newId } from '../../platform/ids.ts'

export async function writeFileAtomically(
  file: string,
  texts: AsyncIterable<string> | Iterable<string>,
): Promise<void> {
  const unfinished = `${file}.${newId()}.unfinished`
  try {
    await pipeline(texts, createWriteStream(unfinished, { flags: 'wx' }))
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}
