/** The fields of one address, as its country writes it. The country stands first: everything else follows from it. */
import { oddInAddress } from '../../../../../markets/addresses/check-address.ts'
import type { Address } from '../../../../../markets/addresses/checkout-information.ts'
import type { Region } from '../../../../../markets/types.ts'
import { fill } from '../../../../../contracts/storefront/texts/fill.ts'
import { useTexts } from '../../../../texts/texts-context.ts'
import { addressFields, isHouseNumberMissing, type AddressField, type AddressMember } from './address-fields.ts'
import styles from './AddressView.module.css'
import { FixedField, FormField, SelectField } from './FormField.tsx'
import type { FormNotes } from './use-address-form.ts'

type Props = {
  readonly section: 'shipping' | 'billing'
  readonly address: Address
  /** May be ahead of the address, whose fields come with the page of the country. */
  readonly chosenCountry: string
  readonly countries: readonly string[]
  readonly regions: readonly Region[]
  readonly nameOf: (country: string) => string
  readonly notes: FormNotes
  readonly onChange: (address: Address) => void
  readonly onCountry: (country: string) => void
}

/** Long: markup of one form section. */
export function AddressFields(props: Props) {
  const { section, address, regions, nameOf, notes, onChange } = props
  const texts = useTexts()
  const { country } = address
  const fields = addressFields(country, regions.length > 0)
  const change = (member: AddressMember, value: string) => {
    notes.changed(`${section}-${member}`)
    onChange({ ...address, [member]: value })
  }
  const hintOf = (member: AddressMember): string | undefined => {
    if (member === 'postCode' && oddInAddress(address).includes('postCode')) {
      return fill(texts.oddPostCode, { country: nameOf(country) })
    }
    return member === 'street0' && isHouseNumberMissing(address) ? texts.oddStreet : undefined
  }
  const sharedBy = ({ member, label, token, isRequired }: AddressField) => {
    const id = `${section}-${member}` as const
    return {
      id,
      label: texts[label],
      autoComplete: `${section} ${token}`,
      required: isRequired,
      isOptional: !isRequired && member !== 'region',
      error: notes.errorOf(id, texts[label]),
      // Not while the shopper is still typing.
      hint: notes.isLeft(id) ? hintOf(member) : undefined,
      onBlur: () => notes.left(id),
    }
  }
  return (
    <div className={styles.fields}>
      <div className={styles.wide}>
        <CountryField {...props} />
      </div>
      {fields.map((field) => (
        <div key={field.member} className={WIDE.has(field.member) ? styles.wide : undefined}>
          {field.member === 'region' ? (
            <SelectField
              {...sharedBy(field)}
              value={regions.some(({ code }) => code === address.region) ? address.region : ''}
              onChange={({ target }) => change('region', target.value)}
            >
              <option value="">{texts.choose}</option>
              {regions.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </SelectField>
          ) : (
            <FormField
              {...sharedBy(field)}
              type="text"
              inputMode={field.isNumeric ? 'numeric' : 'text'}
              value={address[field.member]}
              onChange={({ target }) => change(field.member, target.value)}
            />
          )}
        </div>
      ))}
    </div>
  )
}

/** Where there is only one country there is nothing to choose. */
function CountryField({ section, chosenCountry, countries, nameOf, onCountry }: Props) {
  const texts = useTexts()
  const shared = { id: `${section}-country`, label: texts.country }
  const [only, ...others] = countries
  if (only !== undefined && others.length === 0) return <FixedField {...shared} text={nameOf(only)} />
  return (
    <SelectField
      {...shared}
      hint={section === 'shipping' ? texts.countryDecides : undefined}
      autoComplete={`${section} country`}
      value={chosenCountry}
      onChange={({ target }) => onCountry(target.value)}
    >
      {countries.map((code) => (
        <option key={code} value={code}>
          {nameOf(code)}
        </option>
      ))}
    </SelectField>
  )
}

const WIDE: ReadonlySet<string> = new Set(['street0', 'street1'])
