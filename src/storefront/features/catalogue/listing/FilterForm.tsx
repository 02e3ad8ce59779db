/** The filters as a form: its boxes and fields say what is in force, and a change to one of them changes the address. */
import type { ReactNode, SubmitEvent } from 'react'
import { LISTING_FACETS } from '../../../../markets/listings/listing-facets.ts'
import { useTexts } from '../../../texts/texts-context.ts'
import { Swatch } from '../product/index.ts'
import styles from './FilterForm.module.css'
import { HiddenFields } from './HiddenFields.tsx'
import type { PanelGroup, PanelValue, PanelView, ValuesGroup } from './panel-view.ts'
import { PriceFields } from './PriceFields.tsx'
import { useFilterForm } from './use-filter-form.ts'

const OWN_TITLES = {
  colour: 'filterColour',
  material: 'filterMaterial',
  sizes: 'filterSizes',
  price: 'filterPrice',
} as const

export function FilterForm({ panel, children }: { panel: PanelView; children: ReactNode }) {
  const { ref, apply } = useFilterForm(panel)
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    apply()
  }
  return (
    // Browsers restore form values, which may differ from the filters in force. Prices out of bounds are clamped, not
    // rejected.
    <form className={styles.form} action={panel.path} ref={ref} onSubmit={onSubmit} autoComplete="off" noValidate>
      <HiddenFields fields={panel.kept} />
      {panel.groups.map((group) => (
        <Group key={group.name} group={group} />
      ))}
      {children}
    </form>
  )
}

function Group({ group }: { group: PanelGroup }) {
  const texts = useTexts()
  const title = group.title ?? texts[OWN_TITLES[group.name]]
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      {group.kind === 'range' ? <PriceFields group={group} title={title} /> : <Values group={group} />}
    </fieldset>
  )
}

function Values({ group: { name, values } }: { group: ValuesGroup }) {
  return (
    <ul className={styles[name]}>
      {values.map((value) => (
        <li key={value.key}>
          <Value name={name} value={value} />
        </li>
      ))}
    </ul>
  )
}

/** What would leave nothing cannot be chosen; what was chosen can always be taken off. */
function Value({ name, value: { key, label, count, isChosen } }: { name: ValuesGroup['name']; value: PanelValue }) {
  return (
    <label className={styles.value}>
      <input
        type="checkbox"
        name={LISTING_FACETS[name].queryParam}
        value={key}
        defaultChecked={isChosen}
        disabled={count === 0 && !isChosen}
      />
      {name === 'colour' && <Swatch colour={key} />}
      <span className={styles.label}>{label}</span> <span className={styles.count}>{count}</span>
    </label>
  )
}
