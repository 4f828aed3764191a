import { ticketCodes, voucherDetail } from '@/api/voucher'
import { own } from '@/lib/own'
import type { keys, Stored } from '@/platform/storage/keys'
import { entryName } from '@/request/steps/ticket-holder-cache'

/**
 * Reads what a device has stored of a voucher.
 * @returns the copy of its detail and of its codes with the time they were stored (epoch ms); null for what it has not
 */
export const copiesOf = (entries: Stored<typeof keys.ticketHolder>, voucherId: string) => {
  const detail = own(entries, entryName(voucherDetail, { voucherId }))
  const codes = own(entries, entryName(ticketCodes, { voucherId }))
  return {
    detail: detail ? { voucher: voucherDetail.read(detail.data), savedAt: detail.savedAt } : null,
    codes: codes ? { codes: ticketCodes.read(codes.data), savedAt: codes.savedAt } : null,
  }
}
