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
 * Returns the address for adding one ticket to a wallet. Apple's address is on the gateway and valid for two minutes;
 * Google's address is on Google. '' if the wallet no longer accepts the ticket. The path is not in the specification.
 */
export const walletLink = post<WalletLinkRequest, { url: string }>('trade/buyer/v3/wallet_links', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(v.object({ url: w.text() })),
})
