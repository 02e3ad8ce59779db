/** `npm run content -- bundle`: the same content is the same copy, and one more country changes its own lines only. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentFolder, type ContentFolderUnderTest } from '../support/content-folder.ts'
import { runCommandInProcess } from '../support/run-command-in-process.ts'

type Row = Readonly<Record<string, string>>

const BAR = 'stories/_default/shared-content/checkout-free-shipping-bar.json'
const BANNER = 'stories/_default/shared-content/banner.json'

const GB = { country: 'gb', amount: '40' }
const PL = { amount: '250', country: 'pl' }
const SE = { country: 'se', amount: '500' }
const EU = { code: 'eu', message: 'Large orders travel free.' }
const IE = { message: 'Free delivery from {price:60 EUR}.', code: 'ie' }

const bar = (thresholds: readonly Row[]) => ({
  name: 'Bar',
  component: 'checkout-free-shipping-bar',
  content: { text: '{amount} more', reachedText: 'Free', thresholds },
})
const barOtherwise = (thresholds: readonly Row[]) => ({
  component: 'checkout-free-shipping-bar',
  name: 'Bar',
  content: { thresholds, reachedText: 'Free', text: '{amount} more' },
})
const banner = (messages: readonly Row[]) => ({ name: 'Banner', component: 'banner', content: { messages } })

describe('npm run content -- bundle', () => {
  const folders: ContentFolderUnderTest[] = []
  afterAll(() => {
    for (const folder of folders) folder.remove()
  })

  const newFolder = () => {
    const folder = contentFolder()
    folders.push(folder)
    return folder
  }

  /** The copy of a new shop with these stories. */
  async function copyOf(stories: Readonly<Record<string, object>>): Promise<string> {
    const [data, content, copies] = [newFolder(), newFolder(), newFolder()]
    for (const [file, story] of Object.entries(stories)) content.write(file, story)
    const run = (...args: string[]) => runCommandInProcess('src/cli/content/command.ts', args, { DATA_DIR: data.dir })
    expect(await run('push', content.dir, '--publish')).toMatchObject({ code: 0, stderr: '' })
    expect(await run('bundle', copies.dir)).toMatchObject({ code: 0, stdout: '9 copies of 18 stories written.\n' })
    return copies.read()['eu.json'] ?? ''
  }

  let copy: string
  beforeAll(async () => {
    copy = await copyOf({ [BAR]: bar([GB, SE]), [BANNER]: banner([EU, IE]) })
  })

  it('~HSE-11 sorts members, thresholds and messages, and names rows after their country', () => {
    expect(JSON.parse(copy)).toMatchObject([
      { content: { messages: [{ code: 'eu' }, { code: 'ie' }] } },
      { content: { thresholds: [{ country: 'gb' }, { country: 'se' }] } },
    ])
    const row = `        {
          "_uid": "_default/shared-content/checkout-free-shipping-bar/thresholds/se",
          "amount": "500",
          "country": "se"
        }`
    expect(copy).toContain(row)
  })

  it('~HSE-11 is the same for the same content in another order', async () => {
    expect(await copyOf({ [BANNER]: banner([IE, EU]), [BAR]: barOtherwise([SE, GB]) })).toBe(copy)
  })

  it('~HSE-11 has one country more as lines that are added, and no other difference', async () => {
    const more = await copyOf({ [BAR]: bar([PL, GB, SE]), [BANNER]: banner([EU, IE]) })
    const added = `        {
          "_uid": "_default/shared-content/checkout-free-shipping-bar/thresholds/pl",
          "amount": "250",
          "country": "pl"
        },
`
    expect(more).toContain(added)
    expect(more.replace(added, '')).toBe(copy)
  })
})
