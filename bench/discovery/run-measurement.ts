/** Starts a measurement in a process of its own, on one core where the system can do that, and reads what it found. */
import { execFile, spawnSync } from 'node:child_process'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const MAX_OUTPUT = 16 * 2 ** 20
const ON_ONE_CORE = ['taskset', '-c', '0']

type Script = {
  readonly script: URL
  readonly options: readonly (string | number)[]
  /** For what needs more memory than a process is given by itself. */
  readonly heapMegabytes?: number
}

export async function runMeasurement<Measurement>({ script, options, heapMegabytes }: Script): Promise<Measurement> {
  const heap = heapMegabytes === undefined ? [] : [`--max-old-space-size=${heapMegabytes}`]
  const command = [process.execPath, '--expose-gc', ...heap, fileURLToPath(script), ...options.map(String)]
  const [program = process.execPath, ...rest] = canPin() ? [...ON_ONE_CORE, ...command] : command
  console.log(`  ${basename(script.pathname, '.ts')} ${options.join(' ')}`)
  const { stdout } = await promisify(execFile)(program, rest, { maxBuffer: MAX_OUTPUT })
  const measurement: Measurement = JSON.parse(stdout)
  return measurement
}

function canPin(): boolean {
  const [program, ...options] = ON_ONE_CORE
  return program !== undefined && spawnSync(program, [...options, process.execPath, '--version']).status === 0
}
