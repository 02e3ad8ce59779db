/** Issues documents from the outbox: outside of checkout, so that no purchase waits for a number (INV-01). */
import type { OutboxHandler } from '../../../platform/outbox/outbox.ts'
import { parseStoredJson } from '../../../platform/stored-json.ts'
import { DOCUMENT_LOG } from '../log-codes.ts'
import { DOCUMENT_TOPIC, documentRequest, WAITING_TOPIC, type DocumentRequest } from './document-requests.ts'
import { cancelCreditNote, issueCreditNote } from './issue-credit-note.ts'
import { issueInvoice, type DocumentDeps, type IssueOutcome } from './issue-invoice.ts'
import { waitingRequests } from './waiting-documents.ts'

export function documentHandlers(deps: DocumentDeps): Readonly<Record<string, OutboxHandler>> {
  return {
    async [DOCUMENT_TOPIC](payload, key) {
      await issueRequested(deps, parseStoredJson(documentRequest, payload, `document ${key}`))
    },
    async [WAITING_TOPIC]() {
      await issueWaiting(deps)
    },
  }
}

/** Idempotent. */
export async function issueRequested(deps: DocumentDeps, request: DocumentRequest): Promise<IssueOutcome> {
  const { database, clock, log } = deps
  const outcome = await database.transaction(
    (transaction): Promise<IssueOutcome> => {
      const now = clock.now()
      switch (request.kind) {
        case 'invoice':
          return issueInvoice(transaction, deps, request, now)
        case 'credit-note':
          return issueCreditNote(transaction, deps, request, now)
        case 'cancellation':
          return cancelCreditNote(transaction, deps, request, now)
      }
    },
    { mayRepeat: true },
  )
  const { orderId } = request
  if (outcome.kind === 'issued') log.write(DOCUMENT_LOG.issued, { orderId, number: outcome.document.number })
  if (outcome.kind === 'waiting') {
    log.write(DOCUMENT_LOG.blocked, { orderId, reason: outcome.reason, detail: outcome.detail })
  }
  return outcome
}

/** One after the other, in the order of payment, so that numbers follow it (INV-06). Returns how many were issued. */
export async function issueWaiting(deps: DocumentDeps): Promise<number> {
  let issued = 0
  for (const request of await waitingRequests(deps.database.query)) {
    const outcome = await issueRequested(deps, request)
    if (outcome.kind === 'issued') issued += 1
  }
  return issued
}
