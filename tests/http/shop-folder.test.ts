/** An empty shop that is filled from a merchant's own folder, without the demo and without the loom. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { failToStart, startShop } from '../support/start-shop.ts'

describe('SHOP_FOLDER', () => {
  let folder: string
  let dataDir: string

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'own-shop-'))
    dataDir = mkdtempSync(join(tmpdir(), 'own-shop-data-'))
    mkdirSync(join(folder, 'stories/uk'), { recursive: true })
    cpSync('docs/examples/pictures', join(folder, 'pictures'), { recursive: true })
    cpSync('docs/examples/catalogue.csv', join(folder, 'catalogue.csv'))
    const background = '#3366aa'
    await sharp({ create: { width: 64, height: 36, channels: 3, background } }).toFile(join(folder, 'pictures/sea.png'))
  })
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true })
    rmSync(dataDir, { recursive: true, force: true })
  })

  const settings = () => ({ SHOP_FOLDER: folder, DATA_DIR: dataDir, DRAWINGS_MODULE: 'none', LOG_LEVEL: 'error' })
  const writeHome = (filename: string) =>
    writeFileSync(
      join(folder, 'stories/uk/home.json'),
      JSON.stringify({
        name: 'home-uk',
        component: 'page',
        content: {
          title: 'My own socks',
          metaDescription: 'Mine.',
          body: [{ component: 'hero', title: 'My own socks', picture: { filename, alt: 'The sea' } }],
        },
      }),
    )

  it('HSE-27 fills an empty shop with content, products and picture files of a merchant, without drawings', async () => {
    writeHome('pictures/sea.png')
    const shop = await startShop(settings())
    const page = await (await fetch(`${shop.url}/uk`)).text()
    expect(page).toContain('My own socks')
    const [picture = ''] = /\/images\/[\da-f]{16}\/sea\.png/.exec(page) ?? []
    expect((await fetch(shop.url + picture)).status).toBe(200)
    expect(await (await fetch(`${shop.url}/uk/search?term=lemon`)).text()).toContain('Lemon Parade')
    await shop.stop()
  })

  it('HSE-27 a mistake in the folder is named, and nothing is written', async () => {
    writeHome('drawing:banner.pile.lemons_sun')
    const failed = await failToStart(settings())
    expect(failed).toMatchObject({ code: 1 })
    expect(JSON.stringify(failed)).toContain('stories/uk/home.json body[0].picture.filename')
    writeHome('pictures/sea.png')
    const shop = await startShop(settings())
    expect(await (await fetch(`${shop.url}/uk`)).text()).toContain('My own socks')
    await shop.stop()
  })
})
