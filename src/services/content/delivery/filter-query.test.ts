import { describe, expect, it } from 'vitest'
import { filterQuery, meetsFilters } from './filter-query.ts'

const fields = {
  colour: 'Red wool',
  price: '9.5',
  pieces: 3,
  isNew: true,
  tags: ['warm', 'new'],
  day: '2026-11-18 10:00',
  none: '',
}

describe('a filter of a field', () => {
  it.each([
    ['colour', 'in', 'Blue,Red wool', true],
    ['colour', 'in', 'red wool', false],
    ['missing', 'in', 'red', false],
    ['colour', 'not_in', 'Blue,Green', true],
    ['colour', 'not_in', 'Red wool', false],
    ['colour', 'like', '*WOOL', true],
    ['colour', 'like', 'wool', false],
    ['colour', 'not_like', 'red*', false],
    ['colour', 'is', 'not_empty', true],
    ['none', 'is', 'empty', true],
    ['tags', 'is', 'empty', false],
    ['missing', 'is', 'null', true],
    ['none', 'is', 'not_null', true],
    ['isNew', 'is', 'true', true],
    ['isNew', 'is', 'false', false],
    ['tags', 'in_array', 'cold,new', true],
    ['tags', 'all_in_array', 'cold,new', false],
    ['tags', 'all_in_array', 'warm,new', true],
    ['pieces', 'gt_int', '2', true],
    ['pieces', 'gt_int', '3', false],
    ['pieces', 'lt_int', '4', true],
    ['price', 'gt_float', '9.4', true],
    ['price', 'lt_float', '9.4', false],
    ['colour', 'gt_float', '1', false],
    ['day', 'gt_date', '2026-11-18 09:59', true],
    ['day', 'lt_date', '2026-11-18 09:59', false],
    ['none', 'lt_date', '2026-11-18', false],
  ])('~STD-05 %s %s %s: %s', (field, operation, value, expected) => {
    expect(meetsFilters(fields, filterQuery.parse([{ field, operation, value }]))).toBe(expected)
  })

  it('~STD-05 several must all hold', () => {
    const red = { field: 'colour', operation: 'like', value: 'red*' }
    const few = { field: 'pieces', operation: 'lt_int', value: '2' }
    expect(meetsFilters(fields, filterQuery.parse([red]))).toBe(true)
    expect(meetsFilters(fields, filterQuery.parse([red, few]))).toBe(false)
  })

  it.each([
    ['colour', 'near', 'red'],
    ['', '', 'red'],
    ['colour', 'in', ''],
    ['colour', 'is', 'red'],
    ['pieces', 'gt_int', 'many'],
    ['day', 'lt_date', 'tomorrow'],
    ['colour', 'in', ','.repeat(100)],
  ])('~STD-05 %s %s %j is rejected', (field, operation, value) => {
    expect(filterQuery.safeParse([{ field, operation, value }]).success).toBe(false)
  })
})
