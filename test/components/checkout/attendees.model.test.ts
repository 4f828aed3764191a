import { type Attendee, attendees } from '@/api/attendee'
import type { PreOrder } from '@/api/purchase'
import { fen } from '@/domain/money'
import { AttendeesModel } from '@/components/checkout/attendees/attendees.model'
import { anAttendee } from '../../support/data/attendee'
import { aPreOrder } from '../../support/data/pre-order'
import { openModel } from '../../support/open-model'
import { fakeServices } from '../../support/services'

const rule = (more: Partial<PreOrder['audience']> = {}): PreOrder['audience'] => ({
  mode: 'ONE_PER_TICKET',
  count: 2,
  idTypes: [],
  limit: null,
  minAge: null,
  maxAge: null,
  ageCount: null,
  ...more,
})

const make = async (
  audience: PreOrder['audience'],
  first: Attendee[] = [anAttendee('A'), anAttendee('B'), anAttendee('C')],
  seats: PreOrder['seats'] = [],
) => {
  let list = first
  const world = fakeServices({ answers: [[attendees, () => list]], member: true })
  const pre = () => aPreOrder({ audience, seats })
  const shown = await openModel(
    world.services,
    ({ client, clock, screen }) => new AttendeesModel('S1', { client, clock, screen, pre }),
  )
  return { ...world, ...shown, give: (next: Attendee[]) => (list = next) }
}
const [a, b, c] = [anAttendee('A'), anAttendee('B'), anAttendee('C')]

describe('the attendee selection of an order', () => {
  it('requires no attendee where the show requires none', async () => {
    const { model } = await make(rule({ mode: 'NONE', count: 0 }))
    expect(model.required).toBe(false)
    expect(model.problem).toBeNull()
  })

  it('limits the choice to the required number', async () => {
    const { model } = await make(rule())
    model.toggle(a)
    expect(model.problem).toEqual({ kind: 'tooFew', missing: 1 })
    model.toggle(b)
    model.toggle(c)
    expect(model.chosenIds).toEqual(['A', 'B'])
    expect(model.canChoose(c)).toBe(false)
    expect(model.problem).toBeNull()
    model.toggle(a)
    expect(model.chosenIds).toEqual(['B'])
  })

  it('rejects attendees beyond the limit of one order', async () => {
    const { model } = await make(rule({ count: 3, limit: 2 }))
    for (const each of [a, b, c]) model.toggle(each)
    expect([model.chosenIds, model.canChoose(c), model.problem]).toEqual([['A', 'B'], false, null])
  })

  it('requires by default all attendees in the age range, or the configured number', async () => {
    const people = [anAttendee('CHILD', { birthday: '2018-08-08' }), anAttendee('ADULT', { birthday: '1990-01-01' })]
    const one = await make(rule({ maxAge: 12, ageCount: 1 }), people)
    for (const each of people) one.model.toggle(each)
    expect(one.model.problem).toBeNull()
    const all = await make(rule({ maxAge: 12 }), people)
    for (const each of people) all.model.toggle(each)
    expect(all.model.problem).toEqual({ kind: 'age', count: 2, min: null, max: 12 })
  })

  it('replaces the chosen attendee when only one is required', async () => {
    const { model } = await make(rule({ mode: 'ONE_PER_ORDER', count: 1 }))
    model.toggle(a)
    model.toggle(b)
    expect(model.chosenIds).toEqual(['B'])
  })

  it('does not accept ineligible attendees and documents', async () => {
    const out = anAttendee('OUT', { selectable: false, reason: 'limit reached' })
    const passport = anAttendee('PASS', { idType: 'PASSPORT' })
    const { model } = await make(rule({ idTypes: ['ID_CARD'] }), [a, out, passport])
    model.toggle(out)
    model.toggle(passport)
    expect(model.chosenIds).toEqual([])
    expect(model.fits(passport)).toBe(false)
  })

  it('computes ages for the day of the show', async () => {
    const young = anAttendee('Y', { birthday: '2010-12-06' })
    const { model } = await make(rule({ count: 1, minAge: 16 }), [young])
    model.toggle(young)
    expect(model.problem).toEqual({ kind: 'age', count: 1, min: 16, max: null })
  })

  describe('on seats with different age ranges', () => {
    const seat = (seatDesc: string, minAge: number | null, maxAge: number | null): PreOrder['seats'][number] => ({
      seatId: seatDesc,
      seatPlanId: 'P1',
      seatDesc,
      price: fen(38_000),
      minAge,
      maxAge,
    })
    const seats = [seat('child’s', null, 12), seat('grown-up’s', 18, null)]
    const [child, adult, grandma] = [
      anAttendee('CHILD', { birthday: '2018-01-01' }),
      anAttendee('ADULT'),
      anAttendee('GRANDMA', { birthday: '1950-01-01' }),
    ]
    const stage = () => make(rule(), [adult, child, grandma], seats)

    it('assigns each attendee to a seat that fits, in any order of selection', async () => {
      const { model } = await stage()
      model.toggle(adult)
      expect(model.seats).toEqual(['grown-up’s'])
      model.toggle(child)
      expect(model.seats).toEqual(['grown-up’s', 'child’s'])
      expect(model.problem).toBeNull()
      expect(model.audienceIds).toEqual(['CHILD', 'ADULT'])
    })

    it('reports the attendee whose age fits no remaining seat', async () => {
      const { model } = await stage()
      model.toggle(adult)
      model.toggle(grandma)
      expect(model.problem).toEqual({ kind: 'seatAge', index: 1, reason: 'tooOld', minAge: null, maxAge: 12 })
    })

    it('assigns no seats if the order needs only one name', async () => {
      const { model } = await make(rule({ mode: 'ONE_PER_ORDER', count: 1 }), [adult], seats)
      model.toggle(adult)
      expect(model.seats).toEqual([])
      expect(model.problem).toBeNull()
      expect(model.audienceIds).toEqual(['ADULT'])
    })
  })

  it('selects newly added attendees until the required number is reached', async () => {
    const { model, give, comeBack } = await make(rule(), [a])
    model.toggle(a)
    give([a, b, c])
    await comeBack()
    expect(model.chosenIds).toEqual(['A', 'B'])
  })

  it('deselects a deleted attendee', async () => {
    const { model, give, comeBack } = await make(rule(), [a, b])
    model.toggle(a)
    give([b])
    await comeBack()
    expect(model.chosenIds).toEqual([])
  })
})
