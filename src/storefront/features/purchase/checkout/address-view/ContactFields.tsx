/** E-mail and telephone. */
import type { Contact } from '../../../../../markets/addresses/checkout-information.ts'
import { callingCodeOf } from '../../../../../markets/addresses/telephone.ts'
import type { CountryCode } from '../../../../../markets/types.ts'
import { useTexts } from '../../../../texts/texts-context.ts'
import styles from './AddressView.module.css'
import { FormField } from './FormField.tsx'
import type { FormNotes } from './use-address-form.ts'
import { useEmailUpdate } from './use-email-update.ts'

type Props = {
  readonly contact: Contact
  readonly countryCode: CountryCode
  readonly notes: FormNotes
  readonly onChange: (changed: Partial<Contact>) => void
}

export function ContactFields({ contact, countryCode, notes, onChange }: Props) {
  const texts = useTexts()
  const reportEmail = useEmailUpdate(contact.email)
  return (
    <fieldset className={styles.section}>
      <legend>{texts.contact}</legend>
      <div className={styles.fields}>
        <FormField
          id="contact-email"
          label={texts.email}
          type="email"
          autoComplete="email"
          required
          value={contact.email}
          error={notes.errorOf('contact-email', texts.email)}
          onBlur={() => {
            notes.left('contact-email')
            reportEmail()
          }}
          onChange={({ target }) => {
            notes.changed('contact-email')
            onChange({ email: target.value })
          }}
        />
        <FormField
          id="contact-telephone"
          label={texts.telephone}
          type="tel"
          autoComplete="tel"
          required
          placeholder={callingCodeOf(countryCode)}
          value={contact.telephone}
          error={notes.errorOf('contact-telephone', texts.telephone)}
          hint={texts.telephoneWhy}
          onBlur={() => notes.left('contact-telephone')}
          onChange={({ target }) => {
            notes.changed('contact-telephone')
            onChange({ telephone: target.value })
          }}
        />
      </div>
    </fieldset>
  )
}
