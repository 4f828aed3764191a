import type { VOUCHER_STATES } from '../../../../src/api/voucher'
import { endOf } from '../show/status-service'

type VoucherState = (typeof VOUCHER_STATES)[number]

/** An unused ticket expires when its session is over; used and refunded tickets keep their state. */
export const voucherStateAt = (
  state: string,
  session: { show_time: number; permanent: boolean },
  now: number,
): VoucherState => (state === 'VALID' && endOf(session) < now ? 'EXPIRED' : (state as VoucherState))
