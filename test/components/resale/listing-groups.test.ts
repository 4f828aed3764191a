import { groupListings } from '@/components/resale/listing-groups'
import { RESALE_STATES } from '@/domain/resale/rule'
import { anOffer, aResaleUnit } from '../../support/data/resale'
import { NOW } from '../../support/fake-clock'

const unit = (id: string, offer: Parameters<typeof anOffer>[0] | null, more: Parameters<typeof aResaleUnit>[1] = {}) =>
  aResaleUnit(id, { offer: offer && anOffer(offer), ...more })

test('groups listings by state, with withdrawable listings first', () => {
  const units = [unit('1', 'SOLD', { hindrance: 'RETURNED' }), unit('2', null), unit('3', 'OFFERED'), unit('4', 'SOLD')]
  expect(groupListings(units)).toEqual([
    { state: 'OFFERED', unitIds: ['3'], count: 1, back: 34_200, until: anOffer('OFFERED').until, closedAt: null },
    { state: 'SOLD', unitIds: ['1', '4'], count: 2, back: 68_400, until: anOffer('SOLD').until, closedAt: NOW },
  ])
})

test.each(['RETURNED', 'AWAY', 'GIVING'] as const)(
  'omits an unsold listing if the ticket has the block reason %s',
  (hindrance) => {
    const states = RESALE_STATES.map((state, at) => unit(String(at), state, { hindrance }))
    expect(groupListings(states).map(({ state }) => state)).toEqual(['OFFERED', 'ORDERED', 'SOLD'])
  },
)
