/** A defect in one screen leaves the rest of the desk usable, and shows how to report it. */
import { Component, type ReactNode } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import { Button } from '../ui/Button.tsx'
import { FullState } from '../ui/FullState.tsx'
import { OperationError } from '../api/operation-error.ts'

type Props = { readonly children: ReactNode }
type State = { readonly error: unknown }

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return <Crash error={error} onRetry={() => this.setState({ error: undefined })} />
  }
}

function Crash({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const t = useTexts()
  const requestId = error instanceof OperationError ? error.details.requestId : undefined
  return (
    <FullState
      title={t('crash.title')}
      mood="sad"
      actions={
        <>
          <Button look="primary" icon="refresh" onPress={onRetry}>
            {t('common.retry')}
          </Button>
          <Button onPress={() => globalThis.location.reload()}>{t('crash.reload')}</Button>
        </>
      }
    >
      <p>{t('crash.hint')}</p>
      <p>
        <code>{requestId === undefined ? String(error) : t('failure.requestId', { id: requestId })}</code>
      </p>
    </FullState>
  )
}
