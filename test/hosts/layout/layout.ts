import path from 'node:path'
import type { Browser } from 'playwright-core'
import { launchChromium } from '../../../scripts/browser/launch'
import type { Guest } from '../../../scripts/browser/tour/tour'
import { type Language, toAddressLanguage } from '../../../src/domain/languages'
import { type Device, Host } from '../harness/host'
import type { Kind } from '../harness/kinds'
import { builtProgram, type Stage, useStage } from '../journey/stage'
import { addressOf, logInByHost } from '../journey/steps'
import { look as findFaults } from './look'
import { Screen } from './screen'
import { hostStops } from './stops'

/** A folder: each stop's picture is stored in it, a folder a host. */
const PICTURES = process.env.HOSTS_PICTURES

/** How a program is looked at. */
interface Look {
  language: Language
  theme: 'light' | 'dark'
}

interface LayoutOptions {
  looks?: readonly Look[]
  /** The stops that are gone to; all when absent. */
  only?: readonly string[]
}

const LOOKS: readonly Look[] = [
  { language: 'zh-CN', theme: 'light' },
  { language: 'zh-MO', theme: 'light' },
  { language: 'en-US', theme: 'light' },
  { language: 'en-US', theme: 'dark' },
]

/** Of the pictures of one look; those of the first have none. */
const folderOf = (language: Language, theme: Look['theme']): string[] =>
  language === LOOKS[0].language && theme === LOOKS[0].theme ? [] : [`${language}-${theme}`]

/** Lays the stops of a guest's tour out in one host, in each language and in the dark theme: one program a look goes to all stops. */
export const layoutIn = (kind: Kind, guest: Guest, { looks = LOOKS, only }: LayoutOptions = {}): void => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launchChromium()
  })
  afterAll(() => browser?.close())

  describe.each(looks)(`laid out in ${kind}: ${guest}, $language, $theme`, ({ language, theme }) => {
    const look = { lang: toAddressLanguage(language), theme }
    const logIn = async (own: Stage): Promise<Device> => {
      const host = own.launch({ address: addressOf('login', look) })
      await logInByHost(own, host)
      return host.kill()
    }
    const stage = useStage(kind, logIn, language)
    let screen: Screen
    let host: Host | undefined
    let device: Device | undefined
    const root = builtProgram(kind)
    const launch = (): Host => {
      host?.quit()
      host = new Host({
        kind,
        root,
        gateway: stage.gateway.gateway.url,
        device,
        ground: screen,
        address: addressOf('home', look),
      })
      screen.show(host)
      return host
    }
    beforeAll(async () => {
      device = guest === 'member' ? await stage.member() : undefined
      screen = await Screen.open(browser, kind, root, PICTURES ? { pictures: stage.gateway.gateway.url } : {})
      launch()
    })
    afterAll(async () => {
      host?.quit()
      await screen?.close()
    })
    test.each(hostStops(guest).filter(({ name }) => only?.includes(name) ?? true))(
      '$name',
      async ({ name, reach, page }) => {
        await reach(stage, host ?? launch(), launch)
        const { errors } = host!
        expect([...(await findFaults(host!, screen)), ...errors]).toEqual([])
        if (PICTURES) await screen.savePicture(path.join(PICTURES, kind, ...folderOf(language, theme), `${name}.png`))
        if (page) expect(host!.page.path).toBe(page)
      },
    )
  })
}
