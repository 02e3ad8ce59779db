/** Who runs the operations that are measured. */
export const BENCH_ACTOR = {
  kind: 'staff',
  id: 'bench',
  name: 'Ada',
  role: 'owner',
  sessionId: 'bench',
  network: '203.0.113.0',
  freshUntil: '2999-01-01T00:00:00.000Z',
  language: 'en',
  demo: false,
  hasFactor: true,
} as const
