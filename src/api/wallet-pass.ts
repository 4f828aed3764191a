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
 * Returns the address that adds one ticket to a wallet. Apple's is of the gateway and good for two minutes, Google's is
 * its own. '' if the wallet no longer accepts it. The path is this project's.
 */
export const walletLink = post<WalletLinkRequest, { url: string }>('trade/buyer/v3/wallet_links', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(v.object({ url: w.text() })),
})
