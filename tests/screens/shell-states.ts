/** The states of the shell that are captured, and how a visitor gets to each. */
import type { Page } from '@playwright/test'

export type Language = 'en' | 'de'

type Words = Readonly<Record<'menu' | 'gifts' | 'opener' | 'search' | 'term' | 'nothing' | 'filters', string>>

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    menu: 'Menu',
    gifts: 'Gifts',
    opener: 'What’s in Gifts',
    search: 'Search',
    term: 'socks',
    nothing: 'xqzwv',
    filters: 'Filters',
  },
  de: {
    menu: 'Menü',
    gifts: 'Geschenke',
    opener: 'Mehr zu Geschenke',
    search: 'Suchen',
    term: 'socken',
    nothing: 'xqzwv',
    filters: 'Filter',
  },
}

export const STOREFRONT: Readonly<Record<Language, string>> = { en: 'uk', de: 'de' }

export type State = {
  readonly name: string
  /** Below the storefront. */
  readonly path: string
  /** A visitor who has not seen the consent dialog or the newsletter yet. */
  readonly isNewcomer?: boolean
  reach(page: Page, words: Words, isWide: boolean): Promise<void>
}

const LISTING = '/adults/socks'

async function openMenu(page: Page, words: Words, isWide: boolean): Promise<void> {
  const head = page.getByRole('banner')
  if (isWide) await head.getByRole('button', { name: words.opener }).click()
  else await head.getByRole('link', { name: words.menu }).click()
}

async function searchFor(page: Page, search: string, term: string): Promise<void> {
  const head = page.getByRole('banner')
  await head.getByRole('link', { name: search, exact: true }).click()
  await head.getByRole('combobox').pressSequentially(term)
}

const SHOWN = { state: 'visible' } as const

export const SHELL_STATES: readonly State[] = [
  {
    name: 'header',
    path: LISTING,
    reach: async (page) => page.locator('header').first().waitFor(SHOWN),
  },
  {
    name: 'greeting',
    path: LISTING,
    reach: async (page) => {
      await page.keyboard.press('Tab')
      await page.locator('[data-bubble="logo"] button').waitFor(SHOWN)
    },
  },
  {
    name: 'menu',
    path: LISTING,
    reach: async (page, words, isWide) => {
      await openMenu(page, words, isWide)
      if (!isWide) await page.getByRole('dialog').getByRole('button', { name: words.gifts }).waitFor(SHOWN)
    },
  },
  {
    name: 'submenu',
    path: LISTING,
    reach: async (page, words, isWide) => {
      await openMenu(page, words, isWide)
      if (!isWide) await page.getByRole('dialog').getByRole('button', { name: words.gifts }).click()
    },
  },
  {
    name: 'suggestions',
    path: LISTING,
    reach: async (page, { search, term }) => {
      await searchFor(page, search, term)
      await page.getByRole('option').first().waitFor(SHOWN)
    },
  },
  {
    name: 'no-suggestions',
    path: LISTING,
    reach: async (page, { search, nothing }) => {
      await searchFor(page, search, nothing)
      await page.getByText(/^(No bites|Bei) /).waitFor(SHOWN)
    },
  },
  {
    name: 'filters',
    path: LISTING,
    reach: async (page, { filters }, isWide) => {
      if (isWide) return
      await page.getByRole('link', { name: filters }).first().click()
      await page.getByRole('dialog').waitFor(SHOWN)
    },
  },
  {
    name: 'countries',
    path: '#countries',
    reach: async (page) => page.getByRole('dialog').waitFor(SHOWN),
  },
  {
    name: 'offer',
    path: '#country-FR',
    reach: async (page) => page.getByRole('dialog').waitFor(SHOWN),
  },
  {
    name: 'cookie-banner',
    path: '',
    isNewcomer: true,
    reach: async (page) => page.getByRole('region', { name: /Biscuits|Kekse/ }).waitFor(SHOWN),
  },
  {
    name: 'cookie-settings',
    path: '#cookie-settings',
    reach: async (page) => page.getByRole('dialog').waitFor(SHOWN),
  },
  {
    name: 'newsletter-refused',
    path: '',
    reach: async (page) => {
      const form = page.locator('main form[data-state]').first()
      await form.getByRole('textbox').fill('a@b')
      await form.getByRole('button').last().click()
      await form.scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'newsletter-thanks',
    path: '',
    reach: async (page) => {
      const form = page.locator('main form[data-state]').first()
      await form.getByRole('textbox').fill('ada@example.com')
      await form.getByRole('button').last().click()
      await page.getByRole('dialog').waitFor(SHOWN)
    },
  },
  {
    name: 'popup',
    path: '?utm_campaign=newsletter-friends',
    reach: async (page) => page.getByRole('dialog').waitFor({ ...SHOWN, timeout: 20_000 }),
  },
  {
    name: 'footer',
    path: LISTING,
    reach: async (page) => page.getByRole('contentinfo').evaluate((footer) => footer.scrollIntoView({ block: 'end' })),
  },
]

export const reach = (state: State, page: Page, language: Language, isWide: boolean): Promise<void> =>
  state.reach(page, WORDS[language], isWide)
