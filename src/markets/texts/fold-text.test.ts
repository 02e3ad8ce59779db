import { expect, it } from 'vitest'
import { foldText } from './fold-text.ts'

it.each([
  ['accents', 'Ádá Łovelace', 'ada lovelace'],
  ['letters without a plain form', 'Weiß Åse Øster', 'weiss ase oster'],
  ['punctuation', "O'Neill-Smith,  Jr.", 'o neill smith jr'],
  ['digits', 'SOCK-12 XL', 'sock 12 xl'],
  ['other scripts', '김민준', '김민준'.normalize('NFKD')],
  ['nothing', '  ', ''],
])('~DSK-08 folds %s', (_, text, folded) => expect(foldText(text)).toBe(folded))
