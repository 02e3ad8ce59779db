import { describe, expect, it } from 'vitest'
import { readTold, toldText } from './told.ts'

const telling = (textContent: string | null) => ({ getElementById: () => ({ textContent }) })

describe('readTold', () => {
  it.each([
    ['what the document says', telling('{"chatBotId":"bot-1"}'), 'bot-1'],
    ['nothing where it says nothing', telling('{}'), ''],
    ['nothing where it is no text', telling('{"chatBotId":7}'), ''],
    ['nothing where it is no record', telling('["bot-1"]'), ''],
    ['nothing where it cannot be read', telling('{'), ''],
    ['nothing where it is gone', { getElementById: () => null }, ''],
  ])('~CHT-01 reads %s', (_, elements, expected) => {
    expect(toldText(readTold('settings', elements), 'chatBotId')).toBe(expected)
  })
})
