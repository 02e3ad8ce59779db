/** Which products: SKUs, sections, categories, collections and families, each added with Enter. */
import { useState } from 'react'
import { FAMILIES } from '../../../contracts/merchant/catalogue.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ChipsField } from '../../ui/ChipsField.tsx'
import { SelectField } from '../../ui/Field.tsx'
import { SELECTION_LISTS, type SelectionForm, type SelectionList } from './discount-form.ts'
import styles from './Discounts.module.css'

type Props = {
  readonly label: string
  readonly selection: SelectionForm
  readonly onChange: (list: SelectionList, values: readonly string[]) => void
  readonly help?: string
  readonly error?: string | undefined
}

export function SelectionField({ label, selection, onChange, help, error }: Props) {
  const t = useTexts()
  const [list, setList] = useState<SelectionList>('skus')
  const families = FAMILIES.map((family) => [family, t(`family.${family}`)] as const)
  const others = SELECTION_LISTS.filter((one) => one !== list && selection[one].length > 0)
  return (
    <fieldset>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.selection}>
        <SelectField
          label={t('selection.list')}
          value={list}
          options={SELECTION_LISTS.map((one) => [one, t(`selection.${one}`)] as const)}
          onChange={setList}
        />
        <ChipsField
          key={list}
          label={t(`selection.${list}`)}
          values={selection[list]}
          {...(list === 'families' && { options: families, textOf: (value: string) => t.maybe('family', value) })}
          removeText={(text) => t('discount.removeOne', { text })}
          onChange={(values) => onChange(list, values)}
          help={t(`selectionHelp.${list}`)}
          error={error}
        />
      </div>
      {others.length > 0 && (
        <p className={styles.help}>
          {others.map((one) => `${t(`selection.${one}`)}: ${selection[one].join(', ')}`).join(' · ')}
        </p>
      )}
      {help !== undefined && <p className={styles.help}>{help}</p>}
    </fieldset>
  )
}
