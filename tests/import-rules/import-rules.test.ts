/** Breaks each dependency rule once, in a tree of its own, and expects exactly that rule to report it. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const CONFIG: IConfiguration = createRequire(import.meta.url)('./rules.cjs')

/** Rule, importing file, imported file. */
const BROKEN: readonly (readonly [rule: string, from: string, to: string])[] = [
  ['layer-markets', 'src/markets/prices/a.ts', 'src/contracts/b.ts'],
  ['layer-brand', 'src/brand/a.ts', 'src/storefront/ui/b.ts'],
  ['layer-contracts', 'src/contracts/commerce/a.ts', 'src/platform/b.ts'],
  ['layer-platform', 'src/platform/a.ts', 'src/contracts/b.ts'],
  ['layer-services', 'src/services/commerce/a.ts', 'src/merchant/b.ts'],
  ['layer-services', 'src/services/commerce/a.ts', 'demo/b.ts'],
  ['layer-merchant', 'src/merchant/a.ts', 'src/cli/b.ts'],
  ['layer-merchant', 'src/merchant/a.ts', 'src/server/b.ts'],
  ['layer-storefront', 'src/storefront/app/a.ts', 'src/services/commerce/service.ts'],
  ['layer-storefront', 'src/storefront/app/a.ts', 'src/desk/b.ts'],
  ['layer-desk', 'src/desk/a.ts', 'src/storefront/ui/b.ts'],
  ['layer-desk', 'src/desk/a.ts', 'src/platform/b.ts'],
  ['layer-cli', 'src/cli/a.ts', 'src/services/commerce/service.ts'],
  ['layer-cli', 'src/cli/a.ts', 'src/server/b.ts'],
  ['layer-server', 'src/server/a.ts', 'tests/support/b.ts'],
  ['layer-server', 'src/server/a.ts', 'loom/index.ts'],
  ['services-apart', 'src/services/commerce/a.ts', 'src/services/discovery/service.ts'],
  ['service-entrance', 'src/merchant/a.ts', 'src/services/commerce/orders/b.ts'],
  ['service-entrance', 'src/server/a.ts', 'src/services/commerce/orders/b.ts'],
  ['admin-for-merchant-only', 'src/server/a.ts', 'src/services/commerce/admin.ts'],
  ['feature-entrance', 'src/server/a.ts', 'src/storefront/features/frame/seo/b.ts'],
  ['feature-entrance', 'src/storefront/app/a.ts', 'src/storefront/features/frame/seo/b.ts'],
  [
    'feature-entrance-between-features',
    'src/storefront/features/visitor/consent/a.ts',
    'src/storefront/features/frame/seo/b.ts',
  ],
  ['ui-without-features', 'src/storefront/ui/a.ts', 'src/storefront/features/frame/seo/index.ts'],
  ['features-below-pages', 'src/storefront/features/frame/seo/a.ts', 'src/storefront/pages/home/b.ts'],
  ['pages-apart', 'src/storefront/pages/home/a.ts', 'src/storefront/pages/story/b.ts'],
  ['loads-on-the-server-only', 'src/storefront/app/a.ts', 'src/storefront/pages/home/load.ts'],
]

/** Allowed by the same rules: a check that reports everything would prove nothing. */
const ALLOWED: readonly (readonly [from: string, to: string])[] = [
  ['src/contracts/commerce/a.ts', 'src/markets/prices/b.ts'],
  ['src/merchant/a.ts', 'src/services/commerce/admin.ts'],
  ['src/server/a.ts', 'src/services/commerce/service.ts'],
  ['src/server/a.ts', 'src/storefront/features/frame/seo/index.ts'],
  ['src/cli/a.ts', 'src/merchant/b.ts'],
  ['src/desk/a.ts', 'src/brand/b.ts'],
  ['src/desk/a.ts', 'src/contracts/staff/b.ts'],
  ['src/desk/a.ts', 'src/markets/languages/b.ts'],
]

/** Storefront and desk are two applications: they meet in markets, contracts and brand only (DSK-01). */
const APPLICATIONS: typeof BROKEN = [
  ['layer-storefront', 'src/storefront/features/frame/seo/a.ts', 'src/desk/ui/b.ts'],
  ['layer-storefront', 'src/storefront/pages/home/a.ts', 'src/desk/api/b.ts'],
  ['layer-desk', 'src/desk/screens/orders/a.ts', 'src/storefront/features/frame/seo/index.ts'],
  ['layer-desk', 'src/desk/app/a.ts', 'src/services/staff/service.ts'],
  ['layer-desk', 'src/desk/app/a.ts', 'src/merchant/b.ts'],
  ['layer-brand', 'src/brand/a.ts', 'src/desk/ui/b.ts'],
]

/** The demo is data, and the loom comes by a setting (HSE-27). */
const APART: typeof BROKEN = [
  ['demo-is-data', 'src/server/a.ts', 'demo/b.ts'],
  ['demo-is-data', 'src/merchant/a.ts', 'demo/b.ts'],
  ['demo-is-data', 'tests/a.ts', 'demo/b.ts'],
  ['layer-services', 'src/services/images/a.ts', 'loom/index.ts'],
  ['loom-alone', 'loom/a.ts', 'src/markets/b.ts'],
]

describe('the dependency rules', () => {
  let root: string
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'layers-'))
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }

  const importing = (from: string, to: string): void => {
    const path = `${'../'.repeat(from.split('/').length - 1)}${to}`
    write(from, `import { b } from '${path}'\nexport const a = b\n`)
  }

  async function violated(): Promise<readonly string[]> {
    const { output } = await cruise(readdirSync(root), {
      ...CONFIG.options,
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: CONFIG.forbidden ?? [] },
    })
    return isResult(output) ? [...new Set(output.summary.violations.map(({ rule }) => rule.name))] : []
  }

  it.each(BROKEN)('HSE-01 HSE-02 %s: %s must not import %s', async (rule, from, to) => {
    importing(from, to)
    write(to, 'export const b = 1\n')
    expect(await violated()).toContain(rule)
  })

  it.each(APART)('HSE-27 %s: %s must not import %s', async (rule, from, to) => {
    importing(from, to)
    write(to, 'export const b = 1\n')
    expect(await violated()).toContain(rule)
  })

  it.each(APPLICATIONS)('DSK-01 %s: %s must not import %s', async (rule, from, to) => {
    importing(from, to)
    write(to, 'export const b = 1\n')
    expect(await violated()).toContain(rule)
  })

  it('HSE-01 files that import each other are reported', async () => {
    importing('src/platform/a.ts', 'src/platform/b.ts')
    write('src/platform/b.ts', "import { a } from './a.ts'\nexport const b = () => a\n")
    expect(await violated()).toEqual(['no-cycles'])
  })

  it.each(ALLOWED)('HSE-01 %s may import %s', async (from, to) => {
    importing(from, to)
    write(to, 'export const b = 1\n')
    expect(await violated()).toEqual([])
  })
})

const isResult = (output: ICruiseResult | string): output is ICruiseResult => typeof output === 'object'
