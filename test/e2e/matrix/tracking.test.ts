import { atShow } from '../../../scripts/browser/steps/browse'
import { logInByEmail } from '../../../scripts/browser/steps/log-in'
import type { Shopper } from '../../../scripts/browser/shopper'
import { shareTexts } from '../../../src/locales/namespaces/share'
import { useStage } from '../support/stage'

interface OnConsole {
  events: { name: string; facts: Record<string, string>; priority: number }[]
  drops: Record<string, number>
}

/** Collects the addresses of tracking requests. */
const listen = ({ page }: Shopper): string[] => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/ra\.gif|data-center/.test(request.url())) asked.push(request.url())
  })
  return asked
}

describe('tracking', () => {
  const stage = useStage()
  const onConsole = async (): Promise<OnConsole> =>
    (await (await fetch(new URL('/console/api/tracking', stage.storefront.url))).json()).data

  stage.walk('sends encrypted events after the agreement, but none when switched off', {}, async (shopper) => {
    const { page } = shopper
    const t = shopper.texts('user')
    const show = shopper.texts('show')
    const share = shopper.texts(shareTexts)
    const asked = listen(shopper)
    await shopper.open('/login-email')
    // Waits longer than the tracker's code needs to load.
    await page.waitForTimeout(2500)
    expect(asked).toEqual([])

    const configured = page.waitForRequest(/data-center/)
    await logInByEmail(shopper, 'demo@foyer.example', 'Foyer-2026')
    await page.waitForURL((url) => url.pathname !== '/login-email')
    await configured
    const taken = page.waitForResponse((response) => response.url().includes('ra.gif') && response.ok())
    await shopper.open('/content/S1001')
    await atShow(shopper, 'S1001')
    await shopper.button(show('detail.share')).click()
    await shopper.button(share('share.picture')).click()
    await taken
    const { events, drops } = await onConsole()
    expect(events.map(({ name, facts, priority }) => [name, facts, priority])).toContainEqual([
      'share',
      { way: 'picture' },
      100,
    ])
    expect(drops).toEqual({ unreadable: 0, repeated: 0, personal: 0 })
    expect(asked.join('\n')).not.toMatch(/eyJ|demo|S1001|picture/)

    await shopper.open('/setting')
    await shopper
      .screen()
      .getByRole('switch', { name: t('setting.measuring') })
      .click()
    const before = asked.length
    await shopper.open('/content/S1001')
    await atShow(shopper, 'S1001')
    await shopper.button(show('detail.share')).click()
    await shopper.button(share('share.picture')).click()
    await page.waitForTimeout(2500)
    expect(asked.slice(before)).toEqual([])
  })
})
