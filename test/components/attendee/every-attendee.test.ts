import { type Attendee, attendees } from '@/api/attendee'
import { everyAttendee } from '@/components/attendee/every-attendee'
import { anAttendee } from '../../support/data/attendee'
import { fakeServices } from '../../support/services'

const load = async (count: number) => {
  const all = Array.from({ length: count }, (_each, at) => anAttendee(`A${at}`))
  const services = fakeServices({
    member: true,
    answers: [
      [
        attendees,
        ({ offset = 0, length = 20 }: { offset?: number; length?: number }): Attendee[] =>
          all.slice(offset, offset + length),
      ],
    ],
  })
  const loaded = await everyAttendee(services.client, 'S1')
  return { loaded: loaded.map(({ audienceId }) => audienceId), sent: services.sentTo(attendees) }
}

describe('the list of all attendees of a buyer', () => {
  it('loads a short list with one request', async () => {
    expect(await load(3)).toEqual({
      loaded: ['A0', 'A1', 'A2'],
      sent: [{ showId: 'S1', offset: 0, length: 50 }],
    })
  })

  it('includes the attendees after the first page of fifty', async () => {
    const { loaded, sent } = await load(120)
    expect(loaded).toHaveLength(120)
    expect(loaded.at(-1)).toBe('A119')
    expect(sent.map(({ offset }) => offset)).toEqual([0, 50, 100])
  })

  it('requests one more page when the last page is full', async () => {
    const { loaded, sent } = await load(50)
    expect(loaded).toHaveLength(50)
    expect(sent).toHaveLength(2)
  })
})
