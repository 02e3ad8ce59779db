/** What machines are told of the chooser: whose shop this is, and where its storefronts are. */
import type { Visit } from '../../../page/page-contract.ts'
import { alternatesOf } from './alternates.ts'
import type { Head } from '../../../page/head-facts.ts'
import { organisation, SHOP_NAME } from './things.ts'

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
