import { describe, expect, it } from 'vitest'
import { countSelected, isSelected, toggled, type SelectedRows } from './selection.ts'

const rows = (isAll: boolean, ...keys: string[]): SelectedRows => ({ isAll, keys: new Set(keys) })

describe('selected rows', () => {
  it('~DOR-09 are those that were ticked, up to the limit', () => {
    const one = toggled(rows(false), 'a', 2)
    const two = toggled(one, 'b', 2)
    expect(countSelected(two, 100)).toBe(2)
    expect(isSelected(toggled(two, 'c', 2), 'c')).toBe(false)
    expect(isSelected(toggled(two, 'a', 2), 'a')).toBe(false)
  })

  it('~DOR-09 are all of the filter but those that were unticked', () => {
    const all = toggled(rows(true), 'a', 500)
    expect([isSelected(all, 'a'), isSelected(all, 'b'), countSelected(all, 20)]).toEqual([false, true, 19])
    expect(countSelected(toggled(all, 'a', 500), 20)).toBe(20)
  })
})
