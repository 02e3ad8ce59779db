/** The members of a search rule, by its kind. */
import { FACET_IDS } from '../../../contracts/discovery/discovery.ts'
import { LANGUAGES } from '../../../markets/languages/languages.ts'
import { STOREFRONT_CODES } from '../../../markets/storefronts/codes.ts'
import { storefrontName } from '../../formats/names.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ChipsField } from '../../ui/ChipsField.tsx'
import { Field, SelectField } from '../../ui/Field.tsx'
import { Panel } from '../../ui/ScreenFrame.tsx'
import { RULE_KINDS, type RuleForm } from './rule-form.ts'
import styles from './Search.module.css'

type Props = {
  readonly form: RuleForm
  readonly isNew: boolean
  readonly edit: (path: string, after: unknown) => void
}

type ListName = 'terms' | 'collections' | 'words' | 'skus' | 'storefronts'

/** Long: the fields of four kinds. */
export function RuleFields({ form, isNew, edit }: Props) {
  const t = useTexts()
  const formats = useFormats()
  const { kind } = form
  const list = (name: ListName, help?: string) => (
    <ChipsField
      label={t(`ruleField.${name}`)}
      values={form[name]}
      onChange={(values) => edit(name, values)}
      removeText={(text) => t('rule.removeValue', { text })}
      help={help}
    />
  )
  return (
    <Panel title={t(`ruleKind.${kind}`)}>
      <p className={styles.help}>{t(`ruleKindHint.${kind}`)}</p>
      {kind === 'synonym' && list('words', t('rule.wordsHelp'))}
      {kind !== 'synonym' && list('terms', t('rule.termsHelp'))}
      {kind === 'redirect' && (
        <Field
          label={t('ruleField.target')}
          value={form.target}
          help={t('rule.targetHelp')}
          onChange={(value) => edit('target', value)}
        />
      )}
      {(kind === 'pin' || kind === 'boost') && list('collections', t('rule.collectionsHelp'))}
      {kind === 'pin' && list('skus', t('rule.skusHelp'))}
      {kind === 'boost' && <BoostFields form={form} edit={edit} />}
      {kind === 'synonym' ? (
        <SelectField
          label={t('ruleField.language')}
          value={LANGUAGES.find((language) => language === form.language) ?? 'en'}
          options={LANGUAGES.map((language) => [language, formats.language(language)] as const)}
          onChange={(language) => edit('language', language)}
        />
      ) : (
        <ScopeFields form={form} edit={edit} />
      )}
      {isNew && (
        <div className={styles.pair}>
          <SelectField
            label={t('ruleField.kind')}
            value={kind}
            options={RULE_KINDS.map((one) => [one, t(`ruleKind.${one}`)] as const)}
            onChange={(one) => edit('kind', one)}
          />
          <Field
            label={t('ruleField.id')}
            value={form.id}
            help={t('rule.idHelp')}
            onChange={(value) => edit('id', value)}
          />
        </div>
      )}
    </Panel>
  )
}

type PartProps = Pick<Props, 'form' | 'edit'>

function ScopeFields({ form, edit }: PartProps) {
  const t = useTexts()
  const formats = useFormats()
  return (
    <>
      <ChipsField
        label={t('ruleField.storefronts')}
        values={form.storefronts}
        onChange={(values) => edit('storefronts', values)}
        options={STOREFRONT_CODES.map((code) => [code, storefrontName(t, formats, code)] as const)}
        textOf={(code) => storefrontName(t, formats, code)}
        removeText={(text) => t('rule.removeValue', { text })}
        help={t('rule.storefrontsHelp')}
        unknown={t('rule.noStorefront')}
      />
      <div className={styles.pair}>
        <Field
          label={t('ruleField.from')}
          value={form.from}
          help={t('rule.timeHelp')}
          onChange={(value) => edit('from', value)}
        />
        <Field label={t('ruleField.until')} value={form.until} onChange={(value) => edit('until', value)} />
      </div>
    </>
  )
}

const MATCHES = ['skus', ...FACET_IDS] as const

function BoostFields({ form, edit }: PartProps) {
  const t = useTexts()
  const used = MATCHES.filter((one) => form.match[one] !== undefined)
  const left = MATCHES.filter((one) => form.match[one] === undefined)
  return (
    <>
      {used.map((facet) => (
        <ChipsField
          key={facet}
          label={t(`ruleMatch.${facet}`)}
          values={form.match[facet] ?? []}
          onChange={(values) => edit(`match.${facet}`, values)}
          removeText={(text) => t('rule.removeValue', { text })}
        />
      ))}
      <div className={styles.pair}>
        <SelectField
          label={t('rule.addMatch')}
          value=""
          options={[['', t('rule.chooseMatch')], ...left.map((one) => [one, t(`ruleMatch.${one}`)] as const)]}
          onChange={(one) => one !== '' && edit('match', { ...form.match, [one]: [] })}
        />
        <Field
          label={t('ruleField.factor')}
          value={form.factor}
          help={t('rule.factorHelp')}
          onChange={(value) => edit('factor', value)}
        />
      </div>
    </>
  )
}
