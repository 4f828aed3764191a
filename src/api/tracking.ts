import * as v from 'valibot'
import { get, type NoParams } from '@/request/call'
import * as w from './wire'

/** ON or OFF; whatever is neither is OFF: what the merchant did not switch on is off. */
const onOff = v.fallback(
  v.pipe(
    v.picklist(['ON', 'OFF']),
    v.transform((value) => value === 'ON'),
  ),
  false,
)

const configuration = v.pipe(
  v.object({
    enable: onOff,
    f_enable: onOff,
    batch_size: w.number(),
    max_delay_seconds: w.number(),
    no_delay_event: w.list(v.string()),
    relative_expire_ttl: w.number(),
    /** The key that events of this device are sealed with, base64url, and its id; ours. */
    key_id: w.text(),
    key: w.text(),
    /** When the gateway takes nothing sealed with it any more, epoch ms; 0 for never. Ours. */
    key_expires_at: w.number(),
  }),
  v.transform((wire) => ({
    enabled: wire.enable,
    fingerprintEnabled: wire.f_enable,
    batchSize: wire.batch_size,
    maxDelaySeconds: wire.max_delay_seconds,
    urgent: wire.no_delay_event,
    /** Minutes. */
    ttl: wire.relative_expire_ttl,
    keyId: wire.key_id,
    key: wire.key,
    keyExpiresAt: wire.key_expires_at,
  })),
)
/** What the merchant wants measured, and how (shell §3, tracking configuration). 0 where the merchant sets no number. */
export type TrackingConfiguration = v.InferOutput<typeof configuration>

/** Reads the configuration once it is unsealed. */
export const readConfiguration = w.reader(configuration)

const sealed = v.object({ data: w.text() })

/**
 * The merchant's tracking configuration, sealed (domain/tracking/seal). Which merchant and version the common headers
 * say. The path is ours: the specification names the call only. Source: shell §7, other.
 */
export const trackingConfiguration = get<NoParams, { data: string }>('data-center/pub/v1/configuration', {
  auth: 'public',
  importance: 'low',
  read: w.reader(sealed),
})
