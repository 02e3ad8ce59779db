/**
 * `npm run relevance`: asks the demo shop every judged query, scores the answers and the recommendations, prints both and
 * writes them to docs/relevance.md, where a change to the search shows as a change of figures.
 */
import { writeFile } from 'node:fs/promises'
import { demoProducts } from '../support/demo-shop.ts'
import { openDemoService, skusOf } from './demo-service.ts'
import { printScores, scoreOverTheYear } from './recommendations/score.ts'
import { printReport } from './search/print-report.ts'
import { scoreSearch } from './search/score.ts'

const PAGE = 'docs/relevance.md'

const products = demoProducts()
const service = await openDemoService()
const report = await scoreSearch(async (language, query) => skusOf(await service.search(language, query)), products)
await service.close()
const search = printReport(report)
const recommendations = printScores(await scoreOverTheYear(products))
process.stdout.write(`${search}\n\n${recommendations}\n`)
await writeFile(
  PAGE,
  [
    '# Relevance',
    '',
    'Written by `npm run relevance`: the judged queries of `tests/relevance/search`, asked of the demo shop. NDCG@10 is 1',
    'when the ten best products stand first in the best order; the limits (0.85, and 2 % without an answer) are held by tests.',
    '',
    '```',
    search,
    '```',
    '',
    '## Recommendations',
    '',
    '```',
    recommendations,
    '```',
    '',
  ].join('\n'),
)
