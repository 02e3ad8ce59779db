import { describe, expect, it } from 'vitest'
import type { Language } from '../../src/markets/types.ts'
import { analyserOf } from '../../src/services/discovery/language/analyser.ts'
import { activeRules, compileRules } from '../../src/services/discovery/rules/active-rules.ts'
import { demoProducts, demoSearchRules, demoStories } from '../support/demo-shop.ts'

const rules = demoSearchRules()

describe('the search rules of the demo', () => {
  it('lead to pages that exist', () => {
    const pages = new Set(demoStories().map((story) => story.full_slug))
    const targets = rules.flatMap((rule) => (rule.kind === 'redirect' ? [rule.target] : []))
    expect(targets.filter((target) => !pages.has(`_default${target}`))).toEqual([])
  })

  it('send no term to two pages', () => {
    const terms = rules.flatMap((rule) => (rule.kind === 'redirect' ? rule.terms : []))
    const folded = terms.map((term) => term.toLowerCase())
    expect(folded.filter((term, index) => folded.indexOf(term) !== index)).toEqual([])
  })

  it('pin products of the demo that are for Valentine’s Day', () => {
    const romantic = new Set(
      demoProducts()
        .filter(({ collections }) => collections.includes('valentines'))
        .map(({ sku }) => sku),
    )
    const pinned = rules.flatMap((rule) => (rule.kind === 'pin' ? rule.skus : []))
    expect(pinned.filter((sku) => !romantic.has(sku))).toEqual([])
  })

  const at = (language: Language, query: string, now: string) => {
    const { wordsOf } = analyserOf(language)
    const compiled = compileRules(activeRules(rules, { storefront: 'uk', now: new Date(now) }), wordsOf)
    const words = wordsOf(query)
    return {
      redirect: compiled.redirectFor(words)?.target,
      pins: compiled.pinsFor({ words }),
      boosts: compiled.boostsFor({ words }),
    }
  }

  it.each<[Language, string, string | undefined]>([
    ['en', 'Returns', '/faq/returns'],
    ['de', 'rueckgabe', '/faq/returns'],
    ['nl', 'retour', '/faq/returns'],
    ['fr', 'RETOURS', '/faq/returns'],
    ['es', 'devolucion', '/faq/returns'],
    ['it', 'resi', '/faq/returns'],
    ['en', 'shipping', '/faq/delivery'],
    ['es', 'gastos de envio', '/faq/delivery'],
    ['en', 'size-guide', '/faq/sizes'],
    ['de', 'Groessentabelle', '/faq/sizes'],
    ['fr', 'cadeaux d’entreprise', '/corporate-gifts'],
    ['fr', "cadeaux d'entreprise", '/corporate-gifts'],
    ['en', 'cookies', undefined],
    ['en', 'returns socks', undefined],
  ])('in %s, %s leads to %s', (language, query, target) => {
    expect(at(language, query, '2026-11-15').redirect).toBe(target)
  })

  it.each<[Language, string]>([
    ['en', 'valentine’s day'],
    ['en', "Valentine's Day"],
    ['en', 'valentines day'],
    ['de', 'valentinstag'],
    ['nl', 'Valentijn'],
    ['fr', 'Saint-Valentin'],
    ['es', 'san valentin'],
    ['it', 'San Valentino'],
  ])('in %s, %s shows hearts first', (language, query) => {
    expect(at(language, query, '2026-11-15').pins).toHaveLength(4)
  })

  it.each([
    ['2026-10-31T23:59:59.999Z', 0],
    ['2026-11-01T00:00:00.000Z', 1],
    ['2026-12-24T23:59:59.999Z', 1],
    ['2026-12-25T00:00:00.000Z', 0],
    ['2027-12-01T00:00:00.000Z', 1],
  ])('at %s, %d boosts lift gift boxes', (now, boosts) => {
    expect(at('de', 'Geschenke', now).boosts).toHaveLength(boosts)
    expect(at('fr', 'noel', now).boosts).toHaveLength(boosts)
    expect(at('de', 'Socken', now).boosts).toHaveLength(0)
  })
})
