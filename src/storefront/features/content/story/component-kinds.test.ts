import { describe, expect, it } from 'vitest'
import { reader, reading, setting } from '../../../../../tests/support/reading-content.ts'
import { fieldsFor } from '../../../../contracts/content/kinds/fields.ts'
import { sharedSchemas } from '../../../../contracts/content/kinds/shared-kinds.ts'

/** D2 §3 */
const KINDS = `banner navigation navigation-alternate newsletter checkout-message-banner checkout-free-shipping-bar
  segmented-upsell pdp-enhanced pdp-size-guide speechBubble segmented-popup checkout-newsletter-checkbox pdp-list-icons
  pdp-certifications pdp-shipping-and-returns pdp-sustainability widget footer facet sidebar-filters segment`.split(
  /\s+/,
)

describe('the kinds of shared content', () => {
  it('CNT-25 all 21 are known', () => {
    expect(KINDS).toHaveLength(21)
    expect(Object.keys(sharedSchemas(fieldsFor(setting)))).toEqual(expect.arrayContaining(KINDS))
  })

  it.each(['sneaker', '', 'constructor', '__proto__'])(
    'CNT-25 the kind %j is unknown: nothing is rendered, and it is reported',
    (kind) => {
      const { view, problems } = reading((report) => reader.shared({ component: kind, _uid: 'x' }, 'shared/x', report))
      expect(view).toBeUndefined()
      expect(problems).toEqual([`shared/x: Unknown component: ${kind}`])
    },
  )
})
