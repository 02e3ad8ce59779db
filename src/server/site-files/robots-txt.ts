/** What robots may crawl: outside of production, nothing. */
import type { Environment } from '../../markets/types.ts'

export function robotsTxt(environment: Environment, origin: string): string {
  const rules =
    environment === 'production'
      ? ['Disallow: /*/checkout', 'Disallow: /*/diagnostics/', 'Disallow: /_data/', 'Allow: /']
      : ['Disallow: /']
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
