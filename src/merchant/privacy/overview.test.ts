import { expect, it } from 'vitest'
import type { PersonRecord } from '../../contracts/staff/person-records.ts'
import { groupRecords } from './overview.ts'

const order = (label: string, over: Partial<PersonRecord> = {}): PersonRecord => ({
  kind: 'orders',
  label,
  fate: 'deleted',
  ...over,
})

it('~DPR-03 groups records by kind and by what happens to them, with the first labels', () => {
  const restricted = { fate: 'restricted', reason: 'documents' } as const
  expect(
    groupRecords([
      { kind: 'links', label: '', fate: 'deleted' },
      order('3', { ...restricted, until: '2037-12-31' }),
      order('2', { ...restricted, until: '2036-12-31' }),
      order('1'),
      order('1'),
      ...Array.from({ length: 30 }, (_, index) => order(`many-${index}`, { fate: 'emptied', reason: 'figures' })),
    ]),
  ).toEqual([
    { kind: 'orders', fate: 'deleted', count: 2, labels: ['1'] },
    {
      kind: 'orders',
      fate: 'emptied',
      reason: 'figures',
      count: 30,
      labels: Array.from({ length: 20 }, (_, index) => `many-${index}`),
    },
    { kind: 'orders', fate: 'restricted', reason: 'documents', until: '2036-12-31', count: 1, labels: ['2'] },
    { kind: 'orders', fate: 'restricted', reason: 'documents', until: '2037-12-31', count: 1, labels: ['3'] },
    { kind: 'links', fate: 'deleted', count: 1, labels: [] },
  ])
})
