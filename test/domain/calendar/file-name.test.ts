import { calendarFileName } from '@/domain/calendar/file-name'

describe('the name of a calendar file', () => {
  it.each([
    ['the title of the show', '沈知微钢琴独奏会「窗外的光」', '沈知微钢琴独奏会「窗外的光」.ics'],
    ['without characters that a file system rejects', 'AC/DC: "Live" <1>\n?', 'AC DC Live 1.ics'],
    ['without a dot at the start or the end', '..Hamlet...', 'Hamlet.ics'],
    ['with a long title cut between characters', '🎻'.repeat(80), `${'🎻'.repeat(60)}.ics`],
    ['the default name for an unusable title', ' /// ', 'foyer.ics'],
  ])('is correct: %s', (_name, title, file) => {
    expect(calendarFileName(title)).toBe(file)
  })
})
