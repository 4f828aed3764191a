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

/** Folder for the pictures of the stops, with a subfolder for each host. */
const PICTURES = process.env.HOSTS_PICTURES

/** The language and theme in which a program is checked. */
interface Look {
  language: Language
  theme: 'light' | 'dark'
}

interface LayoutOptions {
  looks?: readonly Look[]
  /** Names of the stops to visit; absent to visit all stops. */
  only?: readonly string[]
}

const LOOKS: readonly Look[] = [
  { language: 'zh-CN', theme: 'light' },
  { language: 'zh-MO', theme: 'light' },
  { language: 'en-US', theme: 'light' },
  { language: 'en-US', theme: 'dark' },
]

/** Returns the subfolders for the pictures of a look; empty for the first look. */
const folderOf = (language: Language, theme: Look['theme']): string[] =>
  language === LOOKS[0].language && theme === LOOKS[0].theme ? [] : [`${language}-${theme}`]

/**
 * Checks the layout of the stops of a guest's tour in one host: in each language, and in the dark theme. For each look,
 * one mini program visits all stops.
 */
export const layoutIn = (kind: Kind, guest: Guest, { looks = LOOKS, only }: LayoutOptions = {}): void => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launchChromium()
  })
  afterAll(() => browser?.close())

  describe.each(looks)(`the layout in ${kind}: ${guest}, $language, $theme`, ({ language, theme }) => {
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
