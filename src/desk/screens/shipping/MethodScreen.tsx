/** One shipping method, or a new one: countries, prices, delivery times, and its texts in six languages (DSH-04). */
import { useQuery } from '@tanstack/react-query'
import { operationQuery } from '../../api/queries.ts'
import type { ScreenProps } from '../../navigation/screens.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { FullState } from '../../ui/FullState.tsx'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { EMPTY_METHOD, methodFormOf } from './method-form.ts'
import { methodName } from './method-name.ts'
import { MethodEditor } from './MethodEditor.tsx'

/** In the address: no id begins with a plus sign. */
const NEW_ID = '+new'

export function MethodScreen({ parameter: id }: ScreenProps) {
  const t = useTexts()
  const { data, error } = useQuery(operationQuery('shipping.read'))
  const isNew = id === NEW_ID
  const offer = data?.offers.find(({ method }) => method.id === id)
  if (data && !offer && !isNew) {
    return (
      <FullState
        title={t('shipping.missing', { id })}
        mood="sad"
        actions={<ButtonLink to="/shipping">{t('shipping.all')}</ButtonLink>}
      >
        {t('shipping.missingHint')}
      </FullState>
    )
  }
  const title = isNew ? t('shipping.newTitle') : offer && methodName(offer.method.attributes.displayName, t.language)
  return (
    <ScreenFrame title={title ?? id} back={<BackLink to="/shipping">{t('nav.shipping')}</BackLink>}>
      <FailureNotice error={error} />
      {data ? (
        <MethodEditor
          key={id}
          isNew={isNew}
          loaded={{ value: offer ? methodFormOf(offer) : EMPTY_METHOD, version: data.version }}
        />
      ) : (
        <Skeleton />
      )}
    </ScreenFrame>
  )
}
