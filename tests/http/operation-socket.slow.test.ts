/** Content changed while the shop is open: the commands run in its process, because it holds the database. */
import { once } from 'node:events'
import { existsSync, statSync, writeFileSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentFolder, pageFile, type ContentFolderUnderTest } from '../support/content-folder.ts'
import { runCommand } from '../support/run-command.ts'
import { startShop, type Shop } from '../support/start-shop.ts'

describe('with the shop open', () => {
  let data: ContentFolderUnderTest
  let folder: ContentFolderUnderTest
  let shop: Shop
  let socket: string

  beforeAll(async () => {
    data = contentFolder()
    folder = contentFolder()
    socket = join(data.dir, 'operations.sock')
    // What a killed shop leaves behind.
    writeFileSync(socket, '')
    shop = await startShop({ DATA_DIR: data.dir })
  })
  afterAll(async () => {
    await shop.stop()
    data.remove()
    folder.remove()
  })

  const run = (...args: string[]) => runCommand('src/cli/content/command.ts', args, { DATA_DIR: data.dir })
  const succeeded = (line: string) => ({ code: 0, stdout: `${line}\n`, stderr: '' })
  const titleOf = async () => /<h1[^>]*>([^<]*)/.exec(await (await fetch(`${shop.url}/uk/sock-day`)).text())?.[1]

  it('the operation socket is for its owner only', () => {
    const { mode } = statSync(socket)
    expect(mode & 0o777).toBe(0o600)
  })

  it('a published push is on the page within seconds, a draft is not', async () => {
    folder.write('stories/_default/sock-day.json', pageFile('Sock day'))
    expect(await titleOf()).not.toBe('Sock day')
    expect(await run('push', folder.dir, '--publish')).toEqual(
      succeeded('1 story: 1 draft changed, 1 story published.'),
    )
    await expect.poll(titleOf).toBe('Sock day')
    folder.write('stories/_default/sock-day.json', pageFile('Sock week'))
    expect(await run('push', folder.dir)).toEqual(succeeded('1 story: 1 draft changed.'))
    expect(await titleOf()).toBe('Sock day')
    expect(await run('publish', '_default/sock-day')).toEqual(succeeded('1 story published.'))
    await expect.poll(titleOf).toBe('Sock week')
  })

  it('a broken push reports what is wrong and changes nothing', async () => {
    folder.write('stories/_default/sock-day.json', pageFile('Sock year', { body: [{ component: 'burn' }] }))
    const { code, stdout: nothing, stderr } = await run('push', folder.dir, '--publish')
    expect([code, nothing]).toEqual([1, ''])
    expect(stderr).toMatch(/^stories\/_default\/sock-day\.json {2}body\[0\]\.component {2}is no kind of block: burn/m)
    expect(stderr).toMatch(/1 mistake\. Nothing was changed\.\n$/)
    expect(await run('publish', 'uk/none')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('There is no story uk/none'),
    })
    expect(await run('status')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/, 0 of them with a draft to publish\.\n$/),
    })
    expect(await titleOf()).toBe('Sock week')
  })

  it.each([
    ['catalogue', 'export', 'products.json', /^products\.json: \d+ products\.\n$/],
    ['search-rules', 'export', 'rules.json', /^rules\.json: \d+ rules?\.\n$/],
    ['search-rules', 'import', 'rules.json', /in the shop already\.\n$/],
    ['subscribers', 'export', 'subscribers.csv', /^subscribers\.csv: 0 subscriptions\.\n$/],
    ['inquiries', 'export', 'inquiries.csv', /^inquiries\.csv: 0 inquiries\.\n$/],
  ])('OPS-03 npm run %s -- %s works through the socket', async (command, verb, name, says) => {
    const isEngagement = command === 'subscribers' || command === 'inquiries'
    const script = `src/cli/${isEngagement ? 'engagement' : command}/command.ts`
    const words = [...(isEngagement ? [command] : []), verb, join(folder.dir, name)]
    const answer = await runCommand(script, words, { DATA_DIR: data.dir })
    expect(answer).toEqual({ code: 0, stdout: expect.stringMatching(says), stderr: '' })
  })

  it('OPS-03 a file that is wrong is reported as it is without a running shop', async () => {
    folder.write('broken.json', 'no JSON')
    const settings = { DATA_DIR: data.dir }
    const script = 'src/cli/search-rules/command.ts'
    const broken = await runCommand(script, ['import', join(folder.dir, 'broken.json')], settings)
    expect(broken).toEqual({ code: 1, stdout: '', stderr: 'The file is not valid JSON. Nothing was changed.\n' })
    const missing = await runCommand(script, ['import', join(folder.dir, 'none.json')], settings)
    expect(missing).toMatchObject({ code: 1, stderr: expect.stringMatching(/^There is no such file: .*none\.json\n$/) })
  })

  it('when the shop is stopped the socket is removed, and the commands open the database themselves', async () => {
    await shop.stop()
    expect(existsSync(socket)).toBe(false)
    const status = await run('status')
    expect(status).toMatchObject({ code: 0, stderr: '' })
  })
})

describe('without an operation socket', () => {
  it('the command requires the shop to be stopped first', async () => {
    const data = contentFolder()
    // Too long a path for a socket.
    const dataDir = join(data.dir, 'x'.repeat(100))
    const shop = spawn(process.execPath, ['tests/faults/fixtures/hold-database.ts', dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(shop.stdout, 'data')
    const answer = await runCommand('src/cli/content/command.ts', ['status'], { DATA_DIR: dataDir })
    expect(answer).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('stop that one first') })
    shop.kill()
    await once(shop, 'exit')
    data.remove()
  })
})
