import { expect, it } from 'vitest'
import { storyChoices } from './story-choices.ts'

const page = (slug: string, component = 'page') => ({ slug, uuid: slug, component })
const STORIES = [
  page('_default/faq/returns', 'faq-section'),
  page('_default/gifts', 'category'),
  page('_default/old', 'redirect'),
  page('_default/shared-content/footer', 'footer'),
  page('nl/gifts', 'category'),
  page('uk/tea'),
]

it.each([
  ['a story that all storefronts share: others of that kind', '_default/gifts', ['_default/faq/returns']],
  ['a story of a storefront: its own first', 'nl/x', ['_default/faq/returns', 'nl/gifts']],
  ['a story of another storefront', 'uk/x', ['_default/faq/returns', '_default/gifts', 'uk/tea']],
])('offers %s', (_, slug, uuids) => {
  expect(storyChoices(slug, STORIES).map(({ uuid }) => uuid)).toEqual(uuids)
})
