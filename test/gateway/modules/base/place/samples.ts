import type { Samples } from '../../../support/sample'

export const samples: Samples = {
  'venue.venues': { offset: 0, length: 20, cityId: 'BL1106' },
  'venue.venue': { venueId: 'V01' },
}
