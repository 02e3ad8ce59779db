/**
 * Runs a merchant's command in this process, without the start, which takes most of the time of a short command. For the
 * output and effects of commands; that each of them starts is tested with `runCommand`.
 */
import { resolve } from 'node:path'
import { vi } from 'vitest'
import type { Ran } from './run-command.ts'

let runs = 0

/** One at a time: the globals of the process belong to the command while it runs. */
export async function runCommandInProcess(
  script: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<Ran> {
  const { argv, env, exitCode } = process
  const [stdout, stderr] = [capture(process.stdout), capture(process.stderr)]
  try {
    process.argv = [process.execPath, resolve(script), ...args]
    process.env = { ...settings }
    runs += 1
    // Another URL each time, because modules are cached.
    await import(`${resolve(script)}?run=${runs}`)
    return { code: process.exitCode, stdout: stdout.chunks.join(''), stderr: stderr.chunks.join('') }
  } finally {
    stdout.stop()
    stderr.stop()
    Object.assign(process, { argv, env })
    process.exitCode = exitCode
  }
}

function capture(stream: NodeJS.WriteStream) {
  const chunks: string[] = []
  const listening = vi.spyOn(stream, 'write').mockImplementation((chunk) => chunks.push(String(chunk)) > 0)
  return { chunks, stop: () => listening.mockRestore() }
}
