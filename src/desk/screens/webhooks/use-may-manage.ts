import { grantOf } from '../../../contracts/staff/permissions.ts'
import { sessionStore } from '../../api/session.ts'
import { useDeskStore } from '../../app/store.ts'

/** Managers read webhooks and send deliveries again; owners also change them. */
export function useMayManage(): boolean {
  const { session } = useDeskStore(sessionStore)
  const grant = session && grantOf(session.account.role, 'integrations.manage')
  return grant !== undefined && grant.limit === undefined
}
