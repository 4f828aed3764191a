import type { Samples } from '../../../support/sample'

export const samples: Samples = {
  'attendee.attendees': { showId: 'S1001', offset: 0, length: 50 },
  'attendee.createAttendee': { name: 'Ana Reis', idType: 'PASSPORT', idNo: 'PT7654321', region: 'PT' },
  'attendee.updateAttendee': { audienceId: 'AU10014', name: 'Maria Lam', idType: 'PASSPORT', idNo: '' },
  'attendee.deleteAttendee': { audienceId: 'AU10015' },
  'attendee.countries': {},
  'attendee.attendeeRegions': {},
}
