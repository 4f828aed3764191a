import { showRow } from '../../../../scripts/gateway/modules/show/seed/show-row'
import { rankedSources } from '../../../../scripts/gateway/modules/show/source-service'

const rows = rankedSources().map(({ category, source }, rank) => showRow(category, source, rank, 0))

test('gives a show with an age limit no note about children', () => {
  const limited = rows.filter(({ min_age }) => min_age !== null)
  expect(limited.length).toBeGreaterThan(0)
  expect(limited.filter(({ notes }) => notes.includes('child'))).toEqual([])
})
