import type { Samples } from '../../../support/sample'

export const samples: Samples = { 'ticketButton.ticketButtons': { showId: 'S2001' } }
