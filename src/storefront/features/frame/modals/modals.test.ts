import { beforeEach, describe, expect, it } from 'vitest'
import { closeModal, isDialogOpen, MODALS, modalStore, openModal } from './modals.ts'

const open = () => Object.keys(modalStore.get())

describe('modals', () => {
  beforeEach(() => MODALS.forEach(closeModal))

  it.each(MODALS)('~APP-07 %s opens and closes', (name) => {
    expect(open()).toEqual([])
    openModal(name)
    expect(open()).toEqual([name])
    closeModal(name)
    expect(open()).toEqual([])
  })

  it('one dialog takes the place of another; the cookie banner waits', () => {
    openModal('cookieBanner')
    openModal('newsletter')
    openModal('countrySwitcher')
    expect(open()).toEqual(['cookieBanner', 'countrySwitcher'])
    closeModal()
    expect(open()).toEqual(['cookieBanner'])
    closeModal()
    expect(open()).toEqual(['cookieBanner'])
    closeModal('cookieBanner')
    expect(open()).toEqual([])
  })

  it('a banner that comes later leaves the dialog open', () => {
    openModal('cookieSettings')
    openModal('cookieBanner')
    expect(open()).toEqual(['cookieSettings', 'cookieBanner'])
    expect(isDialogOpen(modalStore.get())).toBe(true)
    closeModal('cookieSettings')
    expect(isDialogOpen(modalStore.get())).toBe(false)
  })

  it('stores which one of many is open', () => {
    openModal('block', 'b1')
    expect(modalStore.get().block).toBe('b1')
  })

  it('closing what is closed changes nothing', () => {
    const before = modalStore.get()
    closeModal('colourList')
    closeModal()
    expect(modalStore.get()).toBe(before)
  })
})
