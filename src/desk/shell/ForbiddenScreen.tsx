import { useTexts } from '../texts/use-texts.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { FullState } from '../ui/FullState.tsx'

/** Names what is missing, so that an owner can be asked for it (DSK-05). */
export function ForbiddenScreen({ permission }: { readonly permission: string }) {
  const t = useTexts()
  return (
    <FullState
      title={t('forbidden.title')}
      mood="sad"
      icon="lock"
      actions={
        <ButtonLink to="/" look="primary">
          {t('notFound.start')}
        </ButtonLink>
      }
    >
      <p>
        {t('forbidden.hint')} <strong>{t.maybe('permission', permission)}</strong>
      </p>
      <p>{t('forbidden.ask')}</p>
    </FullState>
  )
}
