import { atShow, showCard } from '../../scripts/browser/steps/browse'
import { useStage } from './support/stage'

describe('the browser’s back', () => {
  const stage = useStage()

  stage.walk('closes the open layer first, and then leaves the page', {}, async (shopper) => {
    const { page } = shopper
    const t = shopper.texts('core')
    const dialog = page.getByRole('dialog')
    const openFilter = () =>
      shopper
        .screen()
        .getByRole('group', { name: t('list.filters') })
        .getByRole('button')
        .first()
        .click()
    await shopper.open('/')
    await showCard(shopper, 'S1001').waitFor()
    await shopper.open('/list')
    await showCard(shopper, 'S1001').waitFor()

    await openFilter()
    await dialog.waitFor()
    await page.goBack()
    await dialog.waitFor({ state: 'detached' })
    expect(shopper.path()).toBe('/list')

    // Selecting a filter closes its sheet and leaves no history entry. One step back from the show leads to the list,
    // and another step back leads to home.
    await openFilter()
    await dialog.getByRole('radio', { name: '音乐会' }).click()
    await dialog.waitFor({ state: 'detached' })
    await showCard(shopper, 'S4001').click()
    await atShow(shopper, 'S4001')
    await page.goBack()
    await showCard(shopper, 'S4001').waitFor()
    expect(shopper.path()).toBe('/list')
    await page.goBack()
    await showCard(shopper, 'S1001').waitFor()
    expect(shopper.path()).toBe('/')
  })

  stage.walk(
    'leads home from the web view, where only the storefront’s bar is visible',
    { isVariant: true },
    async (shopper) => {
      const t = shopper.texts('core')
      await shopper.open('/web-view?link=https%3A%2F%2Fother.example%2F')
      await shopper.at(t('webView.title'))
      // The first button is the back arrow of the navigation bar. The click fails if another bar covers it.
      await shopper.button(t('button.back')).first().click()
      await showCard(shopper, 'S1001').waitFor()
    },
  )
})
