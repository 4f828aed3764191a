import { atShow, showCard } from '../../scripts/browser/steps/browse'
import { useStage } from './support/stage'

/** Pattern of the console errors that the browser logs for requests without a network. */
const LOST = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ChunkLoadError/

describe('the storefront without a network', () => {
  const stage = useStage()

  stage.walk('reports the missing network on a list, and recovers by itself', { expects: LOST }, async (shopper) => {
    const t = shopper.texts('core')
    await shopper.open('/list')
    await showCard(shopper, 'S1001').waitFor()
    await shopper.context.setOffline(true)
    await shopper
      .screen()
      .getByRole('group', { name: t('list.filters') })
      .getByRole('button')
      .first()
      .click()
    await shopper.page.getByRole('dialog').getByRole('radio', { name: '音乐会' }).click()
    await shopper.screen().getByText(t('request.offlineReloads')).waitFor()
    expect(await shopper.page.getByRole('alertdialog').count()).toBe(0)
    await shopper.context.setOffline(false)
    await showCard(shopper, 'S4001').waitFor()
  })

  stage.walk(
    'reports a screen whose code is not loaded yet, and opens it later',
    { isVariant: true, expects: LOST },
    async (shopper) => {
      const t = shopper.texts('core')
      // With data saving, no chunk is loaded before the tap.
      await shopper.context.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      )
      await shopper.open('/setting')
      await shopper.at(shopper.texts('user')('setting.title'))
      await shopper.context.setOffline(true)
      const lost = shopper.page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'))
      await shopper.buttonContaining(t('mine.language')).click()
      await Promise.all([lost, shopper.page.getByText(t('request.checkNetwork')).waitFor()])
      expect(new URL(shopper.page.url()).pathname).toBe('/setting')
      await shopper.context.setOffline(false)
      await shopper.buttonContaining(t('mine.language')).click()
      await shopper.screen().getByRole('radiogroup').waitFor()
    },
  )

  stage.walk(
    'reports the missing network on a show, and recovers by itself',
    { isVariant: true, expects: LOST },
    async (shopper) => {
      const t = shopper.texts('core')
      await shopper.open('/list')
      await showCard(shopper, 'S1001').click()
      await atShow(shopper, 'S1001')
      await shopper.page.goBack()
      await shopper.page.waitForLoadState('networkidle')
      await shopper.context.setOffline(true)
      await shopper.buttonContaining('《第七间候车室》').click()
      await shopper.screen().getByText(t('request.offlineReloads')).waitFor()
      expect(await shopper.page.getByRole('alertdialog').count()).toBe(0)
      await shopper.context.setOffline(false)
      await atShow(shopper, 'S2001')
    },
  )
})
