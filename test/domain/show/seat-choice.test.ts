import { seatChoiceOf } from '@/domain/show/seat-choice'

test.each([
  ['SUPPORT_NONE', 'tier'],
  ['', 'tier'],
  [null, 'tier'],
  [undefined, 'tier'],
  ['SUPPORT_PICK_SEAT', 'map'],
  ['SUPPORT_SOMETHING_NEW', 'map'],
  ['SUPPORT_THIRD_PARTY', 'partner'],
] as const)('maps the show’s seat selection type %s to the screen %s', (type, way) => {
  expect(seatChoiceOf(type)).toBe(way)
})
