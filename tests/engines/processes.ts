/** Starts a program of the distribution and ends it with all its children. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export type Program = {
  /** The first line that matches, on standard output or standard error. */
  readonly line: (pattern: RegExp) => Promise<RegExpExecArray>
  readonly stop: () => Promise<void>
}

export function startProgram(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Program {
  // A process group of its own, so that its children end with it.
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: { ...process.env, ...env },
  })
  const exited = once(child, 'exit')
  const outputs = [child.stdout, child.stderr].map((input) => createInterface({ input }))
  return {
    line: (pattern) =>
      new Promise((resolve, reject) => {
        for (const output of outputs) {
          output.on('line', (line) => {
            const match = pattern.exec(line)
            if (match) resolve(match)
          })
        }
        exited.then(([code]) => reject(new Error(`${command} ended with code ${code}`)), reject)
      }),
    stop: async () => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
      await exited
    },
  }
}
