import { type Samples, seededOrder } from '../../../support/sample'

const TICKETS = `V${seededOrder(1)}`

export const samples: Samples = {
  'voucher.vouchers': { history: false, offset: 0, length: 20 },
  'voucher.voucherDetail': { voucherId: TICKETS },
  'voucher.ticketCodes': { voucherId: TICKETS },
  'voucher.ticketKeys': { voucherId: TICKETS },
  'annualReview.annualReview': {},
  'ticketStub.ticketStubs': { offset: 0, length: 20 },
  'ticketStub.ticketStub': { voucherId: `V${seededOrder(10)}` },
}
