import type { GrabDraft } from '../../../../../src/api/grab'

/** Creates a draft for the show S1002, whose sale has not opened yet. */
export const grabDraft = (more: Partial<GrabDraft> = {}): GrabDraft => ({
  choices: [{ sessionId: 'S1002N01', seatPlanId: 'S1002N01P2' }],
  quantity: 1,
  audienceIds: [],
  contact: { cellphone: '13800000001', countryCode: '86' },
  deliverMethod: 'E_TICKET',
  addressId: '',
  remind: true,
  ...more,
})
