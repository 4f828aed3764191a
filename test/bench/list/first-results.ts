import { type FirstResults, medianOf } from './report'
import { onSlowPhone } from './slow-phone'

const ROUNDS = 7
const KEYWORD = '上海'

/** The network profile "Slow 4G" of Chrome. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
}

const PAINTED = 'new Promise((done) => requestAnimationFrame(() => setTimeout(done)))'

/** A script as text (see scroll.ts). Presses Enter in the search field and waits for a card. */
const OURS = `(async () => {
  const field = document.querySelector('input')
  const from = performance.now()
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  while (!document.querySelector('a[href*="/content/"] img')) await new Promise((next) => requestAnimationFrame(next))
  await ${PAINTED}
  return performance.now() - from
})()`

const bare = (address: string): string => `(async () => {
  const from = performance.now()
  const answer = await (await fetch(${JSON.stringify(address)})).json()
  const list = document.body.appendChild(document.createElement('div'))
  for (const { showName, displayShowTime, venueName, posterUrl } of answer.data.items) {
    const card = list.appendChild(document.createElement('a'))
    card.appendChild(document.createElement('img')).src = posterUrl
    for (const text of [showName, displayShowTime, venueName]) card.appendChild(document.createElement('div')).textContent = text
  }
  await ${PAINTED}
  const took = performance.now() - from
  list.remove()
  return took
})()`

/**
 * Returns the medians of searches and of bare fetches, which are measured alternately. Both load the same 20 shows on a
 * slow network.
 */
export const firstResults = (url: string): Promise<FirstResults> =>
  onSlowPhone(async ({ page, session, slowDown }) => {
    let address = ''
    page.on('request', (request) => {
      if (/show_list\/search.*length=20/.test(request.url())) address = request.url()
    })
    const ours: number[] = []
    const plain: number[] = []
    await session.send('Network.enable')
    await slowDown()
    // The first round of each is a warm-up and not measured.
    for (let round = 0; round <= ROUNDS; round += 1) {
      await session.send('Network.emulateNetworkConditions', { ...SLOW_4G, latency: 0, downloadThroughput: -1 })
      await page.goto(`${url}/search`, { timeout: 120_000 })
      await page.locator('input').fill(KEYWORD)
      // Waits until the suggestions have appeared.
      await page.waitForTimeout(2_500)
      await session.send('Network.emulateNetworkConditions', SLOW_4G)
      const took = (await page.evaluate(OURS)) as number
      const fetched = (await page.evaluate(bare(address))) as number
      if (round > 0) {
        ours.push(took)
        plain.push(fetched)
      }
    }
    return { ours: medianOf(ours), bare: medianOf(plain) }
  })
