/** Paths of a draft and places of the content in words: `body.blocks.a.title`, `body[2].title__i18n__de_DE`. */
import type { Translate } from '../../../texts/translate.ts'

export function pathName(t: Translate, path: string): string {
  if (path === '' || path === 'body' || path === 'body.order') return t('content.blocks')
  const place = /^body\[(\d+)\]/.exec(path)?.[1]
  const last = path.split('.').at(-1) ?? path
  const [field = '', language] = last.replace(/\[\d+\]/g, '').split('__i18n__')
  const name = t.maybe('contentField', field) + (language === undefined ? '' : ` (${language.replace('_', '-')})`)
  return place === undefined ? name : `${t('content.blockNumber', { n: Number(place) + 1 })}: ${name}`
}
