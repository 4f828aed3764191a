import { storedValue } from './stored-value'

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * Part of the merchant's configuration that is needed for the first paint and the early calls; empty before the first
 * visit.
 */
export interface StoredShop {
  /** Language tags, best first. */
  languages: string[]
  merchantId: string
  appId: string
}

/** Reads the stored configuration (`keys.shopConfig`). It is a response of the gateway that has not been validated. */
export const storedShop = (stored: string | null): StoredShop => {
  const { data } = storedValue<{ data: Record<string, unknown> | null }>(stored)
  const { supportLanguages, merchantId, appId } = data ?? {}
  const offered: unknown[] = Array.isArray(supportLanguages) ? supportLanguages : []
  return {
    languages: offered.map((each) => asText((each as { langTag?: unknown } | null)?.langTag)).filter(Boolean),
    merchantId: asText(merchantId),
    appId: asText(appId),
  }
}
