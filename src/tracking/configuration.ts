import { readConfiguration, type TrackingConfiguration } from '@/api/tracking'
import { configurationKey, unseal } from '@/domain/tracking/seal'
import { fromBase64Url } from '@/lib/bytes'

/** Number of events per batch if the merchant does not set it (shell §9). */
const BATCH_SIZE = 10
const MAX_DELAY = 6
/** Lifetime of the configuration if the merchant does not set it, minutes. */
const TTL = 30

/** Length of an encryption key, bytes. */
const KEY = 32

export interface TrackingRules {
  enabled: boolean
  fingerprintEnabled: boolean
  /** Maximum number of events in a batch. */
  batchSize: number
  /** Maximum time that an event waits before it is sent, ms. */
  maxDelay: number
  /** Names of events that are sent at once. */
  urgent: ReadonlySet<string>
  /** Period after which the configuration is read again, ms. */
  ttl: number
  key: Uint8Array
  keyId: string
  /** Expiry of the encryption key, epoch ms; Infinity if the key does not expire. */
  keyExpiresAt: number
}

/**
 * Returns the number that the merchant has set, limited to the permitted range. Returns the default if the merchant has
 * set no number.
 */
const within = (value: number, least: number, most: number, fallback: number): number =>
  value > 0 ? Math.min(most, Math.max(least, value)) : fallback

const rulesOf = (configuration: TrackingConfiguration): TrackingRules => {
  const key = fromBase64Url(configuration.key)
  if (key?.length !== KEY || !configuration.keyId)
    throw new Error(`Invalid tracking key: use ${KEY} bytes and a keyId.`)
  return {
    enabled: configuration.enabled,
    fingerprintEnabled: configuration.fingerprintEnabled,
    batchSize: Math.floor(within(configuration.batchSize, 1, 100, BATCH_SIZE)),
    maxDelay: within(configuration.maxDelaySeconds, 1, 60, MAX_DELAY) * 1000,
    urgent: new Set(configuration.urgent),
    ttl: within(configuration.ttl, 1, 24 * 60, TTL) * 60_000,
    key,
    keyId: configuration.keyId,
    keyExpiresAt: configuration.keyExpiresAt || Infinity,
  }
}

/** Delay before the next attempt after the configuration could not be read, ms. */
const RETRY_AFTER = TTL * 60_000

/** Time before its expiry at which a key is replaced, ms (shell §9). */
const KEY_REFRESH = 60 * 60_000

/**
 * Minimum time between two reads of the configuration, ms. It limits the reads on a device with a wrong clock, where
 * every key may seem expired.
 */
const MIN_PAUSE = 60_000

/**
 * Returns the delay before the configuration is read again, ms.
 * @param rules null if the configuration could not be read
 */
export const nextReading = (rules: TrackingRules | null, now: number): number =>
  rules ? Math.min(rules.ttl, Math.max(MIN_PAUSE, rules.keyExpiresAt - KEY_REFRESH - now)) : RETRY_AFTER

/**
 * Decrypts and reads the rules in a response. Throws if that fails.
 * @param version version of the client
 */
export const readRules = (sealed: string, merchantId: string, version: string): TrackingRules =>
  rulesOf(readConfiguration(JSON.parse(unseal(configurationKey(merchantId, version), sealed))))
