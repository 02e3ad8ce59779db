import { describe, expect, it } from 'vitest'
import { answering, storyOf } from '../../../../tests/support/remote-content.ts'
import { shopVisit } from '../../../../tests/support/shop-visit.ts'
import { load } from './load.ts'

const STORIES: Readonly<Record<string, object>> = {
  '_default/faq': {
    component: 'page',
    title: 'Questions',
    intro: 'Ask away',
    body: [{ component: 'quote', _uid: 'q', text: 'Hi' }],
  },
  '_default/faq/returns': {
    component: 'faq-section',
    title: 'Returns',
    questions: [{ question: 'How long?' }, { question: '' }],
  },
  '_default/faq/delivery': { component: 'faq-section', title: 'Delivery' },
  '_default/faq/about': { component: 'page', title: 'No section' },
  '_default/faq/broken': { component: 'faq-section', title: '' },
}

const story = (slug: string) => storyOf(slug, { content: { _uid: slug, ...STORIES[slug] } })

/** The content service with these stories; `isShort` where it cannot list a folder. */
const content = (isShort: boolean) => (path: string) => {
  const query = new URL(path, 'http://remote').searchParams
  const folder = query.get('starts_with')
  if (folder !== null && isShort) return new Response('{}', { status: 500 })
  const wanted = query.get('by_slugs')?.split(',') ?? []
  return answering(
    Object.keys(STORIES)
      .filter((slug) => (folder === null ? wanted.includes(slug) : slug.startsWith(folder)))
      .map(story),
  )
}

async function visit(section?: string, { isShort = false, isDown = false } = {}) {
  const address = section === undefined ? '/uk/faq' : `/uk/faq/${section}`
  const remotes = isDown ? {} : { content: content(isShort) }
  const params = section === undefined ? {} : { faq_section: section }
  const { visit: seen, warnings } = shopVisit({ route: 'storefront-faq', address, params, ...remotes })
  return { answer: await load(seen), warnings: warnings.map(({ problem }) => problem) }
}

const DELIVERY = { id: 'delivery', href: '/uk/faq/delivery', title: 'Delivery' }
const RETURNS = { id: 'returns', href: '/uk/faq/returns', title: 'Returns' }

describe('the questions page', () => {
  it('~CNT-34 shows its story and lists its sections', async () => {
    const { answer } = await visit()
    expect(answer).toMatchObject({
      kind: 'page',
      data: {
        title: 'Questions',
        intro: 'Ask away',
        sections: [DELIVERY, RETURNS],
        body: { blocks: [{ component: 'quote' }] },
      },
    })
  })

  it('~CNT-34 shows the questions of a section, and lists the others', async () => {
    const { answer } = await visit('returns')
    const list = { component: 'faq-list', questions: [{ question: 'How long?', answer: [] }] }
    expect(answer).toMatchObject({ data: { title: 'Returns', sections: [DELIVERY], body: { blocks: [list] } } })
  })

  it('stands without its sections where they cannot be listed, and says so', async () => {
    const { answer, warnings } = await visit(undefined, { isShort: true })
    expect(answer).toMatchObject({ kind: 'page', data: { title: 'Questions', sections: [] } })
    expect(warnings).toEqual(['faqSectionsNotFetched'])
  })

  it('ERR-13 has no section that has no story', async () => {
    const { answer } = await visit('no-such-section')
    expect(answer).toEqual({ kind: 'not-found', message: 'Story not found: faq/no-such-section' })
  })

  it('is asleep while content is unreachable', async () => {
    const { answer } = await visit('returns', { isDown: true })
    expect(answer).toEqual({ kind: 'asleep', message: 'Story not fetched: faq/returns' })
  })
})
