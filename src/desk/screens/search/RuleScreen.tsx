/** One search rule, or a new one, with what it changes beside it (DSR-02). */
import { useQuery } from '@tanstack/react-query'
import { operationQuery } from '../../api/queries.ts'
import { useOperation } from '../../api/use-operation.ts'
import { useDeskStore } from '../../app/store.ts'
import { locationStore, navigate } from '../../navigation/location.ts'
import type { ScreenProps } from '../../navigation/screens.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { FullState } from '../../ui/FullState.tsx'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { formOf, startedForm } from './rule-form.ts'
import { RuleEditor } from './RuleEditor.tsx'

const NEW_ID = '+new'

export function RuleScreen({ parameter: id }: ScreenProps) {
  const t = useTexts()
  const { search } = useDeskStore(locationStore)
  const back = <BackLink to="/search">{t('nav.search')}</BackLink>
  if (id !== NEW_ID) return <StoredRule id={id} />
  return (
    <ScreenFrame title={t('rule.new')} hint={t('rule.newHint')} back={back}>
      <RuleEditor key={search} loaded={{ value: startedForm(search), version: 0 }} isNew search={search} />
    </ScreenFrame>
  )
}

function StoredRule({ id }: { readonly id: string }) {
  const t = useTexts()
  const { data, error } = useQuery(operationQuery('search-rule.list'))
  const remove = useOperation('search-rule.remove', {
    done: t('rule.removed', { id }),
    refreshes: ['search-rule.list', 'search-rule.compare'],
    onDone: () => navigate('/search'),
  })
  const stored = data?.rules.find(({ rule }) => rule.id === id)
  if (data && !stored && !remove.pending) {
    return (
      <FullState
        title={t('rule.missing', { id })}
        mood="sad"
        actions={<ButtonLink to="/search">{t('nav.search')}</ButtonLink>}
      >
        {t('rule.missingHint')}
      </FullState>
    )
  }
  return (
    <ScreenFrame
      title={id}
      back={<BackLink to="/search">{t('nav.search')}</BackLink>}
      {...(stored && {
        hint: t(`ruleKindHint.${stored.rule.kind}`),
        actions: (
          <Button
            look="danger"
            icon="cancel"
            isPending={remove.pending}
            onPress={() => remove.run({ id, version: stored.version })}
          >
            {t('rule.remove')}
          </Button>
        ),
      })}
    >
      <FailureNotice error={error ?? remove.error} />
      {stored ? (
        <RuleEditor key={id} loaded={{ value: formOf(stored.rule), version: stored.version }} isNew={false} search="" />
      ) : (
        <Skeleton />
      )}
    </ScreenFrame>
  )
}
