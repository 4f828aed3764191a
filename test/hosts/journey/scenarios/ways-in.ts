import type { Kind } from '../../harness/kinds'
import type { Scenario } from '../scenario'
import { addressOf, atHome, atShow, FRONT, nameOf, pageOf } from '../steps'
import { shareTexts } from '../../../../src/locales/namespaces/share'

/** A short code of the sandbox that opens the front show. */
const SHORT_CODE = 'S1001POSTER'

/**
 * The query and scene with which each host opens a page after a scan. They contain the scanned code. The scene numbers
 * are WeChat's.
 */
const opened: Record<Kind, { query: string; scene: number }> = {
  weapp: { query: `scene=${encodeURIComponent(SHORT_CODE)}`, scene: 1047 },
  alipay: { query: `qrCode=${encodeURIComponent(`http://127.0.0.1:4173/s/${SHORT_CODE}`)}`, scene: 1011 },
  bank: { query: `scene=${encodeURIComponent(SHORT_CODE)}`, scene: 1047 },
}

/** Scenarios of all ways to open a mini program. */
export const waysIn: Scenario[] = [
  {
    name: 'a show that was shared opens for the friend, with its channel',
    isHostCapability: true,
    run: async (stage) => {
      const host = stage.launch({ address: addressOf('show-detail', { showId: FRONT, channelId: 'spring' }) })
      await atShow(host, FRONT)
      await host.tap({ text: stage.texts('show')('detail.share'), role: 'button' })
      await host.tap({ text: stage.texts(shareTexts)('share.friend'), role: 'button' })
      const card = await host.until(() => host.cards[0], 'no card was sent')
      expect(card.title).toContain(nameOf(FRONT))
      expect(card.path).toMatch(/showId=S1001/)
      expect(card.path).toMatch(/channelId=spring/)
      const friend = stage.launch({ address: card.path, scene: 1007 })
      await atShow(friend, FRONT)
      const channels = friend.native.fake.calls.filter(({ options }) => /channelId=spring/.test(String(options.url)))
      expect(channels.length).toBeGreaterThan(0)
      stage.did('share into a detail')
    },
  },
  {
    name: 'a scanned code opens its page; a code of another shop does not',
    isHostCapability: true,
    requiresHostCall: { weapp: 'scanCode', alipay: 'scan', bank: 'scanCode' },
    run: async (stage) => {
      const host = stage.launch()
      await atHome(host)
      const t = stage.texts('core')
      host.hands.code = 'https://elsewhere.example/content/S1001'
      await host.tap({ text: t('scan.label'), role: 'button' })
      await host.tap({ text: t('button.gotIt'), role: 'button' }, await host.dialog(t('scan.notOurs')))
      expect(host.text).not.toContain('elsewhere')
      stage.did('scan a code of another shop')
      host.hands.code = `http://127.0.0.1:4173/s/${SHORT_CODE}`
      await host.tap({ text: t('scan.label'), role: 'button' })
      await atShow(host, FRONT)
      stage.did('scan a code into a page')
    },
  },
  {
    name: 'a cold start from a shared link is at the show, and back leads home',
    run: async (stage) => {
      const host = stage.launch({ address: addressOf('show-detail', { showId: FRONT }), scene: 1007 })
      await atShow(host, FRONT)
      // On Alipay, the back button belongs to the host. On the other hosts, it is in the page's own navigation bar.
      if (stage.kind === 'alipay') await host.back()
      else await host.tap({ text: stage.texts('core')('button.back'), role: 'button' })
      await atHome(host)
      stage.did('cold start from a share link')
    },
  },
  {
    name: 'a cold start from a printed code opens its screen',
    isHostCapability: true,
    run: async (stage) => {
      const { query, scene } = opened[stage.kind]
      const host = stage.launch({ address: `${pageOf('show-detail')}?${query}`, scene })
      await atShow(host, FRONT)
      stage.did('cold start from a QR scene')
    },
  },
  {
    name: 'an unknown code shows why it cannot be opened and a link to home',
    isVariant: true,
    run: async (stage) => {
      const { query, scene } = opened[stage.kind]
      const unknown = query.replaceAll(SHORT_CODE, 'NOSUCHCODE')
      const host = stage.launch({ address: `${pageOf('show-detail')}?${unknown}`, scene })
      await host.find(stage.texts('user')('notice.error.code'))
      await host.tap({ text: stage.texts('core')('button.home'), role: 'button' })
      await atHome(host)
      stage.did('cold start from an unknown code')
    },
  },
]
