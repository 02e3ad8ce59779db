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
  // Stored and public names (the selection of a discount rule, an amount of a cart, a cache tag, a content block), and a mail.
  {
    pattern: /(?<![.'])\bgoods\b(?![:'])|\bGoods(?! €)|[a-z]Goods|\bgoods(?!Amount\b)[A-Z]|\bGOODS/,
    use: 'product, variant, item',
  },
  { pattern: /\bshel(?:f|ves)\b(?![:'])|\bShel(?:f|ves)|[a-z]Shel(?:f|ves)|\bshelf[A-Z]/, use: 'stock level, listing' },
  // Parcels come to a door.
  { pattern: /(?<!to your |parcel at the )\bdoors?\b/i, use: 'endpoint, HTTP server' },
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

export const avoidedWords = (file: string, text: string): readonly AvoidedWord[] =>
  NATURAL_LANGUAGE.test(file) || WORD_LISTS.test(file) ? [] : wordsIn(file, text, AVOIDED)

/** Words of prose. In code some of them are parts of names. */
const AVOIDED_IN_DOCS: readonly Avoided[] = [
  ...AVOIDED,
  { pattern: /\bkept\b/i, use: 'stored, cached, unchanged' },
  { pattern: /\bsomebody\b|\beverybody\b|\banybody\b/i, use: 'visitor, shopper, caller, all, anyone' },
  { pattern: /\bcomes? alive\b/i, use: 'hydrate' },
  { pattern: /\btells\b/i, use: 'notifies, reports, returns' },
]

/** Not prose: fenced blocks, inline code, targets of links. Lines stay lines. */
const NOT_PROSE = /^```.*?^```|`[^`\n]+`|\]\([^)\n]*\)/gms

export const avoidedWordsInDocs = (file: string, text: string): readonly AvoidedWord[] =>
  wordsIn(
    file,
    text.replaceAll(NOT_PROSE, (code) => code.replaceAll(/[^\n]/g, ' ')),
    AVOIDED_IN_DOCS,
  )

const wordsIn = (file: string, text: string, avoided: readonly Avoided[]): readonly AvoidedWord[] =>
  text.split('\n').flatMap((line, index) =>
    avoided.flatMap(({ pattern, use }) => {
      const word = pattern.exec(line)?.[0]
      return word === undefined ? [] : [{ file, line: index + 1, word, use }]
    }),
  )
