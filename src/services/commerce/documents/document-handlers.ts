/** Issues documents from the outbox: outside of checkout, so that no purchase waits for a number (INV-01). */
import { batchCalls } from '../../../platform/batch-calls.ts'
import type { OutboxHandler } from '../../../platform/outbox/outbox.ts'
import { parseStoredJson } from '../../../platform/stored-json.ts'
import { DOCUMENT_LOG } from '../log-codes.ts'
import {
  DOCUMENT_TOPIC,
  documentRequest,
  WAITING_TOPIC,
  type DocumentRequest,
  type InvoiceRequest,
} from './document-requests.ts'
import { cancelCreditNote, issueCreditNote } from './issue-credit-note.ts'
import { issueInvoices, type DocumentDeps, type IssueOutcome } from './issue-invoice.ts'
import { waitingRequests } from './waiting-documents.ts'

export function documentHandlers(deps: DocumentDeps): Readonly<Record<string, OutboxHandler>> {
  const issueInvoice = batchCalls(async (requests: readonly InvoiceRequest[]) => {
    await issuePaid(deps, requests)
  })
  return {
    async [DOCUMENT_TOPIC](payload, key) {
      const request = parseStoredJson(documentRequest, payload, `document ${key}`)
      await (request.kind === 'invoice' ? issueInvoice(request) : issueRequested(deps, request))
    },
    async [WAITING_TOPIC]() {
      await issueWaiting(deps)
    },
  }
}

/** Idempotent. */
export async function issueRequested(deps: DocumentDeps, request: DocumentRequest): Promise<IssueOutcome> {
  if (request.kind === 'invoice') return (await issuePaid(deps, [request]))[0] ?? { kind: 'nothing' }
  const { database, clock } = deps
  const outcome = await database.transaction(
    (transaction): Promise<IssueOutcome> =>
      request.kind === 'credit-note'
        ? issueCreditNote(transaction, deps, request, clock.now())
        : cancelCreditNote(transaction, deps, request, clock.now()),
    { mayRepeat: true },
  )
  report(deps, request, outcome)
  return outcome
}

/** One transaction for all of them. */
async function issuePaid(deps: DocumentDeps, requests: readonly InvoiceRequest[]): Promise<readonly IssueOutcome[]> {
  const { database, clock } = deps
  const outcomes = await database.transaction(
    (transaction) => issueInvoices(transaction, deps, requests, clock.now()),
    { mayRepeat: true },
  )
  for (const [index, request] of requests.entries()) report(deps, request, outcomes[index])
  return outcomes
}

function report({ log }: DocumentDeps, { orderId }: DocumentRequest, outcome: IssueOutcome | undefined): void {
  if (outcome?.kind === 'issued') log.write(DOCUMENT_LOG.issued, { orderId, number: outcome.document.number })
  if (outcome?.kind === 'waiting') {
    log.write(DOCUMENT_LOG.blocked, { orderId, reason: outcome.reason, detail: outcome.detail })
  }
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
