import { glob, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { checkAmounts } from './check-amounts.ts'

const text = (words: string) => ({
  component: 'rich-text',
  text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] },
})

describe('amounts in content', () => {
  it.each([
    [{ title: 'Free from £40' }, [['title']]],
    [{ messages: [{ code: 'GB', message: 'ab 40 €' }] }, [['messages', 0, 'message']]],
    [{ title: 'Home', title__i18n__de_DE: 'ab € 40' }, [['title__i18n__de_DE']]],
    [text('500 kr and more'), [['text', 'content', 0, 'content', 0, 'text']]],
    [{ title: 'Free from {price:4,50 EUR}' }, [['title']]],
    [{ title: 'Free from {price:40 EUR}' }, []],
    [{ thresholds: [{ country: 'gb', amount: 40 }], code: 'CHF 50', url: '/eur-10' }, []],
  ])('SHX-24 of %j', (content, expected) => {
    expect(checkAmounts(content).map(({ at }) => at)).toEqual(expected)
  })

  it('SHX-24 the demo shop writes none by hand', async () => {
    const found: string[] = []
    for await (const file of glob('demo/stories/**/*.json')) {
      const story: unknown = JSON.parse(await readFile(file, 'utf8'))
      found.push(...checkAmounts(story).map(({ message }) => `${file}: ${message}`))
    }
    expect(found).toEqual([])
  })
})
