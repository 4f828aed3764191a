import { storedValue } from './stored-value'

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The merchant's configuration for the first paint and the early calls; empty before a first visit. */
export interface StoredShop {
  /** Language tags, best first. */
  languages: string[]
  merchantId: string
  appId: string
}

/** Reads the stored configuration (`keys.shopConfig`): the gateway's answer, which has not been checked yet. */
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
