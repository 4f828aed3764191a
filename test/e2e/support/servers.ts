import { type Browser, chromium } from 'playwright-core'
import { storefrontAt, type Storefront } from '../../../scripts/browser/storefront'

/** Environment variables by which the global setup passes addresses to the workers. */
export const GATEWAYS = 'FOYER_E2E_GATEWAYS'
export const BROWSER = 'FOYER_E2E_BROWSER'

const addressOf = (variable: string): string => {
  const address = process.env[variable]
  if (!address) throw new Error(`${variable} is not set. Run the tests with config/jest/e2e.config.js.`)
  return address
}

/** The browser of the run. Closing it only closes pages that were opened through this connection. */
export const connectBrowser = (): Promise<Browser> => chromium.connect(addressOf(BROWSER))

const ask = async (method: 'POST' | 'DELETE', address: string): Promise<string> => {
  const answer = await fetch(address, { method })
  const text = await answer.text()
  if (!answer.ok) throw new Error(text)
  return text
}

/** Starts a storefront with a freshly seeded gateway. */
export const openStorefront = async (): Promise<Storefront> => {
  const gateways = addressOf(GATEWAYS)
  const url = await ask('POST', gateways)
  return storefrontAt(url, async () => void (await ask('DELETE', `${gateways}?url=${encodeURIComponent(url)}`)))
}
