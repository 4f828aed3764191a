import { ticketCodes, voucherDetail } from '@/api/voucher'
import { own } from '@/lib/own'
import type { keys, Stored } from '@/platform/storage/keys'
import { entryName } from '@/request/steps/ticket-holder-cache'

/**
 * Returns the stored copies of a voucher.
 * @returns the copy of its detail and the copy of its codes, each with the time of storing (epoch ms); null for a
 * missing copy
 */
export const copiesOf = (entries: Stored<typeof keys.ticketHolder>, voucherId: string) => {
  const detail = own(entries, entryName(voucherDetail, { voucherId }))
  const codes = own(entries, entryName(ticketCodes, { voucherId }))
  return {
    detail: detail ? { voucher: voucherDetail.read(detail.data), savedAt: detail.savedAt } : null,
    codes: codes ? { codes: ticketCodes.read(codes.data), savedAt: codes.savedAt } : null,
  }
}
