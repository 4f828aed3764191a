import { NOW } from '../fake-clock'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** A session in three days, with free places. */
export const aShowSession = (more: object = {}) => ({
  ...{ sessionId: 'OS1-1', startsAt: NOW + 3 * DAY, endsAt: NOW + 3 * DAY + 2 * HOUR, quota: 30 },
  ...{ state: 'OPEN', left: null },
  ...more,
})

/** An open show with an open window and two sessions, as the gateway sends it. */
export const anOpenShow = (more: object = {}) => ({
  ...{ showId: 'OS1', name: '公开联排', content: ['首演前的最后一次联排。'], pictureUrl: '', phase: 'OPEN' },
  ...{ venueId: 'V1', venueName: '浮光大剧院', address: '延江路 128 号', lat: 31.2, lng: 121.4, utcOffset: 480 },
  ...{ giving: 'AT_ONCE', opensAt: NOW - DAY, closesAt: NOW + DAY, decidesAt: null },
  ...{ needs: 'DOCUMENT', perAccount: 1, groupMax: 3, minAge: 16, cancelBefore: 1440, form: null },
  sessions: [aShowSession(), aShowSession({ sessionId: 'OS1-2', startsAt: NOW + 4 * DAY, state: 'FEW', left: 4 })],
  ...more,
})

/** A registration of one person with a place in the first session. */
export const aRegistration = (more: object = {}) => ({
  ...{ registrationId: 'RG1', state: 'APPROVED', reason: null, show: anOpenShow(), sessionIds: ['OS1-1', 'OS1-2'] },
  ...{ sessionId: 'OS1-1', quantity: 1, came: 0, startsAt: NOW + 3 * DAY, endsAt: NOW + 3 * DAY + 2 * HOUR },
  people: [{ personId: 'P1', name: '林晚', idType: 'ID_CARD', idNo: '3101**********0023', personKey: 'A1' }],
  ...{ cancelUntil: NOW + 2 * DAY, steps: [{ state: 'APPROVED', at: NOW - HOUR }], version: 1 },
  ...{ drawHash: 'ab'.repeat(32), isLate: false, counts: false, form: null, answers: [], changes: null },
  ...more,
})
