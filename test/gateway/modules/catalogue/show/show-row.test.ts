import { showRow } from '../../../../../scripts/gateway/modules/catalogue/show/seed/show-row'
import { rankedSources } from '../../../../../scripts/gateway/modules/catalogue/show/source-service'

const rows = rankedSources().map(({ category, source }, rank) => showRow(category, source, rank, 0))

test('adds no note about children to a show with an age limit', () => {
  const limited = rows.filter(({ min_age }) => min_age !== null)
  expect(limited.length).toBeGreaterThan(0)
  expect(limited.filter(({ notes }) => notes.some((note) => note.startsWith('child')))).toEqual([])
})

test('welcomes children to family shows, and sets a minimum height for drama and dance', () => {
  const open = rows.filter(({ min_age }) => min_age === null)
  const categoriesOf = (code: string) =>
    new Set(open.filter(({ notes }) => notes.includes(code)).map(({ category }) => category))
  expect(categoriesOf('childWelcome')).toEqual(new Set(['family']))
  expect(categoriesOf('child')).toEqual(new Set(['drama', 'dance']))
})
