/** The terms of an order. Links open in a new tab, so that what was typed is not lost. */
import type { StorefrontCode } from '../../../../../markets/types.ts'
import { linkTo } from '../../../../../markets/paths/storefront-segment.ts'
import { useTexts } from '../../../../texts/texts-context.ts'
import { Anchor } from '../../../../ui/Anchor.tsx'
import styles from './AddressView.module.css'

type Props = {
  readonly storefront: StorefrontCode
  readonly isTicked: boolean
  readonly error: string | undefined
  readonly onChange: (isTicked: boolean) => void
}

export function Agreements({ storefront, isTicked, error, onChange }: Props) {
  const texts = useTexts()
  const [before = '', between = '', after = ''] = texts.agree.split(/\{(?:terms|privacy)\}/)
  return (
    <div>
      <label className={styles.tick}>
        <input
          id="contact-agreements"
          type="checkbox"
          name="agreements"
          required
          checked={isTicked}
          aria-invalid={error !== undefined}
          aria-describedby="contact-agreements-note"
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>
          {before}
          <Anchor href={linkTo(storefront, '/terms')} isExternal>
            {texts.terms}
          </Anchor>
          {between}
          <Anchor href={linkTo(storefront, '/privacy')} isExternal>
            {texts.privacy}
          </Anchor>
          {after}
        </span>
      </label>
      <p id="contact-agreements-note" className={styles.error}>
        {error}
      </p>
    </div>
  )
}
