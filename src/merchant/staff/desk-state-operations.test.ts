import { describe, expect, it } from 'vitest'
import { saveDraftOperation, saveViewOperation } from './desk-state-operations.ts'

describe('draft.save', () => {
  it.each([
    ['DSK-12 a draft of goods', 'product:A1', true],
    ['DSK-12 the details of a product', 'product-details:A1', true],
    ['DSK-12 a draft of content', 'story:uk/one', true],
    ['DSK-12 a draft of rules', 'search-rule:new', true],
    ['DSK-12 a discount', 'discount:new', true],
    ['DSK-12 a shipping method', 'shipping:post', true],
    ['DSK-12 an order, which names a person', 'order:1000', false],
    ['DSK-12 a return', 'return:1', false],
    ['DSK-12 an account', 'account:ada', false],
    ['DSK-12 an unknown kind', 'person:ada@example.com', false],
  ])('%s: %s is stored: %s', (_, subject, isStored) => {
    const checked = saveDraftOperation.checkInput({ subject, value: { edits: [] } })
    const refused = { ok: false, failure: { code: 'INVALID_INPUT', field: 'subject' } }
    expect(checked).toMatchObject(isStored ? { ok: true } : refused)
  })
})

describe('view.save', () => {
  const view = { screen: 'orders', name: 'To ship', shared: true, state: {} }

  it('OPS-05 a change of a view names the version that it is based on', () => {
    expect(saveViewOperation.checkInput(view).ok).toBe(true)
    expect(saveViewOperation.checkInput({ ...view, id: 'one', version: 1 }).ok).toBe(true)
    expect(saveViewOperation.checkInput({ ...view, id: 'one' })).toMatchObject({
      ok: false,
      failure: { code: 'INVALID_INPUT', field: 'version' },
    })
  })
})
