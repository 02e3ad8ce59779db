/** A search rule as the editor holds it: every member of every kind, and what of it belongs to the chosen one. Pure. */
import { isObject } from '../../../contracts/answer-kinds.ts'
import { foldText } from '../../../markets/texts/fold-text.ts'
import type { RuleEntry } from '../../api/search-schemas.ts'

export const RULE_KINDS = ['synonym', 'redirect', 'pin', 'boost'] as const
export type RuleKind = (typeof RULE_KINDS)[number]

export type RuleForm = {
  readonly id: string
  readonly kind: RuleKind
  readonly terms: readonly string[]
  readonly collections: readonly string[]
  readonly target: string
  readonly language: string
  readonly words: readonly string[]
  readonly skus: readonly string[]
  /** Facets with their values; `skus` is one of them. */
  readonly match: Readonly<Record<string, readonly string[]>>
  readonly factor: string
  readonly storefronts: readonly string[]
  readonly from: string
  readonly until: string
}

export const EMPTY_RULE: RuleForm = {
  id: '',
  kind: 'synonym',
  terms: [],
  collections: [],
  target: '',
  language: 'en',
  words: [],
  skus: [],
  match: {},
  factor: '2',
  storefronts: [],
  from: '',
  until: '',
}

export const formOf = ({ factor, ...rule }: RuleEntry): RuleForm => ({
  ...EMPTY_RULE,
  ...rule,
  terms: rule.terms ?? [],
  collections: rule.collections ?? [],
  target: rule.target ?? '',
  language: rule.language ?? 'en',
  words: rule.words ?? [],
  skus: rule.skus ?? [],
  match: rule.match ?? {},
  factor: factor === undefined ? '2' : String(factor),
  storefronts: rule.storefronts ?? [],
  from: rule.from ?? '',
  until: rule.until ?? '',
})

/** The word that a rule begins with, from the list of words without results. */
export function startedForm(search: string): RuleForm {
  const query = new URLSearchParams(search)
  const kind = RULE_KINDS.find((one) => one === query.get('kind')) ?? 'synonym'
  const term = query.get('term') ?? ''
  const storefront = query.get('storefront') ?? ''
  const language = query.get('language') ?? 'en'
  if (term === '') return { ...EMPTY_RULE, kind }
  const own = {
    ...EMPTY_RULE,
    kind,
    id: idFor(kind, kind === 'synonym' ? `${language} ${term}` : `${storefront} ${term}`),
  }
  return kind === 'synonym'
    ? { ...own, language, words: term.split(' ').slice(0, 1) }
    : { ...own, terms: [term], storefronts: storefront === '' ? [] : [storefront] }
}

/** Small letters, digits and hyphens, as ids of rules must be. */
export function idFor(kind: RuleKind, text: string): string {
  const words = foldText(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
  return [kind, ...words].join('-').slice(0, 60).replace(/-$/, '')
}

const some = (name: string, values: readonly string[]) => (values.length === 0 ? {} : { [name]: values })

/** As the shop stores it; undefined while something is missing that every rule of its kind has. */
export function ruleOf(form: RuleForm): object | undefined {
  const { id, kind, terms, collections, target, language, words, skus, match, factor } = form
  if (id === '') return undefined
  if (kind === 'synonym') return words.length < 2 ? undefined : { id, kind, language, words }
  const scope = {
    ...some('storefronts', form.storefronts),
    ...(form.from !== '' && { from: form.from }),
    ...(form.until !== '' && { until: form.until }),
  }
  if (kind === 'redirect') {
    return terms.length === 0 || target === '' ? undefined : { id, kind, terms, target, ...scope }
  }
  const occasion = { ...some('terms', terms), ...some('collections', collections) }
  if (kind === 'pin') {
    const isPlaced = terms.length + collections.length > 0
    return isPlaced && skus.length > 0 ? { id, kind, ...occasion, skus, ...scope } : undefined
  }
  const number = Number(factor.replace(',', '.'))
  const named = Object.fromEntries(Object.entries(match).filter(([, values]) => values.length > 0))
  if (Object.keys(named).length === 0 || !(number > 0)) return undefined
  return { id, kind, ...occasion, match: named, factor: number, ...scope }
}

/** A draft that was stored, or merged. */
export function readRuleForm(value: unknown): RuleForm {
  const given = isObject(value) ? new Map<string, unknown>(Object.entries(value)) : new Map<string, unknown>()
  const text = (name: string, otherwise: string): string => {
    const own = given.get(name)
    return typeof own === 'string' ? own : otherwise
  }
  const list = (own: unknown): readonly string[] =>
    Array.isArray(own) ? own.filter((one): one is string => typeof one === 'string') : []
  const match = given.get('match')
  return {
    id: text('id', ''),
    kind: RULE_KINDS.find((kind) => kind === given.get('kind')) ?? 'synonym',
    terms: list(given.get('terms')),
    collections: list(given.get('collections')),
    target: text('target', ''),
    language: text('language', 'en'),
    words: list(given.get('words')),
    skus: list(given.get('skus')),
    match: isObject(match) ? Object.fromEntries(Object.entries(match).map(([facet, own]) => [facet, list(own)])) : {},
    factor: text('factor', '2'),
    storefronts: list(given.get('storefronts')),
    from: text('from', ''),
    until: text('until', ''),
  }
}

/** What a comparison looks at by itself: the words that the rule answers to. */
export const comparedTerms = ({ kind, terms, words }: RuleForm): readonly string[] =>
  (kind === 'synonym' ? words : terms).slice(0, 20)
