import { showCard } from '../../scripts/browser/steps/browse'
import { useStage } from './support/stage'

/** What the browser reports of each request without a network. */
const LOST = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/

describe('the second visit', () => {
  const stage = useStage()

  stage.walk(
    'starts without a network, and says of when it is',
    { expects: LOST, keepsProgram: true },
    async (shopper) => {
      const t = shopper.texts('core')
      const { page } = shopper
      await shopper.open('/')
      await showCard(shopper, 'S5001').waitFor()
      await page.evaluate(async () => void (await navigator.serviceWorker.ready))
      // the worker takes what the page has loaded, and home is kept
      await page.waitForFunction(async () => {
        const caches = await window.caches.keys()
        return caches.some((name) => name === 'foyer-files') && localStorage.getItem('foyer:home-layout') !== null
      })
      await page.waitForLoadState('networkidle')
      await shopper.context.setOffline(true)
      await page.reload()
      await showCard(shopper, 'S5001').waitFor()
      await shopper
        .screen()
        .getByText(t('home.kept', { time: '' }).trim())
        .waitFor()
      await shopper.context.setOffline(false)
      await shopper.button(t('button.retry')).click()
      await shopper
        .screen()
        .getByText(t('home.kept', { time: '' }).trim())
        .waitFor({ state: 'detached' })
    },
  )

  stage.walk('a cashier and the console are the server’s', { keepsProgram: true }, async (shopper) => {
    await shopper.open('/')
    await shopper.page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await shopper.page.goto(new URL('/nowhere-at-all', shopper.page.url()).href)
    const { status } = await shopper.page.evaluate(async () => {
      const answer = await fetch('/sandbox/console')
      return { status: answer.status }
    })
    expect(status).toBe(200)
  })
})
