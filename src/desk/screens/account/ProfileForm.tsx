/** Name, language, colours and time zone, as a draft that is saved in one go. Edits of a person are not stored unsaved. */
import { type Theme, THEMES } from '../../../contracts/staff/session-view.ts'
import { isLanguage, type Language, LANGUAGES } from '../../../markets/languages/languages.ts'
import { writeOperation } from '../../api/call-operation.ts'
import { readAuth } from '../../api/call-auth.ts'
import { sessionSchema } from '../../api/auth-schemas.ts'
import type { AccountEntry } from '../../api/operations.ts'
import { operationQuery, queryClient } from '../../api/queries.ts'
import { noteSession } from '../../api/session.ts'
import { applyTheme } from '../../app/theme.ts'
import { isRecord } from '../../drafts/edits.ts'
import { SaveBar } from '../../drafts/SaveBar.tsx'
import { useDraft, type Versioned } from '../../drafts/use-draft.ts'
import { LANGUAGE_NAMES } from '../../texts/language-names.ts'
import { switchLanguage, useTexts } from '../../texts/use-texts.ts'
import { Field, SelectField } from '../../ui/Field.tsx'
import { Panel } from '../../ui/ScreenFrame.tsx'
import { showToast } from '../../ui/toasts.ts'
import styles from './Account.module.css'

type Profile = {
  readonly name: string
  readonly language: Language
  readonly theme: Theme
  readonly timeZone: string | null
}

const profileOf = ({ name, language, theme, timeZone, version }: AccountEntry): Versioned<Profile> => ({
  value: { name, language, theme, timeZone },
  version,
})

const reload = async (): Promise<Versioned<Profile>> =>
  profileOf(await queryClient.fetchQuery({ ...operationQuery('account.read'), staleTime: 0 }))

/** What is saved is applied immediately: the language of the texts, the colours, the name in the corner. */
async function save(profile: Profile, version: number): Promise<Versioned<Profile>> {
  await writeOperation('account.change', { ...profile, version })
  applyTheme(profile.theme)
  await switchLanguage(profile.language)
  noteSession(await readAuth('session', sessionSchema))
  return reload()
}

/** A draft is JSON; its members are those that the fields below put into it. */
function readProfile(value: unknown): Profile {
  const members = isRecord(value) ? value : {}
  const { name, language, theme, timeZone } = members
  return {
    name: typeof name === 'string' ? name : '',
    language: isLanguage(language) ? language : 'en',
    theme: THEMES.find((one) => one === theme) ?? 'system',
    timeZone: typeof timeZone === 'string' ? timeZone : null,
  }
}

const TIME_ZONES = Intl.supportedValuesOf('timeZone')

export function ProfileForm({ account }: { readonly account: AccountEntry }) {
  const t = useTexts()
  const draft = useDraft<Profile>({
    subject: `account:${account.id}`,
    loaded: profileOf(account),
    isStored: false,
    read: readProfile,
    reload,
    save: async (profile, version) => {
      const saved = await save(profile, version)
      showToast({ text: t('account.saved'), tone: 'done' })
      return saved
    },
  })
  const { value, edit } = draft
  return (
    <Panel title={t('account.profile')}>
      <div className={styles.form}>
        <Field
          label={t('account.name')}
          value={value.name}
          onChange={(name) => edit('name', name, 'name')}
          maxLength={100}
          autoComplete="name"
          isRequired
        />
        <SelectField
          label={t('account.language')}
          value={value.language}
          options={LANGUAGES.map((language) => [language, LANGUAGE_NAMES[language]] as const)}
          onChange={(language) => edit('language', language)}
        />
        <SelectField
          label={t('account.theme')}
          value={value.theme}
          options={THEMES.map((theme) => [theme, t(`theme.${theme}`)] as const)}
          onChange={(theme) => edit('theme', theme)}
        />
        <SelectField
          label={t('account.timeZone')}
          value={value.timeZone ?? ''}
          options={[['', t('account.browserZone')] as const, ...TIME_ZONES.map((zone) => [zone, zone] as const)]}
          onChange={(zone) => edit('timeZone', zone === '' ? null : zone)}
        />
      </div>
      <SaveBar draft={draft} nameOf={(path) => t.maybe('account', path)} />
    </Panel>
  )
}
