import { describe, expect, it } from 'vitest'
import { CAUSES } from '../../../contracts/merchant/causes.ts'
import { matchScreen } from '../../navigation/screens.ts'
import { actionOf, sharedFindings } from './doctor-actions.ts'

describe('the actions of the doctor', () => {
  it.each(CAUSES)('DGO-14 %s has one that opens a screen of its permission', (cause) => {
    const { to, permission } = actionOf({ cause, countries: ['SE'] }, 'SOCK-1')
    const [path = ''] = to.split('?')
    expect(matchScreen(path)).toBeDefined()
    expect(permission).toMatch(/\.write$/)
    expect(cause === 'no-shipping' ? to : '?country=SE').toContain('?country=SE')
  })
})

describe('what all storefronts share', () => {
  const storefront = (name: string, findings: Parameters<typeof sharedFindings>[0][number]['findings']) => ({
    storefront: name,
    countries: ['GB'],
    findings,
    sellable: 0,
    sizes: 1,
  })
  const hidden = { cause: 'hidden' as const, countries: ['GB'] }

  it('is said once, if it is about the whole product in every market', () => {
    expect(sharedFindings([storefront('uk', [hidden]), storefront('de', [hidden])])).toEqual([hidden])
    expect(sharedFindings([storefront('uk', [hidden]), storefront('de', [])])).toEqual([])
    const ofSize = { ...hidden, sizes: [{ sku: 'A', size: 'S' }] }
    expect(sharedFindings([storefront('uk', [ofSize]), storefront('de', [ofSize])])).toEqual([])
    expect(sharedFindings([storefront('uk', [{ ...hidden, countries: [] }]), storefront('de', [hidden])])).toEqual([])
  })
})
