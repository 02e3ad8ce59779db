import { inSwissGerman } from '../../../../markets/languages/swiss-german.ts'

/** German texts as Switzerland spells them. */
export function swissTexts<Key extends string>(german: Readonly<Record<Key, string>>): Readonly<Record<Key, string>> {
  const changed: Record<Key, string> = { ...german }
  const isKey = (key: string): key is Key => Object.hasOwn(german, key)
  for (const key of Object.keys(changed).filter(isKey)) changed[key] = inSwissGerman(changed[key])
  return changed
}
