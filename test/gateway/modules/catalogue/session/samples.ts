import type { Samples } from '../../../support/sample'

export const samples: Samples = {
  'session.sessionsStaticData': { showId: 'S2001' },
  'session.sessionsDynamicData': { showId: 'S2001' },
  'session.seatPlans': { showId: 'S2001', sessionId: 'S2001N01' },
  'session.seatPlansStaticData': { showId: 'S1001', sessionId: 'S1001N01' },
  'session.seatPlansDynamicData': { showId: 'S1001', sessionId: 'S1001N01' },
  'session.privilegeSessionsStaticData': { privilegeId: 'PVS4007', showId: 'S4007' },
  'session.privilegeSessionsDynamicData': { privilegeId: 'PVS4007', showId: 'S4007' },
  'session.privilegePlansStaticData': { privilegeId: 'PVS4007', showId: 'S4007', sessionId: 'S4007N01' },
  'session.privilegePlansDynamicData': { privilegeId: 'PVS4007', showId: 'S4007', sessionId: 'S4007N01' },
}
