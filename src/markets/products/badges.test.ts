import { describe, expect, it } from 'vitest'
import { isProven, type Badge, type BadgeEvidence } from './badges.ts'

const NOW = new Date('2026-11-17T12:00:00Z')

describe('isProven', () => {
  it.each<[string, Badge, BadgeEvidence, boolean]>([
    ['new without a day', 'new', {}, false],
    ['new since last week', 'new', { newSince: '2026-11-10' }, true],
    ['new on its 90th day', 'new', { newSince: '2026-08-20' }, true],
    ['new after it', 'new', { newSince: '2026-08-19' }, false],
    ['new before its day', 'new', { newSince: '2026-12-01' }, true],
    ['new without a day that can be read', 'new', { newSince: 'soon' }, false],
    ['limited without a number', 'limited', {}, false],
    ['limited to none', 'limited', { editionUnits: 0 }, false],
    ['limited to 500', 'limited', { editionUnits: 500 }, true],
    ['bestseller without sales', 'bestseller', {}, false],
    ['bestseller of nine', 'bestseller', { sold: { units: 9, from: '2026-01-01', to: '2026-11-01' } }, false],
    ['bestseller of ten', 'bestseller', { sold: { units: 10, from: '2026-01-01', to: '2026-11-01' } }, true],
    ['bestseller of years ago', 'bestseller', { sold: { units: 999, from: '2020-01-01', to: '2024-11-01' } }, false],
    ['sale, which prices decide', 'sale', {}, true],
    ['gift, which it is', 'gift', {}, true],
  ])('LAW-22 %s', (_, badge, evidence, expected) => {
    expect(isProven(badge, evidence, NOW)).toBe(expected)
  })
})
