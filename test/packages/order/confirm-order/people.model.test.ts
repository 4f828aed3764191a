import { type Attendee, attendees } from '@/api/attendee'
import type { PreOrder } from '@/api/purchase'
import { PeopleModel } from '@/packages/order/confirm-order/people.model'
import { anAttendee, aPreOrder, setUp } from '../support'

const rule = (more: Partial<PreOrder['audience']> = {}): PreOrder['audience'] => ({
  mode: 'ONE_PER_TICKET',
  count: 2,
  idTypes: [],
  minAge: null,
  maxAge: null,
  ...more,
})

const make = async (
  audience: PreOrder['audience'],
  first: Attendee[] = [anAttendee('A'), anAttendee('B'), anAttendee('C')],
) => {
  let list = first
  const world = setUp([[attendees, () => list]])
  const { client, clock } = world.services
  const model = new PeopleModel('S1', { client, clock, pre: () => aPreOrder({ audience }) })
  await model.refresh()
  return { ...world, model, give: (next: Attendee[]) => (list = next) }
}
const [a, b, c] = [anAttendee('A'), anAttendee('B'), anAttendee('C')]

describe('people of an order', () => {
  it('asks for nobody where the show asks for nobody', async () => {
    const { model } = await make(rule({ mode: 'NONE', count: 0 }))
    expect(model.asked).toBe(false)
    expect(model.problem).toBeNull()
  })

  it('takes as many as the rule asks for, no more', async () => {
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

  it('where one is asked for, another takes its place', async () => {
    const { model } = await make(rule({ mode: 'ONE_PER_ORDER', count: 1 }))
    model.toggle(a)
    model.toggle(b)
    expect(model.chosenIds).toEqual(['B'])
  })

  it('does not take who cannot go or whose document is not taken', async () => {
    const out = anAttendee('OUT', { selectable: false, reason: 'limit reached' })
    const passport = anAttendee('PASS', { idType: 'PASSPORT' })
    const { model } = await make(rule({ idTypes: ['ID_CARD'] }), [a, out, passport])
    model.toggle(out)
    model.toggle(passport)
    expect(model.chosenIds).toEqual([])
    expect(model.fits(passport)).toBe(false)
  })

  it('counts ages on the day of the show', async () => {
    const young = anAttendee('Y', { birthday: '2010-12-06' })
    const { model } = await make(rule({ count: 1, minAge: 16 }), [young])
    model.toggle(young)
    expect(model.problem).toEqual({ kind: 'age', count: 1, min: 16, max: null })
  })

  it('chooses who was just added, while there is room', async () => {
    const { model, give } = await make(rule(), [a])
    model.toggle(a)
    give([a, b, c])
    await model.refresh()
    expect(model.chosenIds).toEqual(['A', 'B'])
  })

  it('forgets who was deleted', async () => {
    const { model, give } = await make(rule(), [a, b])
    model.toggle(a)
    give([b])
    await model.refresh()
    expect(model.chosenIds).toEqual([])
  })
})
