import { CLIENT_VERSION } from '@/domain/version'
import { seal } from '@/domain/tracking/seal'
import { randomKey } from '@/lib/random-key'
import type { Send } from '@/platform/transport/contract'
import type { TrackingRules } from './configuration'
import type { Priority } from './event-queue'

/** Format of the sealed text; the gateway refuses unknown ones. */
const FORMAT = '1'

/** Sender of events. */
export interface Sender {
  merchantId: string
  terminalSrc: string
  /** '' for visitors. */
  accessToken: string
  /** Id of this device, for tracking alone. */
  deviceId: string
  language: string
}

/**
 * Sends events by the image beacon (shell §7). The specification puts the access token into its address. Addresses are
 * logged, so here it is in the common header of all calls.
 * @param events as JSON
 * @returns true if they were accepted
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
