import type { Samples } from '../../../support/sample'

export const samples: Samples = {
  'open-show.openShowDetail': { showId: 'OS1001' },
  'open-show.openShowDraw': { showId: 'OS1003' },
}
