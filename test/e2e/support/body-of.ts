import type { Page } from 'playwright-core'

/**
 * Waits for a response with a body that fits, and reads the body only once. The browser discards a body when the page
 * leaves its document, so such a response is passed over.
 * @param address part of the response's address
 * @param fits returns true for the data that the test waits for; not called with null
 * @returns the `data` of the body
 */
export const bodyOf = async <Data>(
  page: Page,
  address: string,
  fits: (data: Data) => boolean = () => true,
): Promise<Data> => {
  const found: { data?: Data } = {}
  await page.waitForResponse(async (response) => {
    if (!response.url().includes(address)) return false
    const body = (await response.json().catch(() => null)) as { data: Data | null } | null
    if (!body?.data || !fits(body.data)) return false
    found.data = body.data
    return true
  })
  return found.data!
}
