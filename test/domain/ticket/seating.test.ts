import { type SeatToName, suggestSeating } from '@/domain/ticket/seating'

const NOW = Date.UTC(2026, 11, 1)
const DATE = '2026-12-05'
const BORN: Record<string, string> = {
  Ada: '1980-01-01',
  Ben: '1985-01-01',
  Kim: '2016-05-21',
  Lou: '2018-05-21',
  Pam: '',
}

const seat = (id: string, more: Partial<SeatToName> = {}): SeatToName => ({
  ticketId: id,
  row: 'A',
  minAge: null,
  maxAge: null,
  ...more,
})
const seats = (...rows: string[]): SeatToName[] => rows.map((row, at) => seat(`${at + 1}`, { row }))
const child = (id: string) => seat(id, { maxAge: 12 })
const grown = (id: string) => seat(id, { minAge: 18 })

/** Rows: the seats, the attendees in the order of selection, and the resulting seat of each attendee. */
test.each<[string, SeatToName[], string, string]>([
  ['stay in the order given', seats('A', 'A'), 'Ada Ben', '1:Ada 2:Ben'],
  ['a child between two adults does not move', seats('A', 'A', 'A'), 'Ada Kim Ben', '1:Ada 2:Kim 3:Ben'],
  ['two children share an adult', seats('A', 'A', 'A'), 'Kim Lou Ada', '1:Kim 2:Ada 3:Lou'],
  ['each child gets an adult', seats('A', 'A', 'A', 'A'), 'Kim Lou Ada Ben', '1:Kim 2:Ada 3:Lou 4:Ben'],
  ['a row ends beside the next one', seats('A', 'B', 'B'), 'Ada Kim Ben', '1:Ada 2:Kim 3:Ben'],
  ['a child alone in a row moves to an adult', seats('A', 'B', 'B'), 'Kim Ada Ben', '1:Ada 2:Kim 3:Ben'],
  ['general admission counts all places as adjacent', seats('', '', ''), 'Kim Lou Ada', '1:Kim 2:Ada 3:Lou'],
  ['the age ranges of seats have priority', [child('1'), grown('2'), grown('3')], 'Ada Ben Kim', '1:Kim 2:Ada 3:Ben'],
  ['a document without a birthday takes a free seat', [grown('1'), seat('2')], 'Pam Ada', '1:Ada 2:Pam'],
  ['fewer people leave the last seats', seats('A', 'A', 'A'), 'Ada Kim', '1:Ada 2:Kim'],
  ['fewer people take the seats of their age', [grown('1'), child('2')], 'Kim', '2:Kim'],
  ['people beyond the seats are left out', seats('A'), 'Ada Ben', '1:Ada'],
  ['no attendees get no seats', seats('A'), '', ''],
])('suggests seats for a group: %s', (_, given, people, expected) => {
  const sitters = people
    .split(' ')
    .filter(Boolean)
    .map((audienceId) => ({ audienceId, birthday: BORN[audienceId] }))
  const seated = suggestSeating(given, sitters, DATE, NOW)
  expect(
    Object.entries(seated)
      .sort()
      .map((pair) => pair.join(':'))
      .join(' '),
  ).toBe(expected)
})

test('assigns a child’s seat to the only child in a large group', () => {
  const given = [...Array.from({ length: 8 }, (_, at) => grown(`${at + 1}`)), child('9')]
  const people = ['Kim', ...Array.from({ length: 8 }, (_, at) => `Adult${at}`)]
  const seated = suggestSeating(
    given,
    people.map((audienceId) => ({ audienceId, birthday: audienceId === 'Kim' ? BORN.Kim : '1980-01-01' })),
    DATE,
    NOW,
  )
  expect(seated['9']).toBe('Kim')
  expect(new Set(Object.values(seated)).size).toBe(9)
})
