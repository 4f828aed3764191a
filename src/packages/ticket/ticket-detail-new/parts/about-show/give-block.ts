import type { VoucherDetail } from '@/api/voucher'
import type { MerchantLimits } from '@/domain/merchant-limits'
import { acceptUntil, type GiveRefusal, giveRefusal } from '@/domain/ticket/transfer'

interface Circumstances {
  /** The ticket is offered to the waitlist. */
  offered: boolean
  /** True if an unpaid rebooking would replace the ticket. */
  rebooking: boolean
  /** True if an annual card covers the ticket. */
  holderOnly: boolean
  /** Epoch ms. */
  now: number
  limits: MerchantLimits
}

/** Returns why a valid ticket cannot be given at `now`, or null. The gateway runs the same rule. */
export const giveBlock = (
  voucher: VoucherDetail,
  { offered, rebooking, holderOnly, now, limits }: Circumstances,
): GiveRefusal | null => {
  const { giftForbidden = false, paperSent = false, receivedFrom = '', showChange, showTime } = voucher
  const isPermanent = voucher.isPermanent || showTime === null
  // A session without a start is over when the voucher is: no valid ticket is too late.
  const until = acceptUntil({ showTime: showTime ?? now, endsAt: Infinity, isPermanent }, now, limits)
  const ticket = { state: 'VALID', received: receivedFrom !== '', offered, paperSent, rebooking, holderOnly } as const
  return giveRefusal(ticket, { forbidden: giftForbidden, cancelled: showChange === 'CANCELED' }, until)
}
