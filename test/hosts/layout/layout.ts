import path from 'node:path'
import type { Browser } from 'playwright-core'
import { launchChromium } from '../../../scripts/browser/launch'
import { GUESTS } from '../../../scripts/browser/tour/tour'
import { type Device, Host } from '../harness/host'
import type { Kind } from '../harness/kinds'
import { builtProgram, useStage } from '../journey/stage'
import { addressOf, logInByHost } from '../journey/steps'
import { look } from './look'
import { Screen } from './screen'
import { hostStops } from './stops'

/** A folder: each stop's picture is stored in it, a folder a host. */
const PICTURES = process.env.HOSTS_PICTURES

/** Lays the stops of the tour out in one host: one program a guest goes to all of them. */
export const layoutIn = (kind: Kind): void => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launchChromium()
  })
  afterAll(() => browser?.close())

  describe.each(GUESTS)(`laid out in ${kind}, %s`, (guest) => {
    const stage = useStage(kind, async (own) => {
      const host = own.launch({ address: addressOf('login') })
      await logInByHost(own, host)
      return host.kill()
    })
    let screen: Screen
    let host: Host | undefined
    let device: Device | undefined
    const root = builtProgram(kind)
    const launch = (): Host => {
      host?.quit()
      host = new Host({ kind, root, gateway: stage.gateway.gateway.url, device, ground: screen })
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
    test.each(hostStops(guest))('$name', async ({ name, reach, page }) => {
      await reach(stage, host ?? launch(), launch)
      const { errors } = host!
      expect([...(await look(host!, screen)), ...errors]).toEqual([])
      if (PICTURES) await screen.savePicture(path.join(PICTURES, kind, `${name}.png`))
      if (page) expect(host!.page.path).toBe(page)
    })
  })
}
