/** What the law wants to know of a product: who answers for it, and what certificates and badges rest on. */
import { useState } from 'react'
import type { ProductValue } from '../../../api/product-schemas.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { CheckField, Field } from '../../../ui/Field.tsx'
import { Panel } from '../../../ui/ScreenFrame.tsx'
import styles from './Editor.module.css'
import { fieldId, type ProblemAt } from './problems.ts'
import { readCertificates, textOrNothing, writeCertificates } from './product-value.ts'

type Props = {
  readonly value: ProductValue
  readonly edit: (path: string, after: unknown, group?: string) => void
  readonly problemAt: ProblemAt
  readonly isReadOnly: boolean
}

/** Long: one entry per member. */
export function LawPanel({ value, edit, problemAt, isReadOnly }: Props) {
  const t = useTexts()
  const { safety, badgeFacts: facts } = value
  const [certificates, setCertificates] = useState<string>()
  const field = (path: string, label: string, now: string | number | undefined, kind: 'text' | 'number' | 'date') => (
    <Field
      key={path}
      id={fieldId(path)}
      label={label}
      type={kind === 'date' ? 'date' : 'text'}
      value={String(now ?? '')}
      error={problemAt(path)}
      isReadOnly={isReadOnly}
      onChange={(text) => {
        const digits = text.replaceAll(/\D/g, '').slice(0, 9)
        const typed = kind === 'number' ? (digits === '' ? undefined : Number(digits)) : textOrNothing(text)
        edit(path, typed, path)
      }}
    />
  )
  const party = (member: 'manufacturer' | 'responsiblePerson') => {
    const who = t(`edit.${member}`)
    const now = safety?.[member]
    return [
      field(`safety.${member}.name`, t('edit.partyName', { who }), now?.name, 'text'),
      field(`safety.${member}.address`, t('edit.partyAddress', { who }), now?.address, 'text'),
      field(`safety.${member}.contact`, t('edit.partyContact', { who }), now?.contact, 'text'),
    ]
  }
  return (
    <Panel title={t('edit.law')}>
      <div className={styles.columns}>
        {party('manufacturer')}
        {party('responsiblePerson')}
        {field('badgeFacts.newSince', t('edit.newSince'), facts?.newSince, 'date')}
        {field('badgeFacts.editionUnits', t('edit.editionUnits'), facts?.editionUnits, 'number')}
        {field('badgeFacts.sold.units', t('edit.soldUnits'), facts?.sold?.units, 'number')}
        {field('badgeFacts.sold.from', t('edit.soldFrom'), facts?.sold?.from, 'date')}
        {field('badgeFacts.sold.to', t('edit.soldTo'), facts?.sold?.to, 'date')}
      </div>
      <Field
        id={fieldId('certificates')}
        label={t('edit.certificates')}
        help={EXAMPLE}
        value={certificates ?? writeCertificates(value.certificates)}
        error={problemAt('certificates')}
        isReadOnly={isReadOnly}
        onBlur={() => setCertificates(undefined)}
        onChange={(text) => {
          setCertificates(text)
          const read = readCertificates(text)
          edit('certificates', read.length === 0 ? undefined : read, 'certificates')
        }}
      />
      <fieldset className={styles.group} disabled={isReadOnly}>
        <div className={styles.checks}>
          <CheckField
            label={t('edit.noTextile')}
            checked={value.isTextile === false}
            onChange={(isChecked) => edit('isTextile', isChecked ? false : undefined)}
          />
          <CheckField
            label={t('edit.animalParts')}
            checked={value.hasAnimalParts === true}
            onChange={(isChecked) => edit('hasAnimalParts', isChecked ? true : undefined)}
          />
        </div>
      </fieldset>
    </Panel>
  )
}

const EXAMPLE = 'GOTS; CU 123456; https://example.com/123456 | …'
