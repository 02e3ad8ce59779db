import { describe, expect, it } from 'vitest'
import { targetProblem } from './redirect-target.ts'

describe('targetProblem', () => {
  it.each([
    ['/'],
    ['/faq'],
    ['/faq/returns'],
    ['/faq/returns?from=search#top'],
    ['/collection/low-socks?colour=red'],
    ['/happy-news/a..b'],
    ['/searching'],
    ['https://example.com'],
    ['https://example.com:8443/a/b?c=d#e'],
  ])('lets %s be', (target) => {
    expect(targetProblem(target)).toBeUndefined()
  })

  it.each([
    ['', 'must be a path such as'],
    ['faq', 'must be a path such as'],
    ['http://example.com', 'must be a path such as'],
    ['https://', 'must be a path such as'],
    ['https:example.com', 'must be a path such as'],
    ['https://:secret@example.com', 'must be a path such as'],
    ['https://[', 'must be a path such as'],
    ['https://example.com/a b', 'must be a path such as'],
    ['javascript:alert(1)//https://example.com', 'must be a path such as'],
    ['https://somebody@example.com', 'must be a path such as'],
    ['https://exa mple.com', 'must be a path such as'],
    ['javascript:alert(1)', 'must be a path such as'],
    ['data:text/html,x', 'must be a path such as'],
    ['//example.com', 'single slashes'],
    ['/\\example.com', 'single slashes'],
    ['/faq//returns', 'single slashes'],
    ['/size guide', 'single slashes'],
    ['/..', 'must not climb'],
    ['/../admin', 'must not climb'],
    ['/faq/../returns', 'must not climb'],
    ['/faq/.', 'must not climb'],
    ['/faq/%2E%2e/returns', 'must not climb'],
    ['/faq/.%2e', 'must not climb'],
    ['/uk', 'without the storefront'],
    ['/DE/faq', 'without the storefront'],
    ['/search', 'must not be the search page'],
    ['/search/2?term=socks', 'must not be the search page'],
    ['/Search?term=socks', 'must not be the search page'],
  ])('finds fault with %s', (target, problem) => {
    expect(targetProblem(target)).toContain(problem)
  })
})
