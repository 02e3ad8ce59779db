import { describe, expect, it } from 'vitest'
import { chatBottom, chatLanguage } from './chat-defaults.ts'

describe('chat', () => {
  it.each([
    ['~CHT-02 higher on us', 'us', 78],
    ['~CHT-02 elsewhere', 'uk', 16],
    ['~CHT-02 gl', 'gl', 16],
  ] as const)('%s', (_, storefront, expected) => {
    expect(chatBottom(storefront)).toBe(expected)
  })

  it.each([
    ['CHT-03 German', 'de-DE', 'de'],
    ['CHT-03 English', 'en-GB', 'en'],
    ['CHT-03 French', 'fr-FR', 'fr'],
    ['CHT-03 Spanish', 'es-ES', 'es'],
    ['CHT-03 Italian', 'it-IT', 'it'],
    ['CHT-03 Dutch, where translations are requested', 'nl-NL', 'nl'],
    ['CHT-03 the default is English', 'default', 'en'],
  ] as const)('%s', (_, locale, expected) => {
    expect(chatLanguage(locale)).toBe(expected)
  })
})
