import { describe, expect, it } from 'vitest'
import { CONSTANTS, withConstants } from './constants.ts'

describe('withConstants', () => {
  it('CNT-23 looks a constant up by its name', () => {
    const constants = withConstants({ supportEmail: 'help@shop.example', hotline: '0800' })
    expect(constants.supportEmail).toBe('help@shop.example')
    expect(constants['hotline']).toBe('0800')
    expect(constants.shopName).toBe(CONSTANTS.shopName)
  })

  it('CNT-23 returns undefined for an unknown name', () => {
    expect(withConstants({})['hotline']).toBeUndefined()
  })

  it.each(['', '  ', '\n'])('falls back to its own where content has emptied a constant: %j', (value) => {
    expect(withConstants({ returnDays: value }).returnDays).toBe('30')
  })
})
