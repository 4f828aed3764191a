import { CLIENT_VERSION } from '@/domain/version'
import { seal } from '@/domain/tracking/seal'
import { randomKey } from '@/lib/random-key'
import type { Send } from '@/platform/transport/contract'
import type { TrackingRules } from './configuration'
import type { Priority } from './event-queue'

/** Format of the encrypted text. The gateway rejects formats that it does not support. */
const FORMAT = '1'

/** Facts about the sender of events. */
export interface Sender {
  merchantId: string
  terminalSrc: string
  /** Access token; '' for visitors. */
  accessToken: string
  /** Id of this device, used for tracking only. */
  deviceId: string
  language: string
}

/**
 * Sends events by the image beacon (shell §7). The specification puts the access token into the address. Because
 * addresses are logged, this client sends the token in the common header of all calls.
 * @param events events as JSON
 * @returns true if the gateway accepted the events
 */
export const sendBeacon = async (
  send: Send,
  { key, keyId }: Pick<TrackingRules, 'key' | 'keyId'>,
  { merchantId, terminalSrc, accessToken, deviceId, language }: Sender,
  events: readonly string[],
  priority: Priority,
): Promise<boolean> => {
  const text = `{"device":${JSON.stringify(deviceId)},"language":${JSON.stringify(language)},"events":[${events.join(',')}]}`
  const answer = await send({
    method: 'GET',
    url: 'ra.gif',
    query: {
      data: `${keyId}.${seal(key, text, randomKey())}`,
      merchantId: merchantId || undefined,
      priority,
      version: FORMAT,
      terminalSrc,
      ver: CLIENT_VERSION,
    },
    headers: accessToken ? { 'access-token': accessToken } : {},
    outlivesPage: true,
  })
  return answer.kind === 'answered' && answer.status >= 200 && answer.status < 300
}
