/** Operations that record what was looked at and bought, and delete it again. Server only. */
import { operation } from '../operation.ts'
import { acceptedAnswer } from './discovery-answer-schema.ts'
import { DELETE_EVENTS, RECORD_BASKETS, RECORD_EVENTS } from './discovery-routes.ts'
import { basketsRequest, eventsRequest } from './discovery-schema.ts'
import { PROFILE_SCHEMA } from './widget-operations.ts'

export const historyOperations = {
  recordEvents: operation({
    ...RECORD_EVENTS,
    access: 'public',
    summary: 'Records what a visitor looked at: product, kind and time, once a day, for 90 days.',
    input: eventsRequest,
    output: acceptedAnswer,
    status: 202,
  }),
  deleteEvents: operation({
    ...DELETE_EVENTS,
    access: 'public',
    summary: 'Deletes all that a visitor looked at, whether anything was stored or not.',
    parameters: [['profileId', 'path', PROFILE_SCHEMA, 'The random id of the visitor.']],
    status: 204,
    refusals: ['Invalid'],
  }),
  recordBaskets: operation({
    ...RECORD_BASKETS,
    access: 'internal',
    summary: 'Records what was bought together; an id that was seen before is stored once.',
    input: basketsRequest,
    output: acceptedAnswer,
    status: 202,
  }),
}
