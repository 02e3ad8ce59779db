import { describe, expect, it } from 'vitest'
import { foldText } from './fold-text.ts'
import { matchesWords } from './matches-words.ts'

describe('matchesWords', () => {
  it.each([
    ['summer', 'Summer sale', true],
    ['sale sum', 'Summer sale', true],
    ['été', 'Soldes d’ete', true],
    ['ale', 'Summer sale', false],
    ['summer winter', 'Summer sale', false],
    ['  ', 'Summer sale', false],
    ['WELCOME-10', 'welcome 10 for newcomers', true],
  ])('DSK-07 %j in %j: %s', (typed, text, expected) => {
    expect(matchesWords(typed)(foldText(text))).toBe(expected)
  })
})
