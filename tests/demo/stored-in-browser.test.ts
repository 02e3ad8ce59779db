import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inLanguage } from '../../src/services/content/admin.ts'
import { STORED_ITEMS } from '../../tools/browser-storage/registry.ts'
import { demoStories } from '../support/demo-shop.ts'

const story = demoStories().find(({ full_slug: slug }) => slug === '_default/faq/cookie-policy')
const POLICY = JSON.stringify(inLanguage(story?.content ?? {}, []))

/** Names as the storefront writes them; what follows a dot at the end varies. */
function namesInSource(): readonly string[] {
  const files = globSync('src/storefront/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))
  const texts = files.map((file) => readFileSync(file, 'utf8'))
  return [...new Set(texts.flatMap((text) => text.match(/(?<=['`])sockeye\.[a-zA-Z.]+/g) ?? []))]
}

describe('the cookie policy', () => {
  it('names whatever the shop keeps in a browser', () => {
    const names = namesInSource().map((name) => (name.endsWith('.') ? `${name}…` : name))
    expect(names.length).toBeGreaterThan(10)
    expect(names.filter((name) => !POLICY.includes(`"${name}"`))).toEqual([])
  })

  it('~LAW-24 is written from the registry, which has every name in the source', () => {
    const names = namesInSource().map((name) => (name.endsWith('.') ? `${name}…` : name))
    const known = STORED_ITEMS.map(({ name }) => name)
    expect(names.filter((name) => !known.includes(name))).toEqual([])
    expect(known.filter((name) => !POLICY.includes(`"${name}"`))).toEqual([])
  })

  it('names each of it once', () => {
    const named = POLICY.match(/(?<=")sockeye\.[a-zA-Z.…]+(?=")/g) ?? []
    expect(named.toSorted()).toEqual([...new Set(named)].toSorted())
  })
})
