import { NOW } from '../fake-clock'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** A service for people with documents, as the gateway sends it. */
export const aReservable = (more: object = {}) => ({
  ...{ reserveId: 'RS1', kind: 'VISIT', venueId: 'V1', name: '仓库旧影', summary: '免费参观', pictureUrl: '' },
  ...{
    utcOffset: 480,
    notes: ['周一闭馆。'],
    needs: 'DOCUMENT',
    perOrder: 5,
    minorAge: 14,
    minorsPerOrder: 3,
    minorCapacity: null,
  },
  ...{ maxChanges: 2, daysAhead: 7, releaseAt: 1020, entryBefore: 30, entryAfter: 15 },
  ...{ cancelBefore: 180, changeBefore: 60 },
  ...more,
})

/** A free slot of two hours, tomorrow. */
export const aSlot = (more: object = {}) => ({
  ...{ slotId: '2026-11-21-1000', date: '2026-11-21', from: NOW + DAY, to: NOW + DAY + 2 * HOUR },
  ...{ lastEntry: NOW + DAY + HOUR, opensAt: NOW - 6 * DAY, state: 'OPEN', left: null, waiting: 0 },
  ...more,
})

/** A confirmed reservation of two people, tomorrow. */
export const aReservation = (more: object = {}) => ({
  ...{
    reservationId: 'RV1',
    slotId: '2026-11-21-1000',
    state: 'CONFIRMED',
    quantity: 2,
    entered: 0,
    reservable: aReservable(),
  },
  ...{ venueName: '苏河仓库', address: '河岸路 9 号', lat: 31.2, lng: 121.4, date: '2026-11-21' },
  ...{ from: NOW + DAY, to: NOW + DAY + 2 * HOUR, entryFrom: NOW + DAY - HOUR / 2, lastEntry: NOW + DAY + HOUR },
  ...{ cancelUntil: NOW + DAY - 3 * HOUR, changeUntil: NOW + DAY - HOUR },
  people: [
    { personId: 'P1', name: '林晚', idType: 'ID_CARD', idNo: '3101**********0023', isMinor: false },
    { personId: 'P2', name: '林小满', idType: 'ID_CARD', idNo: '3101**********0049', isMinor: true },
  ],
  ...{ changesLeft: 2, version: 3, isLate: false, counts: false, awaited: [], offerUntil: null, audienceIds: [] },
  ...more,
})
