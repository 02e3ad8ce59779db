import { describe, expect, it } from 'vitest'
import { readBlock, readShared } from '../../../../tests/support/reading-content.ts'

const legal = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'No spam.' }] }] }
const newsletter = {
  component: 'newsletter',
  _uid: 'n1',
  title: 'Letter',
  subtitle: 'Now and then',
  button: 'Sign up',
  successMessage: 'Done',
  errorMessage: 'Oh no',
  legal,
}
const linked = (label: string, url: string) => ({ _uid: label, label, link: { linktype: 'url', cached_url: url } })

describe('the requirements of a kind', () => {
  it('CNT-29 newsletter: six members, the legal text as rich text', () => {
    const { component: _component, _uid, legal: _legal, ...plain } = newsletter
    const expected = { ...plain, component: 'newsletter', _uid, legal: [{ tag: 'p', inside: ['No spam.'] }] }
    expect(readShared(newsletter)).toEqual({ view: expected, problems: [] })
    expect(readBlock(newsletter)).toEqual({ view: expected, problems: [] })
  })

  it('~FTR-02 footer: three titles and lines, four lists of labels with where they lead', () => {
    const footer = {
      component: 'footer',
      _uid: 'f1',
      blockOneTitle: 'Help',
      blockOneTopLinks: [linked('FAQ', '/faq')],
      blockOneBottomLinks: [linked('Returns', '/faq/returns')],
      blockTwoTitle: 'About',
      blockTwoLinks: [linked('Us', '/about'), linked('Elsewhere', 'https://a.example')],
      bottomBarLinks: [linked('Privacy', '/privacy')],
      copyright: '© The fish',
    }
    const to = (label: string, href: string, more: object = {}) => ({ _uid: label, label, link: { href, ...more } })
    expect(readShared(footer)).toEqual({
      problems: [],
      view: {
        ...footer,
        blockOneTopLinks: [to('FAQ', '/uk/faq')],
        blockOneBottomLinks: [to('Returns', '/uk/faq/returns')],
        blockTwoLinks: [to('Us', '/uk/about'), to('Elsewhere', 'https://a.example/', { isExternal: true })],
        bottomBarLinks: [to('Privacy', '/uk/privacy')],
      },
    })
  })

  it.each(['blockOneTitle', 'blockTwoTitle', 'copyright'])('~FTR-02 a footer without %s is none', (member) => {
    const footer = { component: 'footer', blockOneTitle: 'a', blockTwoTitle: 'b', copyright: 'c', [member]: '' }
    expect(readShared(footer)).toEqual({
      view: undefined,
      problems: [`shared/it.${member}: footer: must not be empty`],
    })
  })

  it.each([
    [
      { id: 'students', utmCampaigns: 'uni, school', utmContents: ['a'], hideNewsletter: true },
      ['uni', 'school'],
      ['a'],
      true,
    ],
    [{ id: 'students' }, [], [], false],
  ])('SEG-01 segment: %j', (given, utmCampaigns, utmContents, hideNewsletter) => {
    expect(readShared({ component: 'segment', _uid: 's1', ...given })).toEqual({
      view: { component: 'segment', _uid: 's1', id: 'students', utmCampaigns, utmContents, hideNewsletter },
      problems: [],
    })
  })

  it('CNT-33 split test: id, active, defaultVariant', () => {
    const test = { component: 'split-test', _uid: 't1', id: 'cookie-logic', active: true, defaultVariant: 'a' }
    expect(readShared(test)).toEqual({ view: test, problems: [] })
    expect(readShared({ ...test, active: '' }).view).toMatchObject({ active: false })
    expect(readShared({ ...test, id: undefined }).view).toBeUndefined()
  })
})
