import { unsupported } from '../outcome'
import type { SubscribeMessage } from './contract'

/** The bank's containers document no such call, and browsers have none. */
export const subscribeMessage: SubscribeMessage = {
  exists: false,
  request: () => Promise.resolve(unsupported),
}
