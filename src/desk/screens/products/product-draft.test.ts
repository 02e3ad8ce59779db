import { describe, expect, it } from 'vitest'
import { addEdit, draftChanges, draftValue, startDraft } from '../../drafts/edits.ts'
import { changedVariants, draftOf, isWrongEdit, pricePath, readDraft, stockPath } from './product-draft.ts'

const variant = (sku: string, version: number) => ({
  sku,
  size: 'M',
  version,
  prices: [{ currency: 'EUR', original: 1295, final: 1295 }],
  stock: [{ warehouse: 'nl', quantity: 10, reserved: 2 }],
})

const { value, version } = draftOf({ sku: 'A1', name: 'Dots', variants: [variant('A1-1', 2), variant('A1-2', 5)] })

describe('the draft of a product', () => {
  it('DSK-12 sends what was edited, with the version of each variant', () => {
    const edits = [
      [stockPath('A1-1', 'nl'), 12],
      [stockPath('A1-1', 'us'), 3],
      [pricePath('A1-2', 'EUR', 'final'), 995],
      [pricePath('A1-2', 'KRW', 'final'), 13_900],
    ] as const
    const draft = edits.reduce((state, [path, after]) => addEdit(state, path, after), startDraft(value, version))
    expect(changedVariants(readDraft(draftValue(draft)), draftChanges(draft))).toEqual([
      {
        sku: 'A1-1',
        version: 2,
        stock: [
          { warehouse: 'nl', quantity: 12 },
          { warehouse: 'us', quantity: 3 },
        ],
        prices: [],
      },
      {
        sku: 'A1-2',
        version: 5,
        stock: [],
        prices: [
          { currency: 'EUR', original: 1295, final: 995 },
          { currency: 'KRW', original: 13_900, final: 13_900 },
        ],
      },
    ])
  })

  it('~DSK-12 an empty field is no edit where there is no value, and one that cannot be saved where there is', () => {
    const empty = (path: string) => draftChanges(addEdit(startDraft(value, version), path, null))
    expect(empty(stockPath('A1-1', 'us'))).toEqual([])
    expect(empty(stockPath('A1-1', 'nl')).map(isWrongEdit)).toEqual([true])
    expect(empty(pricePath('A1-1', 'EUR', 'original')).map(isWrongEdit)).toEqual([false])
  })

  it('survives JSON, and has nothing of what is no draft', () => {
    expect(readDraft(JSON.parse(JSON.stringify(value)))).toEqual(value)
    expect([readDraft(null), readDraft([1]), readDraft({ A1: 7 })]).toEqual([
      {},
      {},
      { A1: { version: 0, stock: {}, prices: {} } },
    ])
  })
})
