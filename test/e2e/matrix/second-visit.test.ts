import { showCard } from '../../../scripts/browser/steps/browse'
import { useStage } from '../support/stage'

/** Pattern of the console errors that the browser logs for requests without a network. */
const LOST = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/

describe('the second visit', () => {
  const stage = useStage()

  stage.walk(
    'starts without a network, and states the time of its data',
    { expects: LOST, keepsProgram: true },
    async (shopper) => {
      const t = shopper.texts('core')
      const { page } = shopper
      // The part of the notice that precedes the time in its text.
      const notice = t('home.cached', { time: '|' }).split('|')[0]
      await shopper.open('/')
      await showCard(shopper, 'S5001').waitFor()
      await page.evaluate(async () => void (await navigator.serviceWorker.ready))
      // Waits until the worker has cached the page's files and home is stored.
      await page.waitForFunction(async () => {
        const caches = await window.caches.keys()
        return caches.some((name) => name === 'foyer-files') && localStorage.getItem('foyer:home-layout') !== null
      })
      await page.waitForLoadState('networkidle')
      await shopper.context.setOffline(true)
      await page.reload()
      await showCard(shopper, 'S5001').waitFor()
      await shopper.screen().getByText(notice).waitFor()
      // The pictures appear without a network, because the browser has cached them.
      await page.waitForFunction(() =>
        [...document.images].some(({ currentSrc, naturalWidth }) => /posters/.test(currentSrc) && naturalWidth > 0),
      )
      await shopper.context.setOffline(false)
      await shopper.screen().getByText(notice).waitFor({ state: 'detached' })
    },
  )

  stage.walk(
    'opens screens from the device, but the console from the server',
    { keepsProgram: true },
    async (shopper) => {
      await shopper.open('/')
      await shopper.page.evaluate(async () => void (await navigator.serviceWorker.ready))
      const answer = await shopper.page.goto(new URL('/console/', shopper.page.url()).href)
      expect(answer?.fromServiceWorker()).toBe(false)
      const screen = await shopper.page.goto(new URL('/list', shopper.page.url()).href)
      expect(screen?.fromServiceWorker()).toBe(true)
    },
  )
})
