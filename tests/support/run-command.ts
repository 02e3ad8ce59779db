/** Runs a merchant's command as a merchant does: in a process of its own, without our environment. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

export type Ran = { readonly code: unknown; readonly stdout: string; readonly stderr: string }

export async function runCommand(
  script: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
  /** Of the tree that the script is in. */
  folder = '.',
): Promise<Ran> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: folder,
    env: { PATH: process.env['PATH'], ...compiled(), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code, stdout, stderr }
}

/** The compile cache of Node for our sources, if it is enabled: half the time of a short command. */
function compiled(): Readonly<Record<string, string>> {
  const folder = process.env['NODE_COMPILE_CACHE']
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: folder }
}
