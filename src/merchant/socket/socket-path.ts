/** Where a running shop listens for merchant operations. */
import { join, resolve } from 'node:path'

/** The limit of every system that has Unix sockets. */
const MAX_PATH_BYTES = 100

/** Undefined where there can be none: the path is too long, or the system has no Unix sockets. */
export function socketPath(dataDir: string): string | undefined {
  const path = join(resolve(dataDir), 'operations.sock')
  return process.platform === 'win32' || Buffer.byteLength(path) > MAX_PATH_BYTES ? undefined : path
}
