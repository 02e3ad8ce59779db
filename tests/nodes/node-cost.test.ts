/** How `npm run bench -- nodes` judges what it measured. */
import { describe, expect, it } from 'vitest'
import { growthOf, nodeFindings, type NodeRound, type NodeRounds } from '../../bench/nodes/node-cost.ts'

const round = (...nodes: readonly number[]): NodeRound => ({
  perSecond: 100,
  cpu: { nodes, postgres: 0.5, client: 0.1 },
})

const roundsOf = (one: readonly NodeRound[], three: readonly NodeRound[]): NodeRounds =>
  new Map([
    [1, one],
    [2, [round(0.5, 0.5)]],
    [3, three],
  ])

describe('the cost of a request', () => {
  it.each([
    ['all nodes are added', [round(3)], [round(1, 1, 1)], 1],
    ['it may grow', [round(2)], [round(0.8, 0.8, 0.8)], 1.2],
    ['it may fall', [round(2)], [round(0.5, 0.5, 0.5)], 0.75],
    [
      'the median of all rounds counts',
      [round(2), round(9), round(2)],
      [round(1, 1, 0), round(1, 1, 0), round(8, 8, 8)],
      1,
    ],
  ])('~SCL-12 %s', (_, one, three, expected) => {
    expect(growthOf(roundsOf(one, three))).toBeCloseTo(expected)
  })

  it.each([
    [1.1, true],
    [1.11, false],
  ])('~SCL-12 %d times the cost of one node is within the limit: %s', (three, isWithin) => {
    const paced = roundsOf([round(1)], [round(three, 0, 0)])
    const [growth] = nodeFindings('purchase', { paced, saturated: roundsOf([round(1)], [round(9, 9, 9)]) })
    expect(growth?.within).toBe(isWithin)
  })

  it('~SCL-12 is reported for every process, with all rounds', () => {
    const paced = roundsOf([round(1), round(2)], [round(1, 2, 3)])
    const findings = nodeFindings('purchase', { paced, saturated: roundsOf([round(4)], [round(4, 4, 4)]) })
    expect(findings.map(({ detail }) => detail)).toEqual([
      '1 node: 1.000, 2.000; 2 nodes: 1.000; 3 nodes: 6.000 ms; a second 1 node: 100, 100; 2 nodes: 100; 3 nodes: 100',
      'PostgreSQL 1 node: 0.500, 0.500; 2 nodes: 0.500; 3 nodes: 0.500; wrk 1 node: 0.100, 0.100; 2 nodes: 0.100; 3 nodes: 0.100; ' +
        'each node 1 node: 1.000, 2.000; 2 nodes: 0.500 + 0.500; 3 nodes: 1.000 + 2.000 + 3.000 ms',
      '1 node: 100; 2 nodes: 100; 3 nodes: 100; CPU time of each node 1 node: 4.000; 2 nodes: 0.500 + 0.500; 3 nodes: 4.000 + 4.000 + 4.000; ' +
        'of PostgreSQL and wrk 1 node: 0.500 and 0.100; 2 nodes: 0.500 and 0.100; 3 nodes: 0.500 and 0.100 ms',
    ])
  })
})
