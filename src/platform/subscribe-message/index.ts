import { unsupported } from '../outcome'
import type { SubscribeMessage } from './contract'

/** Not supported: the documentation of the bank's containers contains no such call, and browsers have none. */
export const subscribeMessage: SubscribeMessage = {
  exists: false,
  request: () => Promise.resolve(unsupported),
}
