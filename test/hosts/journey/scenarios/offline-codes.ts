import { ticketTexts } from '../../../../src/locales/namespaces/ticket'
import { userTexts } from '../../../../src/locales/namespaces/user'
import { gateListOf, judgeByList } from '../../../support/gate-rule'
import { readCode } from '../../../support/read-code'
import type { Device, Host } from '../../harness/host'
import type { Scenario } from '../scenario'
import type { Stage } from '../stage'
import { addressOf, logInByHost, nameOf, pageOf, stranger } from '../steps'

const DAY = 24 * 3_600_000
/** Id of a show whose ticket codes change, and the id of its session. The member has a ticket. */
const SHOW = 'S2001'
const SESSION = 'S2001N01'
const MEMBER = '13800000001'
const OTHER = '13800000002'

const cardOf = (showId: string) => ({ part: nameOf(showId), role: 'button' })

/** Returns the code of the first ticket. If the code is on another device, moves it to this one. */
const codeOf = async (stage: Stage, host: Host): Promise<string> => {
  const t = stage.texts(ticketTexts)
  const label = t('detail.changingLabel', { number: 1, seconds: 30 })
  const picture = () => host.all({ text: label, role: 'img' })[0]
  const taking = () => host.all({ text: t('detail.take'), role: 'button' })[0]
  await host.until(() => picture() ?? taking(), 'no code')
  const button = taking()
  if (button) await host.tap(button)
  const shown = await host.until(picture, 'no code here')
  return readCode(shown.getAttribute('src') ?? shown.querySelector('image')?.getAttribute('src') ?? '')
}

const openTicket = async (stage: Stage, host: Host): Promise<string> => {
  await host.tap(cardOf(SHOW))
  await host.at(pageOf('ticket-detail-new'))
  return codeOf(stage, host)
}

const newMember = async (stage: Stage): Promise<{ host: Host; device: Device }> => {
  const device = stranger(`guest-${stage.kind}-${stage.done.size}`)
  const host = stage.launch({ device, address: addressOf('login'), mayFail: true })
  await logInByHost(stage, host, MEMBER)
  host.pages.reLaunch(addressOf('ticket-holder'))
  return { host, device }
}

const textOf = ({ storage }: Device): string => JSON.stringify([...storage])

/** Returns the text that shows the age of a stored copy. */
const ageOf = (text: string): string => text.split('|')[0] ?? ''

/** Scenarios of ticket codes on a phone without a network, and of the data that the phone stores for each buyer. */
export const offlineCodes: Scenario[] = [
  {
    name: 'a killed program shows a day later, without a network, tickets and codes that a gate takes',
    requiresHostCall: { weapp: 'setStorageSync', alipay: 'setStorageSync', bank: 'setStorageSync' },
    run: async (stage) => {
      const first = stage.launch({ device: await stage.member(), address: addressOf('ticket-holder') })
      const online = await openTicket(stage, first)
      const list = await gateListOf(stage.gateway.gateway.url, SESSION)
      const ahead = list.now - Date.now() + DAY
      const device = first.kill()
      const host = stage.launch({ device, address: addressOf('ticket-holder'), clockAhead: DAY, mayFail: true })
      host.network.lose()
      await host.find({ part: ageOf(stage.texts('core')('ticketHolder.stored', { time: '|' })) })
      const shown = await openTicket(stage, host)
      await host.find({ part: ageOf(stage.texts(ticketTexts)('detail.stored', { time: '|' })) })
      const now = Date.now() + ahead
      expect([shown, online].map((code) => judgeByList(code, list, now))).toEqual(['in', 'old-code'])
      stage.did('code shown without a network')
    },
  },
  {
    name: 'a logout leaves nothing of the tickets on the device',
    run: async (stage) => {
      const t = stage.texts(userTexts)
      const { host } = await newMember(stage)
      const code = await openTicket(stage, host)
      const [, ticketId = '', keyId = ''] = code.split(':')
      const traces = [ticketId, keyId, nameOf(SHOW), 'ticket-keys', 'ticket-holder']
      expect(traces.filter((trace) => !textOf(host.device).includes(trace))).toEqual([])
      host.pages.reLaunch(addressOf('setting'))
      await host.tap({ text: t('setting.logout'), role: 'button' })
      await host.tap({ text: t('setting.logout'), role: 'button' }, await host.dialog(t('setting.logoutAsk')))
      await host.until(() => !textOf(host.device).includes('foyer:login'), 'still logged in')
      // Waits for the screen after the logout. It opens automatically, and would close a screen that was opened
      // earlier.
      await host.at(/\/mine$/)
      expect(traces.filter((trace) => textOf(host.device).includes(trace))).toEqual([])
      host.network.lose()
      host.pages.reLaunch(addressOf('ticket-holder'))
      await host.find(stage.texts('core')('ticketHolder.guest'))
      stage.did('keys gone with the logout')
    },
  },
  {
    name: 'another buyer on the device of a killed program sees none of the earlier tickets',
    isVariant: true,
    run: async (stage) => {
      const { host: first } = await newMember(stage)
      await openTicket(stage, first)
      const { query } = first.page
      const device = first.kill()
      // Simulates a crash during the logout, after which the login is removed but its related data is not.
      for (const name of device.storage.keys()) if (name.includes('foyer:login')) device.storage.delete(name)
      expect(textOf(device)).toContain('ticket-keys')
      device.hands.person = `other-${stage.kind}-${stage.done.size}`
      const host = stage.launch({ device, address: addressOf('login'), mayFail: true })
      await logInByHost(stage, host, OTHER)
      host.pages.reLaunch(addressOf('ticket-holder'))
      await host.find(stage.texts('core')('ticketHolder.empty'))
      host.network.lose()
      host.pages.reLaunch(addressOf('ticket-detail-new', { id: query.id ?? '' }))
      await host.find({ part: stage.texts(ticketTexts)('detail.notStored') })
      const traces = ['ticket-keys', nameOf(SHOW)]
      expect(traces.filter((trace) => textOf(host.device).includes(trace) || host.text.includes(trace))).toEqual([])
      stage.did('tickets hidden from the next buyer')
    },
  },
]
