import * as v from 'valibot'
import { get, type NoParams } from '@/request/call'
import * as w from './wire'

/** Reads ON or OFF. Any other value is OFF, because tracking features are off by default. */
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
    /** The key for events of this device, base64url, and the key's id. The field is not in the specification. */
    key_id: w.text(),
    key: w.text(),
    /**
     * Time from which the gateway rejects events that this key encrypted, epoch ms; 0 for no expiry. The field is not
     * in the specification.
     */
    key_expires_at: w.number(),
  }),
  v.transform((wire) => ({
    enabled: wire.enable,
    fingerprintEnabled: wire.f_enable,
    batchSize: wire.batch_size,
    maxDelaySeconds: wire.max_delay_seconds,
    urgent: wire.no_delay_event,
    /** Lifetime of the configuration, minutes. */
    ttl: wire.relative_expire_ttl,
    keyId: wire.key_id,
    key: wire.key,
    keyExpiresAt: wire.key_expires_at,
  })),
)
/**
 * The merchant's tracking settings (shell §3, tracking configuration). A number is 0 if the merchant does not set it.
 */
export type TrackingConfiguration = v.InferOutput<typeof configuration>

/** Reads the decrypted configuration. */
export const readConfiguration = w.reader(configuration)

const sealed = v.object({ data: w.text() })

/**
 * Returns the merchant's encrypted tracking configuration (domain/tracking/seal). The common headers contain the
 * merchant and the version. The path is not in the specification: the specification names the call only. Source: shell
 * §7, other.
 */
export const trackingConfiguration = get<NoParams, { data: string }>('data-center/pub/v1/configuration', {
  auth: 'public',
  importance: 'low',
  read: w.reader(sealed),
})
