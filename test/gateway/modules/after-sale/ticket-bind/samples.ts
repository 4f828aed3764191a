import type { Samples } from '../../../support/sample'

export const samples: Samples = {
  'ticketBind.findTicketToBind': { kind: 'INVITATION', code: '7K4M9Q2XWD5T', phoneTail: '' },
  'ticketBind.bindTicket': { kind: 'PARTNER', code: '3D6T8M1QRN9Z', phoneTail: '0001' },
}
