import {
  type AttendeeRule,
  attendeeMax,
  attendeeProblem,
  canChooseMore,
  type Person,
  acceptsDocument,
} from '@/domain/attendee'

const DATE = '2026-12-05'
const adult: Person = { idType: 'ID_CARD', birthday: '1990-03-07' }
const child: Person = { idType: 'ID_CARD', birthday: '2020-03-07' }
const guest: Person = { idType: 'PASSPORT' }
const two: AttendeeRule = { count: 2 }

describe('the attendees of an order', () => {
  it('may be fewer than required during editing, but not more (decision 49)', () => {
    expect(canChooseMore(0, two)).toBe(true)
    expect(canChooseMore(2, two)).toBe(false)
    expect(attendeeMax({ count: 5, limit: 3 })).toBe(3)
  })

  it.each<[string, Person[], AttendeeRule, object | null]>([
    ['match', [adult, guest], two, null],
    ['are too few', [adult], two, { kind: 'tooFew', missing: 1 }],
    ['are too many', [adult, adult, adult], two, { kind: 'tooMany', max: 2 }],
    ['are not requested', [], { count: 0 }, null],
    [
      'show a document that is not accepted',
      [adult, guest],
      { count: 2, idTypes: ['ID_CARD'] },
      { kind: 'document', index: 1 },
    ],
    [
      'must all be in the age range',
      [adult, child],
      { count: 2, age: { min: 18, max: null } },
      { kind: 'age', count: 2, min: 18, max: null },
    ],
    [
      'must include one person in the age range',
      [adult, child],
      { count: 2, age: { min: 18, max: 60, count: 1 } },
      null,
    ],
    [
      'have an unknown age',
      [guest, guest],
      { count: 2, age: { min: null, max: 12, count: 1 } },
      { kind: 'age', count: 1, min: null, max: 12 },
    ],
    ['may have any age', [guest, guest], { count: 2, age: { min: null, max: null } }, null],
  ])('are validated: %s', (_, people, rule, problem) => {
    expect(attendeeProblem(people, rule, DATE)).toEqual(problem)
  })

  it('may use any document type if the rule lists no types', () => {
    expect(acceptsDocument({ count: 1, idTypes: [] }, 'PASSPORT')).toBe(true)
    expect(acceptsDocument({ count: 1, idTypes: ['ID_CARD'] }, 'PASSPORT')).toBe(false)
  })
})
