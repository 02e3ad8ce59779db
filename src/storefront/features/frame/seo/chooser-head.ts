/** Metadata of the chooser for search engines: the organisation, and its storefronts. */
import type { Visit } from '../../../page/page-contract.ts'
import { alternatesOf } from './alternates.ts'
import type { Head } from '../../../page/head-facts.ts'
import { organisation, SHOP_NAME } from './structured-data-entities.ts'

export const chooserHead = ({ origin, environment }: Pick<Visit, 'origin' | 'environment'>): Head => ({
  title: SHOP_NAME,
  description: '',
  kind: 'website',
  locale: 'en',
  canonical: `${origin}/`,
  alternates: alternatesOf({ environment, origin, pathIn: (code) => `/${code}`, elsewhere: '/' }),
  picture: undefined,
  things: [organisation(origin)],
})
