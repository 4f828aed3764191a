import type { Scenario } from '../scenario'
import {
  addressOf,
  atHome,
  atPaid,
  atShow,
  choosePerson,
  chooseTickets,
  findShow,
  FRONT,
  isKnown,
  logInByHost,
  nameOf,
  openTab,
  openTicket,
  pageOf,
  placeOrder,
  pressHostLogin,
  SHOW,
  stranger,
} from '../steps'

/** Scenarios that lead from home to the code of a ticket. */
export const purchase: Scenario[] = [
  {
    name: 'opens at home within the host’s limit of parallel requests, and all five tabs open',
    isHostCapability: true,
    requiresHostCall: { weapp: 'switchTab', alipay: 'switchTab', bank: 'switchTab' },
    run: async (stage) => {
      const host = stage.launch()
      await atHome(host)
      stage.did('launch')
      for (const tab of ['all', 'shop', 'ticket', 'mine', 'home'] as const) await openTab(stage, host, tab)
      await atHome(host)
      stage.did('all five tabs')
    },
  },
  {
    name: 'a show of the list opens, and back leads to the list',
    requiresHostCall: { weapp: 'navigateTo', alipay: 'navigateTo', bank: 'navigateTo' },
    run: async (stage) => {
      const host = stage.launch()
      await atHome(host)
      await openTab(stage, host, 'all')
      await host.tap({ part: nameOf(FRONT), role: 'button' })
      await atShow(host, FRONT)
      stage.did('detail')
      await host.back()
      await host.at(pageOf('all'))
      stage.did('list')
    },
  },
  {
    name: 'a visitor finds a show, logs in by the host, orders, pays in its cashier and has the code',
    isHostCapability: true,
    requiresHostCall: { weapp: 'requestPayment', alipay: 'tradePay', bank: 'customEvent' },
    run: async (stage) => {
      const host = stage.launch({ device: stranger('visitor') })
      await atHome(host)
      await openTab(stage, host, 'all')
      await findShow(stage, host, SHOW)
      await atShow(host, SHOW)
      await host.tap({ text: stage.texts('show')('show.action.buy'), role: 'button' })
      await chooseTickets(stage, host)
      await host.at(pageOf('login'))
      await logInByHost(stage, host)
      stage.did(stage.kind === 'bank' ? 'login by the bank’s account' : 'login by the host’s phone button')
      await choosePerson(stage, host)
      await placeOrder(stage, host)
      await atPaid(stage, host)
      stage.did('host payment: success')
      await openTicket(stage, host)
    },
  },
  {
    name: 'who was here before is known by the host and needs no phone',
    isHostCapability: true,
    hosts: ['weapp', 'alipay'],
    requiresHostCall: { weapp: 'login', alipay: 'getAuthCode' },
    run: async (stage) => {
      await stage.member()
      const host = stage.launch({ address: addressOf('login') })
      await isKnown(stage, host)
      await pressHostLogin(stage, host)
      await host.until(() => host.page.path !== pageOf('login'), 'still at the login')
      stage.did('login by the host’s account, known from before')
    },
  },
  {
    name: 'a buyer who withholds the phone number sees the other ways to log in',
    isVariant: true,
    hosts: ['weapp', 'alipay'],
    run: async (stage) => {
      const host = stage.launch({ address: addressOf('login'), device: stranger('shy') })
      host.hands.givesPhone = false
      const t = stage.texts('user')
      await pressHostLogin(stage, host)
      await host.find(t('hostLogin.denied'))
      await host.find({ text: t('login.byPhone'), role: 'button' })
      stage.did('phone number withheld')
    },
  },
  {
    name: 'the login outlives the program',
    isHostCapability: true,
    requiresHostCall: { weapp: 'setStorageSync', alipay: 'setStorageSync', bank: 'setStorageSync' },
    run: async (stage) => {
      const first = stage.launch({ address: addressOf('login') })
      await logInByHost(stage, first)
      const host = stage.launch({ device: first.kill(), address: pageOf('mine') })
      await host.find(stage.texts('core')('mine.orders'))
      await host.until(() => !host.text.includes(stage.texts('core')('mine.loginOrRegister')), 'asked to log in again')
      await host.find({ part: stage.texts('core')('mine.coming') })
      stage.did('login restored after a relaunch')
    },
  },
]
