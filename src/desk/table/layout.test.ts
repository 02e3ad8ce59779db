import { describe, expect, it } from 'vitest'
import { moveColumn, readLayout, resizeColumn, toggleColumn } from './layout.ts'

const ALL = ['number', 'state', 'total', 'email']
const LAYOUT = { visible: ['number', 'state', 'total'], widths: {} }

describe('the columns of an account', () => {
  it('DSK-09 are those of the list until the account chooses', () => {
    expect(readLayout(undefined, ALL, ['number'])).toEqual({ visible: ['number'], widths: {} })
    expect(readLayout({ visible: 'all' }, ALL, ['number'])).toEqual({ visible: ['number'], widths: {} })
  })

  it('DSK-09 that no longer exist are left out', () => {
    const stored = { visible: ['total', 'margin', 'number', 'total'], widths: { total: 90 } }
    expect(readLayout(stored, ALL, ['number'])).toEqual({ visible: ['total', 'number'], widths: { total: 90 } })
    expect(readLayout({ visible: ['margin'], widths: {} }, ALL, ['number']).visible).toEqual(['number'])
  })

  it('DSK-09 can be chosen; the last one stays', () => {
    expect(toggleColumn(LAYOUT, 'email').visible).toEqual(['number', 'state', 'total', 'email'])
    expect(toggleColumn(LAYOUT, 'state').visible).toEqual(['number', 'total'])
    expect(toggleColumn({ visible: ['state'], widths: {} }, 'state').visible).toEqual(['state'])
  })

  it.each([
    ['total', -1, ['number', 'total', 'state']],
    ['number', 1, ['state', 'number', 'total']],
    ['number', -1, ['number', 'state', 'total']],
    ['total', 1, ['number', 'state', 'total']],
    ['email', 1, ['number', 'state', 'total']],
  ] as const)('DSK-09 can be moved: %s by %i', (id, by, expected) => {
    expect(moveColumn(LAYOUT, id, by).visible).toEqual(expected)
  })

  it.each([
    [100.4, 100],
    [3, 72],
    [5000, 640],
  ])('DSK-09 can be resized to %i, within limits', (width, expected) => {
    expect(resizeColumn(LAYOUT, 'total', width).widths).toEqual({ total: expected })
  })
})
