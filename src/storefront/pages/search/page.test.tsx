import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { texts } from '../../../contracts/storefront/texts/en-GB.ts'
import { TextsContext } from '../../texts/texts-context.ts'
import type { SearchView } from './load.ts'
import { Page } from './page.tsx'

const draw = (data: SearchView) =>
  renderToStaticMarkup(
    <TextsContext value={texts}>
      <Page data={data} />
    </TextsContext>,
  )

describe('the search page', () => {
  it('~SRC-16 shows that search failed, in the page and not in a dialog, and can be retried', () => {
    const markup = draw({ outcome: 'failed', term: 'dog' })
    expect(markup).toContain('Search is having a nap. Try again in a moment.')
    expect(markup).toMatch(/<input [^>]*value="dog"/)
    expect(markup).not.toMatch(/dialog|alert/)
  })

  it('REC-06 has no heading for what others like where nothing is known of that', () => {
    expect(draw({ outcome: 'nothing', term: 'dog', liked: [] })).not.toContain('<h2')
    expect(draw({ outcome: 'not-asked', liked: [] })).not.toContain('<h2')
  })
})
