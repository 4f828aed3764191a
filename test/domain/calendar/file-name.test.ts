import { calendarFileName } from '@/domain/calendar/file-name'

describe('the name of a calendar file', () => {
  it.each([
    ['is the title of the show', '沈知微钢琴独奏会「窗外的光」', '沈知微钢琴独奏会「窗外的光」.ics'],
    ['has no sign that a file system refuses', 'AC/DC: "Live" <1>\n?', 'AC DC Live 1.ics'],
    ['does not begin or end with a dot', '..Hamlet...', 'Hamlet.ics'],
    ['is cut between characters', '🎻'.repeat(80), `${'🎻'.repeat(60)}.ics`],
    ['is a plain one without a usable title', ' /// ', 'foyer.ics'],
  ])('%s', (_name, title, file) => {
    expect(calendarFileName(title)).toBe(file)
  })
})
