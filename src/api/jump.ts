import * as v from 'valibot'
import type { JumpInfo } from '@/domain/jump/jump-info'
import { get, post } from '@/request/call'
import * as w from './wire'

const jumpInfo = v.object({
  aliPayMiniJumpUrl: w.text(),
  wxMiniJumpUrl: w.text(),
  appUrl: w.text(),
  xhsMiniUrl: w.text(),
  douYinMiNiUrl: w.text(),
  bankMiniUrl: w.optional(w.text()),
  h5Url: w.optional(w.text()),
  targetTerminal: w.text(),
})

/**
 * Returns the addresses of a page on each terminal (domain §7, get-jump-app-info). `miniAppType` is the caller's
 * terminal code. `target` contains the page's parameters as encoded JSON (`encodeJumpTarget`). Source: shell §7, buyer
 * API.
 */
export const terminalJump = post<{ miniAppType: string; pageName: string; target: string }, JumpInfo>(
  'pub/v1/cyy/terminal/jump',
  { auth: 'public', importance: 'medium', read: w.reader(jumpInfo) },
)

/**
 * Returns the addresses of a page about the buyer's orders (`isOrderPage`) on each terminal. The request's headers
 * contain the terminal. Source: shell §7, trade.
 */
export const orderJump = get<{ pageName: string }, JumpInfo>('pub/v2/cyy/order/jump', {
  auth: 'public',
  importance: 'medium',
  read: w.reader(jumpInfo),
})
