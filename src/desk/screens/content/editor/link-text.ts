/** Links of content as one line of text, and back. Pure functions. */
import { isRecord } from '../../../drafts/edits.ts'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** `/adults/socks`, `https://example.com` or `mailto:fish@example.com`. */
export function linkText(link: unknown): string {
  if (!isRecord(link)) return ''
  const anchor = textOf(link['anchor'])
  const place = anchor === '' ? '' : `#${anchor.replace(/^#/, '')}`
  if (link['linktype'] === 'email') return `mailto:${textOf(link['email']) || textOf(link['url'])}`
  if (link['linktype'] !== 'story') return (textOf(link['url']) || textOf(link['cached_url'])) + place
  const slug = textOf(link['cached_url'])
  return slug === '' ? '' : `/${slug.split('/').slice(1).join('/')}${place}`
}

/** A link to a story stays one until it is changed; typed ones lead to a path, which is checked when the story is saved. */
export function linkOf(text: string, before: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const typed = text.trim()
  if (typed === linkText(before)) return before
  const mail = /^mailto:(.*)$/i.exec(typed)?.[1]
  return mail === undefined
    ? { fieldtype: 'multilink', linktype: 'url', url: typed, cached_url: typed }
    : { fieldtype: 'multilink', linktype: 'email', email: mail, url: '', cached_url: '' }
}
