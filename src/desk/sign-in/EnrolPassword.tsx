import { nothingSchema } from '../api/auth-schemas.ts'
import { callAuth } from '../api/call-auth.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'

type Props = { readonly onDone: () => void; readonly onBack: () => void }

export const EnrolPassword = ({ onDone, onBack }: Props) => (
  <NewPasswordForm
    save={async (password) => {
      await callAuth('enrol/password', { password }, nothingSchema)
      onDone()
    }}
    onBack={onBack}
  />
)
