import * as v from 'valibot'
import { post } from '@/request/call'
import type { WALLETS } from './voucher'
import * as w from './wire'

interface WalletLinkRequest {
  voucherId: string
  ticketId: string
  wallet: (typeof WALLETS)[number]
}

/**
 * The address that puts one ticket into a wallet: of the gateway for Apple's, good for two minutes; Google's own for Google's. '' where the
 * wallet does not take it any more. Path ours.
 */
export const walletLink = post<WalletLinkRequest, { url: string }>('trade/buyer/v3/wallet_links', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(v.object({ url: w.text() })),
})
