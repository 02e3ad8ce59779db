/** Words that code, comments and log messages must not contain (HSE-16), and those to use instead. */
type Avoided = { readonly pattern: RegExp; readonly use: string }

const AVOIDED: readonly Avoided[] = [
  { pattern: /\bwhoever\b/i, use: 'caller, visitor, shopper, process' },
  { pattern: /\bnobody\b|[a-z]Nobody/i, use: 'no caller, no visitor, not' },
  { pattern: /\btold\b|\btold[A-Z]|[a-z]Told|\bTold[A-Z]/, use: 'notified, reported, returned' },
  // Texts for shoppers: happy-news is the path of the blog, and the newsletter has news from the river.
  {
    pattern: /(?<!happy-)\bnews\b(?! from the river)|\bnews[A-Z]|[a-z]News(?!letter)|\bNews[A-Z]/,
    use: 'notification, webhook, update',
  },
  { pattern: /\bkept-/, use: 'cached-, stored-' },
  { pattern: /\b(?:MOST|LONGEST|DEAREST)_/, use: 'MAX_' },
  { pattern: /\b(?:LEAST|FEWEST|SHORTEST)_/, use: 'MIN_' },
  { pattern: /\bin vain\b/i, use: 'rejected, failed' },
]

/** Texts for shoppers, and lists of words of a language: neither is written for engineers. */
const NATURAL_LANGUAGE = /\/texts\/|-texts\.ts$|^src\/services\/discovery\/language\//

/** Files that list rejected words. */
const WORD_LISTS = /^tests\/layout\/(?:glossary|domain)-words(?:\.test)?\.ts$/

export type AvoidedWord = {
  readonly file: string
  readonly line: number
  readonly word: string
  readonly use: string
}

export function avoidedWords(file: string, text: string): readonly AvoidedWord[] {
  if (NATURAL_LANGUAGE.test(file) || WORD_LISTS.test(file)) return []
  return text.split('\n').flatMap((line, index) =>
    AVOIDED.flatMap(({ pattern, use }) => {
      const word = pattern.exec(line)?.[0]
      return word === undefined ? [] : [{ file, line: index + 1, word, use }]
    }),
  )
}
