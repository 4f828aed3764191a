import type { Shopper } from '../../../scripts/browser/shopper'
import { useStage } from '../support/stage'

/** User agent of WeChat's browser on Android. */
const userAgent =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36 MicroMessenger/8.0.50'

const SCRIPT = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js'

/** Replaces WeChat's script by a fake that accepts each configuration and records each call. */
const WX = `(() => {
  const noted = (window.noted = [])
  const note = (name) => (options) => void noted.push([name, options])
  window.wx = { ready: (done) => setTimeout(done), error: () => undefined }
  for (const name of ['config', 'updateAppMessageShareData', 'updateTimelineShareData', 'hideMenuItems', 'showMenuItems'])
    window.wx[name] = note(name)
})()`

interface Given {
  title: string
  link: string
  menuList: string[]
}

/** Serves the fake script instead of WeChat's host. Counts the requests for it. */
const serveScript = async ({ context }: Shopper): Promise<{ asked: number }> => {
  const seen = { asked: 0 }
  await context.route(SCRIPT, (route) => {
    seen.asked += 1
    return route.fulfill({ contentType: 'text/javascript', body: WX })
  })
  return seen
}

const given = async ({ page }: Shopper, name: string, matches: (options: Given) => boolean = () => true) => {
  const find = (of: string) => {
    const { noted = [] } = window as { noted?: [string, Given][] }
    return noted.filter(([each]) => each === of).map(([, options]) => options)
  }
  for (let again = 0; again < 200; again += 1) {
    const found = (await page.evaluate(find, name)).findLast(matches)
    if (found) return found
    await page.waitForTimeout(50)
  }
  throw new Error(`No ${name}.`)
}

describe('sharing in the chat app’s browser', () => {
  const stage = useStage()

  stage.walk(
    'sets the card of each page, and hides the entries on private pages',
    { userAgent, as: '13800000001' },
    async (shopper) => {
      const script = await serveScript(shopper)
      const { page, storefront } = shopper
      await page.goto(`${storefront.url}/content/S1001?channelId=friends`)
      const { title, link } = await given(shopper, 'updateAppMessageShareData', (card) => card.link.includes('S1001'))
      expect(title).not.toBe('')
      expect(link).toBe(`${storefront.url}/content/S1001?channelId=friends`)
      await given(shopper, 'updateTimelineShareData', (card) => card.link === link)
      await page.goto(`${storefront.url}/order`)
      expect((await given(shopper, 'hideMenuItems')).menuList).toContain('menuItem:share:timeline')
      // Each of the two documents loads the script once.
      expect(script.asked).toBe(2)
    },
  )

  stage.walk('loads the script in the chat app’s browser only', {}, async (shopper) => {
    const script = await serveScript(shopper)
    await shopper.page.goto(`${shopper.storefront.url}/content/S1001`)
    // When this response arrives, the deferred tasks have already run.
    await shopper.page.waitForResponse(/version\/match/)
    expect(script.asked).toBe(0)
  })

  stage.walk(
    'continues without the script if it cannot be loaded',
    { userAgent, expects: /jweixin|ERR_FAILED|chat app share/ },
    async (shopper) => {
      await shopper.context.route(SCRIPT, (route) => route.abort())
      const asked = shopper.page.waitForRequest(SCRIPT)
      await shopper.page.goto(`${shopper.storefront.url}/content/S1001`)
      await asked
      await shopper.page.getByRole('heading', { level: 1 }).first().waitFor()
    },
  )
})
