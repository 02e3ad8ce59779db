/** The kinds of content that pages share (CNT-25): one story each, below the folder of shared content. */
import { z } from 'zod'
import type { ContentFields } from './fields.ts'
import { kind, newsletterSchema, tableSchema, tint, uid, widgetSchema } from './page-blocks.ts'

/** Long: one entry per kind of content. */
export function sharedSchemas(fields: ContentFields) {
  const { text, optionalText, name, optionalName, names, link, picture, richText, flag, count, listOf } = fields
  const labelled = z.object({ _uid: uid, label: text, link })
  const navigation = {
    /** The few links in the header itself. */
    headerLinks: listOf(z.object({ _uid: uid, text, url: link })),
    categories: listOf(
      z.object({
        _uid: uid,
        name: text,
        url: link,
        isHighlighted: flag,
        picture,
        links: listOf(
          z.object({ _uid: uid, name: text, url: link, text: optionalText, disabled: flag, isHighlighted: flag }),
        ),
      }),
    ),
  }
  return {
    /** The line above the header: a message per country (GB) or storefront (eu). */
    banner: kind('banner', {
      messages: listOf(z.object({ code: name, message: text })),
      link,
      linkUs: link,
      colour: optionalName,
    }),
    navigation: kind('navigation', navigation),
    'navigation-alternate': kind('navigation-alternate', { ...navigation, segment: optionalName }),
    newsletter: newsletterSchema(fields),
    'checkout-message-banner': kind('checkout-message-banner', { message: text, link, tint }),
    /** `text` may hold {amount}: what is missing until shipping is free. */
    'checkout-free-shipping-bar': kind('checkout-free-shipping-bar', {
      text,
      reachedText: text,
      thresholds: listOf(z.object({ country: name, amount: z.union([z.string(), z.number()]) })),
    }),
    'segmented-upsell': kind('segmented-upsell', {
      segment: optionalName,
      title: text,
      text: optionalText,
      collection: name,
      link,
      linkText: optionalText,
    }),
    /** More about a family of products, below its sheet. */
    'pdp-enhanced': kind('pdp-enhanced', { families: names, title: text, text: richText, picture }),
    'pdp-size-guide': kind('pdp-size-guide', {
      identifier: name,
      title: text,
      intro: optionalText,
      table: tableSchema(fields),
      tip: optionalText,
    }),
    speechBubble: kind('speechBubble', {
      variant: z.enum(['default', 'highlight', 'transaction']).catch('default'),
      message: text,
      /** Milliseconds; 0 stays. */
      time: count(0, 600_000, 0),
      height: count(0, 1000, 0),
    }),
    'segmented-popup': kind('segmented-popup', {
      segment: name,
      title: text,
      text: optionalText,
      picture,
      link,
      linkText: optionalText,
    }),
    'checkout-newsletter-checkbox': kind('checkout-newsletter-checkbox', { label: text, legal: richText }),
    'pdp-list-icons': kind('pdp-list-icons', { icons: listOf(z.object({ key: name, icon: name, text })) }),
    'pdp-certifications': kind('pdp-certifications', {
      title: text,
      certifications: listOf(z.object({ key: name, name: text, text: optionalText, picture })),
    }),
    'pdp-shipping-and-returns': kind('pdp-shipping-and-returns', { title: text, text: richText }),
    'pdp-sustainability': kind('pdp-sustainability', { title: text, text: richText }),
    widget: widgetSchema(fields).extend({ place: optionalName }),
    /** FTR-02 */
    footer: kind('footer', {
      blockOneTitle: text,
      blockOneTopLinks: listOf(labelled),
      blockOneBottomLinks: listOf(labelled),
      blockTwoTitle: text,
      blockTwoLinks: listOf(labelled),
      bottomBarLinks: listOf(labelled),
      copyright: text,
    }),
    /** What a filter and its values are called. */
    facet: kind('facet', { id: name, title: text, values: listOf(z.object({ key: name, label: text })) }),
    /** Which filters are in the panel, in which order. */
    'sidebar-filters': kind('sidebar-filters', { title: text, facets: names, button: text, clear: text }),
    /** SEG-01 */
    segment: kind('segment', { id: name, utmCampaigns: names, utmContents: names, hideNewsletter: flag }),
    /** CNT-33 */
    'split-test': kind('split-test', { id: name, active: flag, defaultVariant: name }),
  }
}
