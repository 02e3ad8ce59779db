import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { CONSTANTS } from '../../../../contracts/storefront/texts/constants.ts'
import { texts } from '../../../../contracts/storefront/texts/en-GB.ts'
import { TextsContext } from '../../../texts/texts-context.ts'
import { PlaceContext, type StorefrontMarket } from '../../visitor/markets/index.ts'
import type { TileView } from '../../catalogue/product/index.ts'
import { Blocks } from './Blocks.tsx'
import { fieldsFor } from '../../../../contracts/content/kinds/fields.ts'
import { pageBlockSchemas } from '../../../../contracts/content/kinds/page-blocks.ts'
import { contentReader } from '../../../../contracts/content/kinds/read-content.ts'
import { settingOf } from '../../../../contracts/content/kinds/setting.ts'
import type { PostView } from './post-view.ts'
import { bareShell } from '../../../page/shell-view.ts'
import { ShellContext } from './shell-context.ts'

const setting = settingOf('uk', { countryCode: 'GB' })
const place: StorefrontMarket = {
  storefront: 'uk',
  market: {
    countryCode: 'GB',
    name: 'United Kingdom',
    currency: { code: 'GBP', symbol: '£' },
    locale: 'en-GB',
    language: 'en',
    region: 'NL',
  },
}

type Raw = Readonly<Record<string, unknown>>
type Around = Partial<Parameters<typeof Blocks>[0]>

/** Raw blocks, read as a page reads them: what is drawn here is what an editor wrote. */
function draw(raw: readonly Raw[], around: Around = {}): string {
  const blocks = contentReader(setting).blocks(raw, 'test', ({ path, message }) => {
    throw new Error(`${path}: ${message}`)
  })
  return renderToStaticMarkup(
    <TextsContext value={texts}>
      <ShellContext value={bareShell(texts, CONSTANTS)}>
        <PlaceContext value={place}>
          <Blocks blocks={blocks.filter((block) => block.component !== 'legal')} tiles={{}} posts={{}} {...around} />
        </PlaceContext>
      </ShellContext>
    </TextsContext>,
  )
}

const link = (url: string) => ({ linktype: 'url', url })
const picture = (filename: string) => ({
  filename,
  alt: 'Striped socks',
  meta_data: { width: 1920, height: 1080, tint: '#ffd9cc' },
})
const ours = picture('/images/0123456789abcdef/banner.jpg')
const rich = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text, marks: [{ type: 'bold' }] }] }],
})

const tile = (name: string): TileView => ({
  sku: name,
  path: `product/${name}`,
  name,
  price: { final: '£9.95' },
  badges: [],
  soldOut: false,
  picture: undefined,
})
const tiles = { tiles: [tile('lemons'), tile('dots')] }
const post: PostView = {
  href: '/uk/happy-news/a',
  title: 'Found: a sock',
  intro: 'Left.',
  date: '2026-11-05',
  day: '5 November 2026',
}
const posts = { posts: [post] }

const NEWSLETTER = {
  component: 'newsletter',
  title: 'Mail from a fish',
  subtitle: 'Now and then',
  button: 'Sign me up',
  successMessage: 'Welcome',
  errorMessage: 'Again, please',
  legal: rich('Small print'),
}
const CAMPAIGN = {
  component: 'campaign-form',
  campaign: 'corporate-gifts',
  title: 'Ask us',
  nameLabel: 'Name',
  emailLabel: 'Email',
  companyLabel: 'Company',
  piecesLabel: 'Pairs',
  messageLabel: 'Message',
  button: 'Send',
  successMessage: 'Sent',
  errorMessage: 'Not sent',
  legal: rich('Small print'),
}
const FAQ = {
  component: 'faq-list',
  _uid: 'f',
  questions: [{ id: 'how-long', question: 'How long?', answer: rich('Days') }],
}

