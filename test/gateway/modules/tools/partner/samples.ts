import type { Samples } from '../../../support/sample'

export const samples: Samples = {
  'show.pickSeatUrl': { showId: 'S3101', returnUrl: '/pick-seat-3rd?showId=S3101&returned=1' },
}
