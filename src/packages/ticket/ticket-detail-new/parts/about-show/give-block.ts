import type { VoucherDetail } from '@/api/voucher'
import type { MerchantLimits } from '@/domain/merchant-limits'
import { acceptUntil, type GiveRefusal, giveRefusal } from '@/domain/ticket/transfer'

interface Circumstances {
  /** True if the ticket is listed for resale. */
  offered: boolean
  /** True if an unpaid rebooking would replace the ticket. */
  rebooking: boolean
  /** True if an annual card covers the ticket. */
  holderOnly: boolean
  /** Epoch ms. */
  now: number
  limits: MerchantLimits
}

/**
 * Returns the reason why a valid ticket cannot be given away at `now` (epoch ms), or null. The gateway applies the same
 * rule.
 */
export const giveBlock = (
  voucher: VoucherDetail,
  { offered, rebooking, holderOnly, now, limits }: Circumstances,
): GiveRefusal | null => {
  const { giftForbidden = false, paperSent = false, receivedFrom = '', showChange, showTime } = voucher
  const isPermanent = voucher.isPermanent || showTime === null
  // A session without a start time ends together with the voucher, so a valid ticket is never too late.
  const until = acceptUntil({ showTime: showTime ?? now, endsAt: Infinity, isPermanent }, now, limits)
  const ticket = { state: 'VALID', received: receivedFrom !== '', offered, paperSent, rebooking, holderOnly } as const
  return giveRefusal(ticket, { forbidden: giftForbidden, cancelled: showChange === 'CANCELED' }, until)
}