/** One of each kind, and what it must show. */
const SAMPLES: Readonly<Record<string, readonly [block: Raw, shows: readonly string[]]>> = {
  hero: [
    { component: 'hero', title: 'Big', text: 'Small', picture: ours, link: link('/new'), linkText: 'Go', tint: 'sun' },
    ['<h1', 'Big</h1>', 'Small</p>', 'href="/uk/new">Go</a>', 'srcSet="/images/', 'width="1920" height="1080"'],
  ],
  shelves: [
    {
      component: 'shelves',
      title: 'Departments',
      links: [{ label: 'Gifts', link: link('/gifts'), picture: ours, tint: 'pond' }],
    },
    ['Departments</h2>', 'href="/uk/gifts"', 'Gifts</span>'],
  ],
  'product-row': [
    { component: 'product-row', _uid: 'tiles', title: 'New', collection: 'new', link: link('/new'), linkText: 'All' },
    ['New</h2>', 'href="/uk/new">All</a>', '/uk/product/lemons', '/uk/product/dots', '<h3'],
  ],
  'product-grid': [
    { component: 'product-grid', _uid: 'tiles', collection: 'new' },
    ['/uk/product/lemons', '/uk/product/dots', 'lemons</h2>'],
  ],
  'picture-and-text': [
    {
      component: 'picture-and-text',
      title: 'Side',
      text: rich('by side'),
      picture: ours,
      link: link('/new'),
      linkText: 'See',
    },
    ['Side</h2>', '<strong>by side</strong>', 'alt="Striped socks"', '>See</a>'],
  ],
  video: [
    {
      component: 'video',
      title: 'A film',
      text: 'Short',
      picture: ours,
      link: link('https://example.com/f'),
      duration: '1:30',
    },
    ['href="https://example.com/f" target="_blank" rel="noopener">A film', 'Short</p>', '1:30</p>'],
  ],
  quote: [{ component: 'quote', text: 'Ha', source: 'A fish' }, ['<blockquote', 'Ha</p>', 'A fish</figcaption>']],
  'rich-text': [{ component: 'rich-text', text: rich('Words') }, ['<p><strong>Words</strong></p>']],
  'faq-list': [FAQ, ['<details', 'name="f"', 'How long?</summary>', 'id="how-long"', '<strong>Days</strong>']],
  reasons: [
    { component: 'reasons', reasons: [{ icon: 'parcel', title: 'Fast', text: 'Days' }] },
    ['<svg', 'Fast</h2>', 'Days</p>'],
  ],
  newsletter: [NEWSLETTER, ['Mail from a fish</h2>', 'Now and then</p>', 'Sign me up</button>', '<strong>Small print']],
  widget: [{ component: 'widget', _uid: 'tiles' }, ['Other feet like these</h2>', '/uk/product/dots']],
  'campaign-form': [CAMPAIGN, ['Ask us</h2>', 'action="/api/inquiries"', 'Send</button>', '<strong>Small print']],
  'post-list': [
    { component: 'post-list', _uid: 'posts', folder: 'happy-news' },
    ['href="/uk/happy-news/a">Found: a sock</a></h2>', '<time', 'dateTime="2026-11-05">5 November 2026', 'Left.</p>'],
  ],
  'related-stories': [
    {
      component: 'related-stories',
      title: 'Keep reading',
      stories: [
        'a-story-that-is-not-published',
        { full_slug: '_default/faq/care', content: { title: 'Care', intro: 'Warm water.' } },
        { full_slug: 'uk/happy-news/a', content: { title: 'Found', picture: ours } },
      ],
    },
    ['Keep reading</h2>', 'href="/uk/faq/care">Care</a></h3>', 'Warm water.</p>', 'alt="Striped socks"'],
  ],
  table: [
    {
      component: 'table',
      title: 'Sizes',
      table: { thead: [{ value: 'Size' }], tbody: [{ body: [{ value: 'S' }, { value: '36' }] }] },
    },
    ['Sizes</caption>', '<th scope="col">Size</th>', '<th scope="row">S</th><td>36</td>'],
  ],
}

