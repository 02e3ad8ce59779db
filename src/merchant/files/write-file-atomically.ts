/** Writes a file under another name and renames it when it is complete: a failed export leaves the previous file as it was. */
import { rename, rm, writeFile } from 'node:fs/promises'
import { newId } from '../../platform/ids.ts'

export async function writeFileAtomically(
  file: string,
  parts: AsyncIterable<string> | Iterable<string | Uint8Array>,
): Promise<void> {
  const unfinished = `${file}.${newId()}.unfinished`
  try {
    await writeFile(unfinished, parts, { flag: 'wx' })
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}
