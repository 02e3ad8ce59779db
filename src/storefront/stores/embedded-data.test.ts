import { describe, expect, it } from 'vitest'
import { readEmbedded, embeddedText } from './embedded-data.ts'

const documentWith = (textContent: string | null) => ({ getElementById: () => ({ textContent }) })

describe('readEmbedded', () => {
  it.each([
    ['what the document says', documentWith('{"chatBotId":"bot-1"}'), 'bot-1'],
    ['nothing where it says nothing', documentWith('{}'), ''],
    ['nothing where it is no text', documentWith('{"chatBotId":7}'), ''],
    ['nothing where it is no record', documentWith('["bot-1"]'), ''],
    ['nothing where it cannot be read', documentWith('{'), ''],
    ['nothing where it is gone', { getElementById: () => null }, ''],
  ])('~CHT-01 reads %s', (_, elements, expected) => {
    expect(embeddedText(readEmbedded('settings', elements), 'chatBotId')).toBe(expected)
  })
})
