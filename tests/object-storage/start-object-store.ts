/** A server with the S3 API, in a process and a folder of its own. It checks signatures. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const PROGRAM = 'tests/object-storage/serve.cjs'
const BUCKET = 'shop'

export type ObjectStore = {
  /** Settings of a shop that uses it. */
  readonly settings: { readonly s3Url: string; readonly s3AccessKeyId: string; readonly s3SecretAccessKey: string }
  /** Connections are accepted and nothing is answered any more, as by a store that is overloaded or behind a broken network. */
  readonly hang: () => void
  readonly goOn: () => void
  readonly stop: () => Promise<void>
}

export async function startObjectStore(): Promise<ObjectStore> {
  const folder = await mkdtemp(join(tmpdir(), 'sockeye-objects-'))
  const child = spawn(process.execPath, [PROGRAM, folder, BUCKET], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  })
  const exited = once(child, 'exit')
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  const port = await new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, printed] = /^port (\d+)$/.exec(line) ?? []
      if (printed !== undefined) resolve(Number(printed))
    })
    child.once('exit', (code) => reject(new Error(`The object store ended with code ${code}`)))
  })
  return {
    settings: { s3Url: `http://127.0.0.1:${port}/${BUCKET}`, s3AccessKeyId: 'S3RVER', s3SecretAccessKey: 'S3RVER' },
    hang: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
    async stop() {
      process.removeListener('exit', endWithUs)
      child.kill('SIGKILL')
      await exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}
