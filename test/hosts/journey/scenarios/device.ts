import vm from 'node:vm'
import { pictureTexts } from '../../../../src/locales/namespaces/picture'
import { shareTexts } from '../../../../src/locales/namespaces/share'
import type { Host } from '../../harness/host'
import type { Scenario } from '../scenario'
import { addressOf, atHome, atShow, FRONT, nameOf, ON_HOME, openTab, pageOf } from '../steps'

interface Updates {
  heard: { check?: (found: { hasUpdate: boolean }) => void; ready?: () => void; failed?: () => void }
  applyUpdate: jest.Mock
}

const updatesOf = (host: Host): Updates => (host.native.fake.api.getUpdateManager as () => Updates)()

/** Simulates the result of the host's check for a newer version. */
const tellUpdate = async (host: Host, end: 'ready' | 'failed'): Promise<Updates> => {
  const updates = updatesOf(host)
  await host.until(() => updates.heard.check, 'the program did not check for updates')
  updates.heard.check?.({ hasUpdate: true })
  updates.heard[end]?.()
  return updates
}

/** Scenarios that depend on the device: updates, denied permissions and lost connections. */
export const device: Scenario[] = [
  {
    name: 'a newer version is offered and starts the program again',
    requiresHostCall: { weapp: 'getUpdateManager', alipay: 'getUpdateManager', bank: 'getUpdateManager' },
    run: async (stage) => {
      const host = stage.launch()
      await atHome(host)
      const updates = await tellUpdate(host, 'ready')
      const t = stage.texts('core')
      await host.tap({ text: t('update.restart'), role: 'button' }, await host.dialog(t('update.title')))
      expect(updates.applyUpdate).toHaveBeenCalledTimes(1)
      stage.did('update offered')
    },
  },
  {
    name: 'a newer version that does not come says what to do',
    isVariant: true,
    run: async (stage) => {
      const host = stage.launch()
      await atHome(host)
      await tellUpdate(host, 'failed')
      await host.dialog(stage.texts('core')('update.failed'))
      stage.did('update failed')
    },
  },
  {
    name: 'the nearest city is found; a refused location leaves the list, is allowed in the settings, and taken',
    isHostCapability: true,
    requiresHostCall: { weapp: 'getLocation', alipay: 'getLocation', bank: 'getLocation' },
    run: async (stage) => {
      const t = stage.texts('ticket')
      const refused = stage.launch({ address: addressOf('site-list') })
      refused.hands.granted.delete('location')
      await refused.tap({ part: t('city.locate'), role: 'button' })
      await refused.find(t('city.denied'))
      stage.did('location refused')
      refused.hands.grantsInSettings.add('location')
      await refused.tap({ text: t('button.toSettings'), role: 'button' })
      await refused.find({ part: t('city.nearest') })
      stage.did('location allowed in the settings')
      const host = stage.launch({ address: addressOf('site-list') })
      await host.tap({ part: t('city.locate'), role: 'button' })
      await host.find({ part: t('city.nearest') })
      stage.did('location granted')
    },
  },
  {
    name: 'the share picture is painted; a refused album is explained, allowed in the settings, and takes it',
    requiresHostCall: { weapp: 'saveImageToPhotosAlbum', alipay: 'saveImage', bank: 'saveImageToPhotosAlbum' },
    run: async (stage) => {
      const host = stage.launch({ address: addressOf('show-detail', { showId: FRONT }) })
      await atShow(host, FRONT)
      const t = stage.texts('show')
      const share = stage.texts(shareTexts)
      const core = stage.texts('core')
      const picture = stage.texts(pictureTexts)
      host.hands.granted.delete('album')
      host.hands.grantsInSettings.add('album')
      await host.tap({ text: t('detail.share'), role: 'button' })
      await host.tap({ text: share('share.picture'), role: 'button' })
      const save = () => host.tap({ text: picture('picture.save'), role: 'button' })
      await host.find({ part: share('poster.of', { show: nameOf(FRONT) }) })
      await save()
      await host.tap({ text: core('button.toSettings'), role: 'button' }, await host.dialog(core('album.title')))
      await host.find(core('album.granted'))
      await save()
      await host.find(picture('picture.saved'))
      stage.did('album refused, then allowed in the settings')
    },
  },
  {
    name: 'a lost network is said, and everything is there again once it is back',
    requiresHostCall: { weapp: 'request', alipay: 'request', bank: 'request' },
    run: async (stage) => {
      const host = stage.launch()
      await atHome(host)
      host.network.lose()
      await openTab(stage, host, 'all')
      const retry = { text: stage.texts('core')('button.retry'), role: 'button' }
      await host.find(retry)
      host.network.restore()
      await host.tap(retry)
      await host.find({ part: nameOf(FRONT), role: 'button' })
      await host.at(pageOf('all'))
      stage.did('network lost and back')
    },
  },
  {
    name: 'starts without Intl, BigInt and a random source of the host’s, and a show opens',
    run: async (stage) => {
      const host = stage.launch({ withoutLanguage: ['BigInt'], without: ['getRandomValues'] })
      expect(vm.runInContext('typeof Intl + typeof BigInt', host.realm.context)).toBe('undefinedundefined')
      await atHome(host)
      await host.tap({ part: nameOf(ON_HOME), role: 'button' })
      await atShow(host, ON_HOME)
      stage.did('start without Intl, BigInt and async random')
    },
  },
]
