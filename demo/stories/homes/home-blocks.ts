/** The blocks of a home page that is written in one language: every text stands there once, and everybody reads it. */
import type { DemoBlock, DemoPicture, DemoStory, StoryLanguage, Words } from '../demo-story.ts'

type Tint = 'paper' | 'blush' | 'sun' | 'pond' | 'coral' | 'river'
type Icon = 'parcel' | 'return' | 'yarn' | 'fish' | 'leaf' | 'heart' | 'gift' | 'sock'

type Picture = { readonly drawing: string; readonly alt: string }
type Lead = { readonly leadsTo: string; readonly linkText: string }
type Shelf = { readonly label: string; readonly leadsTo: string; readonly drawing: string; readonly tint: Tint }
type Reason = { readonly icon: Icon; readonly title: string; readonly text: string }

type Home = {
  readonly storefront: string
  /** Of the storefront, where it is not the default. */
  readonly language?: StoryLanguage
  readonly title: string
  readonly intro: string
  readonly metaDescription: string
  /** Says the title and the intro. */
  readonly hero: Lead & { readonly picture: Picture; readonly tint: Tint }
  /** What follows the hero. */
  readonly body: readonly DemoBlock[]
}

export function homeStory({ storefront, language, title, intro, metaDescription, hero, body }: Home): DemoStory {
  const field = (text: string): Words => (language ? { default: text, [language]: text } : say(text))
  const { leadsTo, linkText, picture, tint } = hero
  const opening: DemoBlock = {
    component: 'hero',
    title: field(title),
    text: field(intro),
    picture: shown(picture),
    link: { leadsTo },
    linkText: say(linkText),
    tint,
  }
  return {
    fullSlug: `${storefront}/home`,
    name: `home-${storefront}`,
    component: 'page',
    fields: {
      title: field(title),
      intro: field(intro),
      metaDescription: field(metaDescription),
      body: [opening, ...body],
    },
  }
}

export const shelves = (title: string, links: readonly Shelf[]): DemoBlock => ({
  component: 'shelves',
  title: say(title),
  links: links.map(({ label, leadsTo, drawing, tint }) => ({
    label: say(label),
    link: { leadsTo },
    picture: { drawing },
    tint,
  })),
})

/** `collection` is the path of a listing; the row leads there. */
export const productRow = (title: string, collection: string, linkText: string): DemoBlock => ({
  component: 'product-row',
  title: say(title),
  collection,
  link: { leadsTo: `/${collection}` },
  linkText: say(linkText),
})

type PictureAndText = Lead & {
  readonly title: string
  readonly text: string
  readonly picture: Picture
  readonly isPictureLast?: boolean
  readonly tint: Tint
}

export const pictureAndText = ({ title, text, picture, leadsTo, linkText, ...looks }: PictureAndText): DemoBlock => ({
  component: 'picture-and-text',
  title: say(title),
  text: { rich: say(text) },
  picture: shown(picture),
  link: { leadsTo },
  linkText: say(linkText),
  ...looks,
})

export const reasons = (title: string, list: readonly Reason[]): DemoBlock => ({
  component: 'reasons',
  title: say(title),
  reasons: list.map((reason) => ({ icon: reason.icon, title: say(reason.title), text: say(reason.text) })),
})

export const quote = (text: string, source: string, tint: Tint): DemoBlock => ({
  component: 'quote',
  text: say(text),
  source: say(source),
  tint,
})

/** What the shop recommends to whoever looks. */
export const recommended = (title: string): DemoBlock => ({ component: 'widget', title: say(title), widget: 'home' })

export const latestNews = (title: string): DemoBlock => ({
  component: 'post-list',
  title: say(title),
  folder: 'happy-news',
  count: 3,
})

const say = (text: string): Words => ({ default: text })

const shown = ({ drawing, alt }: Picture): DemoPicture => ({ drawing, alt: say(alt) })
