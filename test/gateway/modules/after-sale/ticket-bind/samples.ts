import type { Samples } from '../../../support/sample'

export const samples: Samples = {
  'ticketBind.findTicketToBind': { kind: 'INVITATION', code: '7K4M9Q2XWD58', phoneTail: '' },
  'ticketBind.bindTicket': { kind: 'PARTNER', code: '3D6T8M1QRN97', phoneTail: '0001' },
}
