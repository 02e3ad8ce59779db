import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  decodeView,
  encodeView,
  EMPTY_VIEW,
  type ListView,
  readStoredView,
  storedView,
  withFilter,
} from './list-view.ts'

const NAMES = {
  filters: ['search', 'state', 'country'],
  sorts: ['number', 'createdAt'],
  columns: ['number', 'state', 'total', 'createdAt'],
}

const VIEW: ListView = {
  filter: { state: ['paid', 'held'], search: ['Ada & co'] },
  sort: { field: 'createdAt', descending: true },
  columns: ['total', 'number'],
}

describe('a view of a list', () => {
  it('DSK-10 has an address that reproduces it', () => {
    const search = encodeView(VIEW)
    expect(search).toBe('?state=paid&state=held&search=Ada+%26+co&sort=-createdAt&columns=total%2Cnumber')
    expect(decodeView(search, NAMES)).toEqual({ view: VIEW, unknown: [] })
  })

  it('DSK-10 without anything has the address of the list', () => {
    expect(encodeView(EMPTY_VIEW)).toBe('')
    expect(decodeView('', NAMES)).toEqual({ view: EMPTY_VIEW, unknown: [] })
  })

  it('DSK-10 with fields that no longer exist opens without them and names them', () => {
    const { view, unknown } = decodeView('?colour=red&state=paid&sort=weight&columns=number,margin', NAMES)
    expect(view).toEqual({ filter: { state: ['paid'] }, sort: undefined, columns: ['number'] })
    expect(unknown).toEqual(['colour', 'weight', 'margin'])
  })

  it('DSK-10 that is saved is read the same way', () => {
    expect(readStoredView(structuredClone(storedView(VIEW)), NAMES)).toEqual({ view: VIEW, unknown: [] })
    expect(readStoredView({ filter: { colour: ['red'] } }, NAMES)).toEqual({ view: EMPTY_VIEW, unknown: ['colour'] })
    expect(readStoredView('nonsense', NAMES)).toEqual({ view: EMPTY_VIEW, unknown: [] })
  })

  it('~DSK-10 any filter of known names survives the address', () => {
    const values = fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 3 })
    const filter = fc.dictionary(fc.constantFrom(...NAMES.filters), values)
    fc.assert(
      fc.property(filter, (known) => {
        const view = { ...EMPTY_VIEW, filter: { ...known } }
        expect(decodeView(encodeView(view), NAMES)).toEqual({ view, unknown: [] })
      }),
    )
  })

  it('~DSK-10 a filter without values is gone', () => {
    expect(withFilter(VIEW, 'state', []).filter).toEqual({ search: ['Ada & co'] })
    expect(withFilter(VIEW, 'country', ['DE']).filter).toMatchObject({ country: ['DE'] })
  })
})
