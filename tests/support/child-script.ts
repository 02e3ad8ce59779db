import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export interface ChildScript {
  /** Lines of its standard output, as they come; ends when it ends. */
  readonly lines: AsyncIterableIterator<string>
  readonly process: ChildProcess
  /** Kills it if need be and waits until it is gone. */
  kill(signal?: NodeJS.Signals): Promise<void>
}

/** A second process of ours, run from its source. */
export function runScript(script: URL, ...options: string[]): ChildScript {
  const child = spawn(process.execPath, [fileURLToPath(script), ...options], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return {
    process: child,
    lines: createInterface({ input: child.stdout })[Symbol.asyncIterator](),
    async kill(signal = 'SIGKILL') {
      child.kill(signal)
      await exit
    },
  }
}
