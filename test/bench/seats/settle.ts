import type { Browser } from 'playwright-core'

const STEP = 250
/** Maximum processor time of a step in which the browser counts as idle, seconds. */
const REST = 0.02
const MOST = 6000

/** Waits until a new browser has loaded its own pages, for a few seconds at most. */
export const settled = async (browser: Browser): Promise<void> => {
  const session = await browser.newBrowserCDPSession()
  const used = async (): Promise<number> => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
  }
  const end = Date.now() + MOST
  let before = await used()
  let rests = 0
  while (rests < 2 && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, STEP))
    const now = await used()
    rests = now - before < REST ? rests + 1 : 0
    before = now
  }
  await session.detach()
}
