import { readConfiguration, type TrackingConfiguration } from '@/api/tracking'
import { configurationKey, unseal } from '@/domain/tracking/seal'
import { fromBase64Url } from '@/lib/bytes'

/** Default if the merchant sets no number (shell §9). */
const BATCH_SIZE = 10
const MAX_DELAY = 6
/** Minutes. */
const TTL = 30

/** Bytes of a key. */
const KEY = 32

export interface TrackingRules {
  enabled: boolean
  fingerprintEnabled: boolean
  /** Maximum events of a batch. */
  batchSize: number
  /** Maximum delay of an event, ms. */
  maxDelay: number
  /** Names of events that are sent at once. */
  urgent: ReadonlySet<string>
  /** Ms until the configuration is read again. */
  ttl: number
  key: Uint8Array
  keyId: string
  /** Epoch ms; Infinity for a key that does not expire. */
  keyExpiresAt: number
}

/** Returns a number of the merchant's within sensible limits; the default without one. */
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

/** Ms until the next attempt when the configuration could not be read. */
const RETRY_AFTER = TTL * 60_000

/** A key is replaced once it expires within this time, ms (shell §9). */
const KEY_REFRESH = 60 * 60_000

/** Minimum ms between two readings: a device with a wrong clock may find every key expired. */
const MIN_PAUSE = 60_000

/** Ms until the configuration is read again. @param rules null when it could not be read */
export const nextReading = (rules: TrackingRules | null, now: number): number =>
  rules ? Math.min(rules.ttl, Math.max(MIN_PAUSE, rules.keyExpiresAt - KEY_REFRESH - now)) : RETRY_AFTER

/**
 * Reads the rules in a sealed response. Throws if it cannot be opened or read.
 * @param version of the client
 */
export const readRules = (sealed: string, merchantId: string, version: string): TrackingRules =>
  rulesOf(readConfiguration(JSON.parse(unseal(configurationKey(merchantId, version), sealed))))
