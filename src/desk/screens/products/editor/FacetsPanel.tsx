/** What filters, recommendations and the law need to know of a product. */
import { AGE_GROUPS, CARE, FAMILIES, ORIGINS } from '../../../../contracts/merchant/catalogue.ts'
import { BADGES } from '../../../../markets/products/badges.ts'
import { COLOURS } from '../../../../markets/products/colours.ts'
import { FEATURES } from '../../../../markets/products/features.ts'
import { MATERIALS } from '../../../../markets/products/materials.ts'
import type { ProductValue } from '../../../api/product-schemas.ts'
import { useState } from 'react'
import type { TextKey } from '../../../texts/texts.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { CheckField, Field, SelectField } from '../../../ui/Field.tsx'
import { Panel } from '../../../ui/ScreenFrame.tsx'
import styles from './Editor.module.css'
import { fieldId, type ProblemAt } from './problems.ts'
import {
  listOrNothing,
  readCompositions,
  readList,
  textOrNothing,
  writeCompositions,
  writeList,
} from './product-value.ts'

type Props = {
  readonly value: ProductValue
  readonly edit: (path: string, after: unknown, group?: string) => void
  readonly problemAt: ProblemAt
  readonly isReadOnly: boolean
}

type Member = 'silhouette' | 'patternGroup' | 'design' | 'occasion' | 'sizeGuideBlock'
const WORDS: readonly (readonly [Member, TextKey])[] = [
  ['silhouette', 'edit.silhouette'],
  ['patternGroup', 'edit.pattern'],
  ['design', 'edit.design'],
  ['occasion', 'edit.occasion'],
  ['sizeGuideBlock', 'edit.sizeGuide'],
]

type ListMember = 'categories' | 'collections' | 'sections' | 'certifications' | 'linkedProducts'
const LISTS: readonly (readonly [ListMember, TextKey])[] = [
  ['categories', 'edit.categories'],
  ['collections', 'edit.collections'],
  ['sections', 'edit.sections'],
  ['certifications', 'edit.certifications'],
  ['linkedProducts', 'edit.linkedProducts'],
]

type ChoiceMember = 'materials' | 'displayFeatures' | 'badges' | 'washingInstructions'
const CHOICES: readonly (readonly [ChoiceMember, TextKey, string, readonly string[]])[] = [
  ['materials', 'edit.materials', 'material', MATERIALS],
  ['displayFeatures', 'edit.features', 'feature', FEATURES],
  ['badges', 'edit.badges', 'badge', BADGES],
  ['washingInstructions', 'edit.care', 'care', CARE],
]

