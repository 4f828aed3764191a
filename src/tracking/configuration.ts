import { readConfiguration, type TrackingConfiguration } from '@/api/tracking'
import { configurationKey, unseal } from '@/domain/tracking/seal'
import { fromBase64Url } from '@/lib/bytes'

/** Where the merchant sets no number (shell §9). */
const BATCH_SIZE = 10
const MAX_DELAY = 6
/** Minutes. */
const TTL = 30

/** Bytes of a key. */
const KEY = 32

/** The rules that tracking goes by. */
export interface TrackingRules {
  enabled: boolean
  fingerprintEnabled: boolean
  /** Events of a batch at most. */
  batchSize: number
  /** Ms that an event waits at most. */
  maxDelay: number
  /** Names of the events that do not wait. */
  urgent: ReadonlySet<string>
  /** Ms until the configuration is read again. */
  ttl: number
  key: Uint8Array
  keyId: string
  /** Epoch ms; Infinity for a key that does not expire. */
  keyExpiresAt: number
}

/** A number of the merchant's within what is sensible; the default for none. */
const within = (value: number, least: number, most: number, fallback: number): number =>
  value > 0 ? Math.min(most, Math.max(least, value)) : fallback

const rulesOf = (configuration: TrackingConfiguration): TrackingRules => {
  const key = fromBase64Url(configuration.key)
  if (key?.length !== KEY || !configuration.keyId) throw new Error('no key to track with')
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

/** Ms until the next attempt when the configuration could not be read. */
const RETRY_AFTER = TTL * 60_000

/** A key is replaced once it expires within this time, ms (shell §9). */
const KEY_REFRESH = 60 * 60_000

/** Ms between two readings at least: a device whose clock is wrong may find every key expired. */
const MIN_PAUSE = 60_000

/** Ms until the configuration is read again. @param rules null when it could not be read */
export const nextReading = (rules: TrackingRules | null, now: number): number =>
  rules ? Math.min(rules.ttl, Math.max(MIN_PAUSE, rules.keyExpiresAt - KEY_REFRESH - now)) : RETRY_AFTER

/**
 * The rules in a sealed answer. Throws for whatever cannot be opened or read.
 * @param version of the client
 */
export const readRules = (sealed: string, merchantId: string, version: string): TrackingRules =>
  rulesOf(readConfiguration(JSON.parse(unseal(configurationKey(merchantId, version), sealed))))
