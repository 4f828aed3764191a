import type { WalletKeys } from '../../../core/wallet-keys'
import { isPaper, type VoucherRow } from './repository'
import { voucherStateAt } from './state-service'

/**
 * The wallets that take this voucher's tickets at `now`: those that the merchant has keys of, for codes that stay. A pass is a copy on
 * another device: a code that changes, or one that is for faces that were checked, stays in the app.
 */
export const walletsOf = (keys: WalletKeys, voucher: VoucherRow, now: number): ('APPLE' | 'GOOGLE')[] => {
  const { static_code, need_face_auth, code_from } = voucher
  const stays = static_code && !need_face_auth && !isPaper(voucher) && (code_from === null || code_from <= now)
  if (!stays || voucherStateAt(voucher.state, voucher, now) !== 'VALID') return []
  return (['APPLE', 'GOOGLE'] as const).filter((wallet) => keys[wallet] !== undefined)
}
