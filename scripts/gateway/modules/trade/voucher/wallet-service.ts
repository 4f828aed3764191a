import type { WalletKeys } from '../../../core/wallet-keys'
import { isPaper, type VoucherRow } from './repository'
import { voucherStateAt } from './state-service'

/**
 * Returns the wallets for this voucher's tickets at `now`: those with the merchant's keys, for static codes. A pass is
 * a copy on another device, so changing codes and codes that require a face check stay in the app.
 */
export const walletsOf = (keys: WalletKeys, voucher: VoucherRow, now: number): ('APPLE' | 'GOOGLE')[] => {
  const { static_code, need_face_auth, code_from } = voucher
  const stays = static_code && !need_face_auth && !isPaper(voucher) && (code_from === null || code_from <= now)
  if (!stays || voucherStateAt(voucher.state, voucher, now) !== 'VALID') return []
  return (['APPLE', 'GOOGLE'] as const).filter((wallet) => keys[wallet] !== undefined)
}
