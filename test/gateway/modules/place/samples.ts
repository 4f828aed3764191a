import type { Samples } from '../../support/sample'

export const samples: Samples = {
  'venue.venue': { venueId: 'V01' },
}
