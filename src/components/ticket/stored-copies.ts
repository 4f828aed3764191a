import { ticketCodes, voucherDetail } from '@/api/voucher'
import { own } from '@/lib/own'
import type { keys, Stored } from '@/platform/storage/keys'

/** Name under which the ticket-holder cache stores the answer of a call about one voucher. */
export const copyName = ({ path }: { path: string }, voucherId: string): string =>
  `${path}?${JSON.stringify([['voucherId', voucherId]])}`

/**
 * Reads what a device has stored of a voucher.
 * @returns the copy of its detail and of its codes with the time they were stored (epoch ms); null for what it has not
 */
export const copiesOf = (entries: Stored<typeof keys.ticketHolder>, voucherId: string) => {
  const detail = own(entries, copyName(voucherDetail, voucherId))
  const codes = own(entries, copyName(ticketCodes, voucherId))
  return {
    detail: detail ? { voucher: voucherDetail.read(detail.data), savedAt: detail.savedAt } : null,
    codes: codes ? { codes: ticketCodes.read(codes.data), savedAt: codes.savedAt } : null,
  }
}