describe('Blocks', () => {
  it('knows every kind of block', () => {
    // A legal text is rich text by the time it is drawn.
    const { legal: _legal, ...drawn } = pageBlockSchemas(fieldsFor(setting))
    expect(Object.keys(SAMPLES).toSorted()).toEqual(Object.keys(drawn).toSorted())
  })

  it.each(Object.entries(SAMPLES))('draws %s with all that it holds', (_, [block, shows]) => {
    const markup = draw([block], { tiles, posts })
    for (const part of shows) expect(markup).toContain(part)
    expect(markup).not.toContain('style=')
  })

  it.each(Object.entries(SAMPLES))('draws %s below the heading of the page without a second one', (_, [block]) => {
    expect(draw([block], { tiles, posts, hasHeading: true })).not.toContain('<h1')
  })

  it.each(['product-row', 'product-grid', 'widget', 'post-list'])('leaves out a %s without its products', (kind) => {
    const [block = {}] = SAMPLES[kind] ?? []
    // Its place is hidden by a style as long as nothing stands in it.
    const hidden = new RegExp(`<div class="[^"]+" data-block="${kind}" data-block-id="[^"]*"></div></div>$`)
    expect(draw([block])).toMatch(hidden)
    expect(draw([{ ...block, _uid: 'constructor' }])).toMatch(hidden)
  })

  it('~ANA-27 says of each block which one it is', () => {
    expect(draw([{ component: 'quote', _uid: 'q1', text: 'Ha' }])).toContain('data-block="quote" data-block-id="q1"')
  })

  it('makes the first block the head of the page, with its picture before all others', () => {
    const [hero] = SAMPLES['hero'] ?? []
    const markup = draw([hero ?? {}, { ...hero, title: 'Second' }])
    expect(markup.match(/<h1/g)).toHaveLength(1)
    expect(markup).toContain('Second</h2>')
    expect(markup.match(/loading="eager"/g)).toHaveLength(1)
    expect(markup.match(/loading="lazy"/g)).toHaveLength(1)
  })

  it.each(['paper', 'blush', 'sun', 'pond', 'coral', 'river'])('stands on %s by a class', (tint) => {
    expect(draw([{ component: 'quote', text: 'x', tint }])).toMatch(new RegExp(`class="[^"]*${tint}`))
  })

  it('shows a picture from elsewhere as it is', () => {
    const markup = draw([{ component: 'hero', title: 'x', picture: picture('https://a.example/f/1/socks.jpg') }])
    expect(markup).toContain('src="https://a.example/f/1/socks.jpg"')
    expect(markup).not.toContain('srcSet')
  })

  it('draws no button without words or without an address', () => {
    const hero = { component: 'hero', title: 'x' }
    expect(draw([{ ...hero, linkText: 'Go' }])).not.toContain('<a')
    expect(draw([{ ...hero, link: link('/new') }])).not.toContain('<a')
  })

  it('puts the picture where the editor wants it', () => {
    const order = (isPictureLast: boolean) => {
      const markup = draw([{ component: 'picture-and-text', title: 'Words', picture: ours, isPictureLast }])
      return markup.indexOf('<img') < markup.indexOf('Words')
    }
    expect([order(false), order(true)]).toEqual([true, false])
  })

  it('falls back to a smile for an unknown icon', () => {
    const icon = (name: string) => draw([{ component: 'reasons', reasons: [{ icon: name, title: 'x' }] }])
    expect(icon('unicorn')).toContain('<path')
    expect(icon('unicorn')).toBe(icon(''))
    expect(icon('constructor')).toBe(icon(''))
    const known = ['parcel', 'return', 'yarn', 'fish', 'leaf', 'heart', 'gift', 'sock', 'unicorn'].map(icon)
    expect(new Set(known).size).toBe(known.length)
  })

  it('never lets an editor take a name that the document needs', () => {
    const questions = { ...FAQ, questions: [{ id: 'page-state', question: 'x', answer: rich('y') }] }
    expect(draw([questions])).not.toContain('id="page-state"')
  })

  it('writes what editors wrote as words, never as markup', () => {
    const evil = '"><script>alert(1)</script>'
    const everything = Object.values(SAMPLES).map(([block]) =>
      Object.fromEntries(Object.entries(block).map(([name, value]) => [name, evilIn(name, value, evil)])),
    )
    expect(
      draw(everything, { tiles, posts: { posts: [{ ...post, title: evil, date: evil, day: evil }] } }),
    ).not.toContain('<script')
  })
})

const UNCHANGED = new Set(['component', '_uid', 'count', 'tint', 'widget', 'duration'])
const evilIn = (name: string, value: unknown, evil: string): unknown =>
  typeof value === 'string' && !UNCHANGED.has(name) ? evil : value

describe('the preview of drafts', () => {
  const json = '{"name":"quote","space":"1","uid":"abc","id":"42"}'
  const quote = { component: 'quote', text: 'Ha' }

  it('~CNT-30 marks each block for the editor, and adds nothing elsewhere', () => {
    const markup = draw([quote, { ...quote, _editable: `<!--#storyblok#${json}-->` }])
    expect(markup).toContain(`data-blok-c="${json.replaceAll('"', '&quot;')}" data-blok-uid="42-abc"><figure`)
    expect(markup.match(/data-blok/g)).toHaveLength(2)
  })
})
