/** Tables of words that no rule of endings gets right. */

/** 'man men, bus': each word's stem is the first of its group; a word alone is left whole. */
export function formsOf(groups: string): ReadonlyMap<string, string> {
  return new Map(
    groups.split(',').flatMap((group) => {
      const forms = group.trim().split(/\s+/)
      return forms.map((form) => [form, forms[0] ?? form] as const)
    }),
  )
}

export function isVowel(letter: string | undefined): boolean {
  return letter !== undefined && letter !== '' && 'aeiouy'.includes(letter)
}

export function isConsonant(letter: string | undefined): boolean {
  return letter !== undefined && letter >= 'a' && letter <= 'z' && !isVowel(letter)
}

export function hasVowel(text: string): boolean {
  for (const letter of text) if (isVowel(letter)) return true
  return false
}
