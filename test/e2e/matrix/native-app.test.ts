import { loggedIn } from '../../../scripts/browser/logged-in'
import type { Shopper } from '../../../scripts/browser/shopper'
import { atShow } from '../../../scripts/browser/steps/browse'
import type { keys, Stored } from '../../../src/platform/storage/keys'
import { useStage } from '../support/stage'
import { rememberToasts, toasted } from '../support/toasts'

const PHONE = '13900000061'
const SHOW = 'S1001'

interface Message {
  id: number
  name: string
  data: { page?: string; params?: object; accessToken?: string }
}

declare global {
  interface Window {
    /** Messages from the page to the app. */
    appMessages?: Message[]
  }
}

/**
 * Runs in the page. Simulates a native app with a bridge. The app has every screen except the screens in `lacks`, and
 * its login returns `later`.
 */
const nativeApp = ({ session, later }: { session: object | null; later: object | null }): void => {
  const received: Message[] = (window.appMessages = [])
  const answer = (id: number, more: object) => {
    const text = JSON.stringify({ foyer: 1, reply: id, ...more })
    setTimeout(() => (window as unknown as { foyerReceive: (text: string) => void }).foyerReceive(text))
  }
  const postMessage = (text: string): void => {
    const message = JSON.parse(text) as Message
    received.push(message)
    const { id, name } = message
    if (name === 'start') answer(id, { ok: true, data: { session } })
    else if (name === 'login')
      answer(id, later ? { ok: true, data: { session: later } } : { ok: false, reason: 'cancelled' })
    else answer(id, { ok: true })
  }
  Object.assign(window, { FoyerApp: { postMessage } })
}

const messagesNamed = ({ page }: Shopper, name: string) =>
  page.evaluate((wanted) => (window.appMessages ?? []).filter((message) => message.name === wanted), name)

/** Waits for a message with this name from the page to the native app. */
const messageNamed = async (shopper: Shopper, name: string): Promise<Message> => {
  await shopper.page.waitForFunction((wanted) => window.appMessages?.some((message) => message.name === wanted), name)
  return (await messagesNamed(shopper, name)).slice(-1)[0]!
}

describe('a page inside a native app', () => {
  const stage = useStage()

  /** Returns a login for a phone number, as the gateway issues it to the app. */
  const sessionOf = async (phone: string) => {
    const state = await loggedIn(stage.storefront, phone)
    const { localStorage } = (state as { origins: { localStorage: { name: string; value: string }[] }[] }).origins[0]!
    const stored = localStorage.map(({ value }) => (JSON.parse(value) as { d: Stored<typeof keys.login> }).d)
    const { userId, accessToken, refreshToken } = stored.find((each) => each.accessToken)!
    return { userId, accessToken, refreshToken }
  }

  const enter = async (shopper: Shopper, session: object | null, later: object | null = null): Promise<void> => {
    await rememberToasts(shopper.page)
    await shopper.context.addInitScript(nativeApp, { session, later })
  }

  stage.walk('draws its screen, opens the app’s screens in the app, and goes back to it', {}, async (shopper) => {
    await enter(shopper, null)
    const { page } = shopper
    await shopper.open(`/content/${SHOW}?source=ios&statusBarHeight=44`)
    await atShow(shopper, SHOW)
    const inset = await page.evaluate(() =>
      [...document.querySelectorAll('*')].some((element) => getComputedStyle(element).paddingTop === '44px'),
    )
    expect(inset).toBe(true)

    const venue = shopper.screen().locator('a[href*="/venue/"]').first()
    await venue.click()
    await toasted(page, shopper.texts('core')('error.building'))
    expect(shopper.path()).toBe(`/content/${SHOW}`)

    await shopper.screen().locator('a[href*="/tour-detail/"]').first().click()
    const { data } = await messageNamed(shopper, 'open')
    expect(data).toEqual({ page: 'tour-detail', params: { tourId: expect.stringMatching(/^\w+$/) } })
    expect(shopper.path()).toBe(`/content/${SHOW}`)

    await shopper.button(shopper.texts('core')('button.back')).first().click()
    await messageNamed(shopper, 'close')
    expect(shopper.path()).toBe(`/content/${SHOW}`)
  })

  stage.walk('has the app’s login from the start, and logs out in the app, too', {}, async (shopper) => {
    const session = await sessionOf(PHONE)
    await enter(shopper, session)
    await shopper.open('/support?source=android')
    const t = shopper.texts('user')
    // A screen that only informs opens inside the page.
    const support = shopper.texts('profile')('support.title')
    await shopper.at(support)
    await shopper.buttonContaining('隐私').click()
    await shopper.page.waitForURL(/\/agreement/)
    await shopper.button(shopper.texts('core')('button.back')).first().click()
    await shopper.at(support)
    expect(await messagesNamed(shopper, 'close')).toEqual([])
    await shopper.open('/setting?source=android')
    await shopper.buttonContaining(t('setting.logout')).click()
    await shopper.confirm(t('setting.logout'))
    await messageNamed(shopper, 'logout')
    expect((await messagesNamed(shopper, 'login')).length).toBe(0)
    expect(shopper.page.url()).not.toContain(session.accessToken)
  })

  stage.walk('requests a login by the app, then shows the screen that requires it', {}, async (shopper) => {
    const later = await sessionOf('13900000062')
    await enter(shopper, null, later)
    await shopper.open('/viewer?isFlutter=1')
    await messageNamed(shopper, 'login')
    await shopper.at(shopper.texts('user')('audience.title'))
    expect(shopper.path()).toBe('/viewer')
  })

  stage.walk('goes back if the app’s login is declined', {}, async (shopper) => {
    await enter(shopper, null)
    await shopper.open('/viewer?source=ios')
    await messageNamed(shopper, 'close')
    expect((await messagesNamed(shopper, 'login')).length).toBe(1)
  })

  stage.walk('behaves as in a browser without a bridge', {}, async (shopper) => {
    await shopper.open(`/content/${SHOW}?source=ios`)
    await atShow(shopper, SHOW)
    await shopper.screen().locator('a[href*="/venue/"]').first().click()
    await shopper.page.waitForURL(/\/venue\//)
  })
})