/** Long: one entry per member. */
export function FacetsPanel({ value, edit, problemAt, isReadOnly }: Props) {
  const t = useTexts()
  const select = (
    path: string,
    title: TextKey,
    now: string | undefined,
    options: readonly (readonly [string, string])[],
  ) => (
    <div key={path} id={fieldId(path)}>
      <SelectField
        label={t(title)}
        value={now ?? ''}
        disabled={isReadOnly}
        options={[['', '–'], ...options]}
        onChange={(chosen) => edit(path, textOrNothing(chosen))}
      />
      <Problem text={problemAt(path)} />
    </div>
  )
  const named = (prefix: string, values: readonly string[]) => values.map((one) => [one, t.maybe(prefix, one)] as const)
  return (
    <Panel title={t('edit.facets')}>
      <div className={styles.columns}>
        {select('family', 'product.family', value.family, named('family', FAMILIES))}
        {select('ageGroup', 'product.ageGroup', value.ageGroup, named('ageGroup', AGE_GROUPS))}
        {select('colour.primary', 'edit.colour', value.colour?.primary, named('colour', COLOURS))}
        {select('colour.secondary', 'edit.secondColour', value.colour?.secondary, named('colour', COLOURS))}
        {WORDS.map(([path, title]) => (
          <Field
            key={path}
            id={fieldId(path)}
            label={t(title)}
            value={value[path] ?? ''}
            error={problemAt(path)}
            isReadOnly={isReadOnly}
            onChange={(text) => edit(path, textOrNothing(text), path)}
          />
        ))}
        {select('origin', 'edit.origin', value.origin, named('origin', ORIGINS))}
        {LISTS.map(([path, title]) => (
          <ListField
            key={path}
            path={path}
            title={t(title)}
            items={value[path]}
            problem={problemAt(path)}
            isReadOnly={isReadOnly}
            onChange={(items) => edit(path, listOrNothing(items), path)}
          />
        ))}
      </div>
      {CHOICES.map(([path, title, prefix, values]) => (
        <fieldset key={path} id={fieldId(path)} className={styles.group} disabled={isReadOnly}>
          <legend>{t(title)}</legend>
          <div className={styles.checks}>
            {values.map((one) => (
              <CheckField
                key={one}
                label={t.maybe(prefix, one)}
                checked={value[path]?.includes(one) ?? false}
                onChange={(isChecked) => {
                  const others = (value[path] ?? []).filter((item) => item !== one)
                  edit(path, listOrNothing(isChecked ? [...others, one] : others))
                }}
              />
            ))}
          </div>
          <Problem text={problemAt(path)} />
        </fieldset>
      ))}
      <CompositionField value={value} edit={edit} problem={problemAt('compositions')} isReadOnly={isReadOnly} />
      <fieldset className={styles.group} disabled={isReadOnly}>
        <legend>{t('edit.listings')}</legend>
        <div className={styles.checks}>
          <CheckField
            label={t('edit.recommended')}
            checked={value.recommended ?? true}
            onChange={(isChecked) => edit('recommended', isChecked)}
          />
          <CheckField
            label={t('edit.clearance')}
            checked={value.seasonalClearance ?? false}
            onChange={(isChecked) => edit('seasonalClearance', isChecked)}
          />
        </div>
      </fieldset>
    </Panel>
  )
}

const Problem = ({ text }: { readonly text: string | undefined }) =>
  text === undefined ? null : <span className={styles.problem}>{text}</span>

type ListProps = {
  readonly path: string
  readonly title: string
  readonly items: readonly string[] | undefined
  readonly problem: string | undefined
  readonly isReadOnly: boolean
  readonly onChange: (items: readonly string[]) => void
}

/** What is typed stays as it is, with its separators, while it means the same list. */
function ListField({ path, title, items, problem, isReadOnly, onChange }: ListProps) {
  const t = useTexts()
  const [typed, setTyped] = useState('')
  const isTyped = writeList(readList(typed)) === writeList(items)
  return (
    <Field
      id={fieldId(path)}
      label={title}
      help={t('edit.listHelp')}
      value={isTyped && typed !== '' ? typed : writeList(items)}
      error={problem}
      isReadOnly={isReadOnly}
      onChange={(text) => {
        setTyped(text)
        onChange(readList(text))
      }}
    />
  )
}

const EXAMPLE = 'body: cotton 80, polyamide 20 | lining: polyester 100'

type CompositionProps = Pick<Props, 'value' | 'edit' | 'isReadOnly'> & { readonly problem: string | undefined }

function CompositionField({ value, edit, problem, isReadOnly }: CompositionProps) {
  const t = useTexts()
  const [typed, setTyped] = useState<string>()
  const written = writeCompositions(value.compositions)
  const read = typed === undefined ? undefined : readCompositions(typed)
  const isUnread = typed !== undefined && read === undefined
  const isTyped = isUnread || (read !== undefined && writeCompositions(read) === written)
  return (
    <Field
      id={fieldId('compositions')}
      label={t('edit.composition')}
      help={t('edit.compositionHelp', { example: EXAMPLE })}
      value={isTyped ? (typed ?? written) : written}
      error={isUnread ? t('edit.compositionWrong') : problem}
      isReadOnly={isReadOnly}
      onBlur={() => setTyped(undefined)}
      onChange={(text) => {
        setTyped(text)
        const compositions = readCompositions(text)
        if (compositions) edit('compositions', compositions.length === 0 ? undefined : compositions, 'compositions')
      }}
    />
  )
}
