/** Where the desk of a shop is found. */
import { join, resolve } from 'node:path'

/** What the systems that have such sockets all take. */
const LONGEST_PATH = 100

/** Undefined where there can be none: the path is too long, or the system has no sockets in folders. */
export function deskSocket(dataDir: string): string | undefined {
  const path = join(resolve(dataDir), 'desk.sock')
  return process.platform === 'win32' || Buffer.byteLength(path) > LONGEST_PATH ? undefined : path
}
