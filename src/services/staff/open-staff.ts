/** Puts the staff service together. */
import { deriveKey } from '../../platform/installation-secret.ts'
import { createOutbox, type Outbox } from '../../platform/outbox/outbox.ts'
import { noticeExpiringKeys } from './api-keys/key-expiry.ts'
import { findApiKey } from './api-keys/stored-api-keys.ts'
import { sealAudit } from './audit/seal-audit.ts'
import { relyingPartyOf } from './factors/relying-party.ts'
import { staffMailHandlers } from './mails/send-mail.ts'
import { purgeStaff } from './purge-staff.ts'
import { createPreviewTicket, isSessionOpen, takePreviewTicket } from './sessions/preview-tickets.ts'
import { endSession, findSession } from './sessions/session-rows.ts'
import { confirmFactor, confirmOptions } from './sign-in/confirm-factor.ts'
import { signInToDemo } from './sign-in/demo-sign-in.ts'
import {
  confirmTotp,
  enrolName,
  enrolPasskey,
  enrolPasskeyOptions,
  enrolPassword,
  enrolTotp,
} from './sign-in/enrolment.ts'
import { passwordResetHandlers, requestPasswordReset } from './sign-in/forgot-password.ts'
import { openLink, resetPassword } from './sign-in/open-link.ts'
import { passkeyOptions, signInWithPasskey } from './sign-in/passkey-sign-in.ts'
import { signInWithPassword } from './sign-in/password-sign-in.ts'
import type { SignInDeps } from './sign-in/sign-in-deps.ts'
import type { StaffDeps, StaffService } from './staff-service.ts'

/** Long: one entry per call of the service. */
export function openStaff({
  database,
  clock,
  log,
  deskUrl,
  installationSecret,
  isDemo,
  remoteServices = {},
  mail,
}: StaffDeps): StaffService {
  const deps: SignInDeps = {
    database,
    clock,
    log,
    isDemo,
    remoteServices,
    addressKey: deriveKey(installationSecret, 'staff addresses'),
    relyingParty: () => relyingPartyOf(deskUrl()),
    wake: () => mail?.wake(),
  }
  const handlers = mail && { ...staffMailHandlers({ mailer: mail.mailer, deskUrl }), ...passwordResetHandlers(deps) }
  const outbox = handlers && createOutbox({ database, clock, log, handlers })
  return {
    sessions: {
      find: (token, options) =>
        findSession(database.query, token, { ...options, now: clock.now(), isDemo, remoteServices }),
      end: (token) => endSession(database.query, token),
      isOpen: (id) => isSessionOpen(database.query, id, clock.now()),
    },
    previewTickets: {
      create: (ticket) => createPreviewTicket(database.query, { ...ticket, now: clock.now() }),
      take: (ticket) => takePreviewTicket(database.query, ticket, clock.now()),
    },
    findApiKey: (key, network) => findApiKey(database.query, key, { network, now: clock.now() }),
    signIn: {
      passkeyOptions: () => passkeyOptions(deps),
      passkey: (given) => signInWithPasskey(deps, given),
      password: (given) => signInWithPassword(deps, given),
      forgot: (given) => requestPasswordReset(deps, given),
      link: (given) => openLink(deps, given),
      resetPassword: (given) => resetPassword(deps, given),
    },
    enrolment: {
      name: (token, given) => enrolName(deps, token, given),
      passkeyOptions: (token) => enrolPasskeyOptions(deps, token),
      passkey: (token, given) => enrolPasskey(deps, token, given),
      password: (token, given) => enrolPassword(deps, token, given),
      totp: (token) => enrolTotp(deps, token),
      confirmTotp: (token, given) => confirmTotp(deps, token, given),
    },
    confirm: {
      options: (token) => confirmOptions(deps, token),
      run: (token, given) => confirmFactor(deps, token, given),
    },
    signInToDemo: (given) => signInToDemo(deps, given),
    sealAudit: () => sealAudit(database),
    purge: () => purgeStaff(database, clock.now()),
    noticeExpiringKeys: () => noticeExpiringKeys(database, clock.now()),
    sendDue: outbox && (() => workAll(outbox)),
  }
}

/** A request for a new password stages its mail when it is handled: that mail is due then, too. */
async function workAll({ workDue }: Outbox): Promise<number> {
  let worked = 0
  for (;;) {
    const count = await workDue()
    if (count === 0) return worked
    worked += count
  }
}
