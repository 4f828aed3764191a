import type { WalletKeys } from '../../../core/wallet-keys'
import { isPaper, type VoucherRow } from './repository'
import { voucherStateAt } from './state-service'

/**
 * Returns the phone wallets to which this voucher's tickets can be added at `now`. Requires the merchant's keys and
 * static codes. A pass is a copy on another device, so tickets with changing codes or a required face check cannot be
 * added.
 */
export const walletsOf = (keys: WalletKeys, voucher: VoucherRow, now: number): ('APPLE' | 'GOOGLE')[] => {
  const { static_code, need_face_auth, code_from } = voucher
  const stays = static_code && !need_face_auth && !isPaper(voucher) && (code_from === null || code_from <= now)
  if (!stays || voucherStateAt(voucher.state, voucher, now) !== 'VALID') return []
  return (['APPLE', 'GOOGLE'] as const).filter((wallet) => keys[wallet] !== undefined)
}
