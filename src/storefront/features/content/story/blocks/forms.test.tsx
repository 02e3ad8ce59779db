import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { CONSTANTS } from '../../../../../contracts/storefront/texts/constants.ts'
import { texts } from '../../../../../contracts/storefront/texts/en-GB.ts'
import { TextsContext } from '../../../../texts/texts-context.ts'
import { PlaceContext, type StorefrontMarket } from '../../../visitor/markets/index.ts'
import type { RichText } from '../../../../../contracts/content/kinds/rich-text.ts'
import { bareShell } from '../../../../page/shell-view.ts'
import { ShellContext } from '../shell-context.ts'
import { CampaignForm } from './CampaignForm.tsx'
import { NewsletterBlock } from './NewsletterBlock.tsx'

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
const draw = (form: ReactNode) =>
  renderToStaticMarkup(
    <TextsContext value={texts}>
      <ShellContext value={bareShell(texts, CONSTANTS)}>
        <PlaceContext value={place}>{form}</PlaceContext>
      </ShellContext>
    </TextsContext>,
  )

const legal: RichText = [{ tag: 'p', inside: [{ tag: 'strong', inside: ['Small print'] }] }]

const drawNewsletter = () =>
  draw(
    <NewsletterBlock
      block={{
        component: 'newsletter',
        _uid: 'n',
        title: 'Mail from a fish',
        subtitle: 'Now and then',
        button: 'Sign me up',
        successMessage: 'Welcome',
        errorMessage: 'Again, please',
        legal,
      }}
    />,
  )

const drawCampaign = () =>
  draw(
    <CampaignForm
      block={{
        component: 'campaign-form',
        _uid: 'c',
        campaign: 'corporate-gifts',
        title: 'Ask us',
        text: '',
        nameLabel: 'Name',
        emailLabel: 'Email',
        companyLabel: 'Company',
        piecesLabel: 'Pairs',
        messageLabel: 'Message',
        button: 'Send',
        successMessage: 'Sent',
        errorMessage: 'Not sent',
        legal,
      }}
    />,
  )

describe('the forms of content', () => {
  it('~CNT-29 ~NWS-04 ~NWS-09 posts an address, waiting, in the shape of one', () => {
    const markup = drawNewsletter()
    expect(markup).toMatch(/<form [^>]*data-state="idle" action="\/api\/newsletter" method="post"/)
    expect(markup).toMatch(/<input [^>]*type="email" autoComplete="email" [^>]*pattern="[^"]+" [^>]*name="email"/)
    // Both results are in the page, for visitors without JavaScript who are redirected back to them.
    expect(markup).toMatch(/id="newsletter-sent"[^>]*>Welcome/)
    expect(markup).toMatch(/id="newsletter-failed"[^>]*>Again, please/)
    expect(markup).toContain('<strong>Small print</strong>')
  })

  it('sends an inquiry without JavaScript, and has both answers ready to be led to', () => {
    const markup = drawCampaign()
    expect(markup).toContain('<input type="hidden" name="campaign" value="corporate-gifts"/>')
    expect(markup).toContain('<input type="hidden" name="store" value="uk"/>')
    expect(markup).toContain('<input type="hidden" name="countryCode" value="GB"/>')
    for (const name of ['name', 'email', 'company', 'pieces', 'message']) expect(markup).toContain(` name="${name}"`)
    expect(markup).toMatch(/id="inquiry-sent"[^>]*>Sent<\/p>/)
    expect(markup).toMatch(/id="inquiry-failed"[^>]*>Not sent<\/p>/)
  })

  it('keeps its trap away from people', () => {
    expect(drawCampaign()).toContain(
      '<div class="visually-hidden" aria-hidden="true"><input tabindex="-1" autoComplete="off" name="website"/></div>',
    )
  })
})
