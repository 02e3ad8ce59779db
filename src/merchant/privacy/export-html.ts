/** The data of a person as a page that they can read: self-contained, without scripts. */
import { isObject } from '../../contracts/answer-kinds.ts'
import { RECORD_KINDS, type PersonRecord } from '../../contracts/staff/person-records.ts'
import { dateFormat, numberFormat } from '../../markets/formats/intl-formats.ts'
import { TEXT_LOCALES, type Language } from '../../markets/languages/languages.ts'
import { html, Html, type HtmlPart } from '../../platform/html/html.ts'
import { KIND_WORDS, MEMBER_WORDS, SENTENCES } from './export-words.ts'

export type ExportedPerson = {
  readonly email: string
  readonly language: Language
  readonly now: Date
  readonly records: readonly PersonRecord[]
  /** Numbers of orders that are named, not exported (DPR-04). */
  readonly restricted: readonly { readonly number: string; readonly until: string }[]
}

const STYLE = new Html(
  'body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem;color:#1c1b22}' +
    'h1{font-size:1.8rem}h2{font-size:1.25rem;margin-top:2.5rem;border-bottom:1px solid #ccc}' +
    'article{margin:1rem 0;padding:.75rem 1rem;border:1px solid #ddd;border-radius:.5rem;break-inside:avoid}' +
    'dl{display:grid;grid-template-columns:minmax(8rem,auto) 1fr;gap:.15rem 1rem;margin:0}' +
    'dt{color:#5b5966}dd{margin:0;overflow-wrap:anywhere}dd>dl,dd>ol{margin:.15rem 0}ol{padding-left:1.2rem;margin:0}',
)

export function exportHtml({ email, language, now, records, restricted }: ExportedPerson): string {
  const say = (sentence: keyof typeof SENTENCES, values: Readonly<Record<string, string>> = {}): string =>
    SENTENCES[sentence][language].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  const dates = dateFormat(TEXT_LOCALES[language][0], { dateStyle: 'long', timeZone: 'UTC' })
  const dayOf = (day: string) => dates.format(new Date(`${day}T12:00:00Z`))
  const byKind = Map.groupBy(records, ({ kind }) => kind)
  const sections = RECORD_KINDS.flatMap((kind) => {
    const found = byKind.get(kind)
    return found === undefined ? [] : [section(`${KIND_WORDS[kind][language]} (${found.length})`, found, language)]
  })
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${say('title')}</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <h1>${say('title')}</h1>
        <p>${say('intro', { email, date: dates.format(now) })}</p>
        ${records.length + restricted.length === 0 && html`<p>${say('nothing')}</p>`}
        ${
          restricted.length > 0 &&
          html`<h2>${say('restricted')}</h2>
            <p>${say('restrictedHint')}</p>
            <ul>
              ${restricted.map(({ number, until }) => html`<li>${number} (${say('until', { date: dayOf(until) })})</li>`)}
            </ul>`
        }
        ${sections}
      </body>
    </html>`
  return page.text
}

const section = (title: string, records: readonly PersonRecord[], language: Language): Html =>
  html`<h2>${title}</h2>
    ${records.map(
      (record) =>
        html`<article>
          ${
            record.data === undefined
              ? html`<p>${[record.label, timeOf(record.at, language)].filter(Boolean).join(', ')}</p>`
              : valueHtml(record.data, { language, currency: currencyOf(record.data) })
          }
          ${
            record.file !== undefined &&
            html`<p><a href="documents/${encodeURIComponent(record.file.name)}">${record.file.name}</a></p>`
          }
        </article>`,
    )}`

type Place = { readonly language: Language; readonly currency: string | undefined; readonly member?: string }

function valueHtml(value: unknown, place: Place): HtmlPart {
  if (Array.isArray(value)) {
    return html`<ol>
      ${value.map((item: unknown) => html`<li>${valueHtml(item, place)}</li>`)}
    </ol>`
  }
  if (isObject(value)) {
    const members = Object.entries(value).filter(([, member]) => !isEmpty(member))
    return html`<dl>
      ${members.map(
        ([name, member]) =>
          html`<dt>${MEMBER_WORDS[name]?.[place.language] ?? plainName(name)}</dt>
            <dd>${valueHtml(member, { ...place, member: name })}</dd>`,
      )}
    </dl>`
  }
  return textOf(value, place)
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** In minor units where they are stored. */
const AMOUNTS = new Set(['total', 'amount', 'refund', 'refunded', 'products', 'shipping', 'discount', 'tax'])
const TIME = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

function textOf(value: unknown, { language, currency, member = '' }: Place): string {
  if (typeof value === 'number' && currency !== undefined && AMOUNTS.has(member)) {
    const format = numberFormat(TEXT_LOCALES[language][0], { style: 'currency', currency })
    return format.format(value / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return TIME.test(text) ? timeOf(text, language) : text
}

const TIME_FORMAT = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const

const timeOf = (iso: string | undefined, language: Language): string =>
  iso === undefined ? '' : dateFormat(TEXT_LOCALES[language][0], TIME_FORMAT).format(new Date(iso))

const currencyOf = ({ currency }: Readonly<Record<string, unknown>>): string | undefined =>
  typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) ? currency : undefined

/** textVersion: text version. */
const plainName = (name: string): string => {
  const spaced = name
    .replaceAll(/[_-]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return spaced.slice(0, 1).toUpperCase() + spaced.slice(1)
}
