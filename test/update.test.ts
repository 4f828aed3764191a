import { texts } from '@/locales/texts'
import { checkUpdate as alipay } from '@/platform/update/index.alipay'
import { checkUpdate as bank } from '@/platform/update/index.bank'
import { checkUpdate as h5 } from '@/platform/update/index.h5'
import { checkUpdate as weapp } from '@/platform/update/index.weapp'
import type { CheckUpdate } from '@/platform/update/contract'
import { offerUpdate } from '@/update'
import { enterAlipay } from './hosts/fakes/alipay'
import { enterBank } from './hosts/fakes/bank'
import { enterWeapp } from './hosts/fakes/weapp'

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: jest.requireActual<{ taro: object }>('./hosts/fakes/taro').taro,
}))

beforeAll(() => texts.setLanguage('en-US'))

type Manager = { heard: Record<'check' | 'ready' | 'failed', (payload?: unknown) => void>; applyUpdate: jest.Mock }

const desk = (agrees: boolean) => ({
  alert: jest.fn(() => Promise.resolve()),
  confirm: jest.fn(() => Promise.resolve(agrees)),
})
const offer = (checkUpdate: CheckUpdate, dialogs: ReturnType<typeof desk>) =>
  offerUpdate({ platform: { checkUpdate }, dialogs } as never)

describe.each([
  { host: 'weapp', checkUpdate: weapp, enter: enterWeapp },
  { host: 'alipay', checkUpdate: alipay, enter: enterAlipay },
  { host: 'bank', checkUpdate: bank, enter: enterBank },
])('a new version on $host', ({ checkUpdate, enter }) => {
  const begin = (agrees = true) => {
    const manager = (enter().api.getUpdateManager as () => Manager)()
    const dialogs = desk(agrees)
    return { manager, dialogs, over: offer(checkUpdate, dialogs) }
  }

  it('that is ready is offered, and applied when the buyer agrees', async () => {
    const { manager, dialogs, over } = begin()
    manager.heard.check({ hasUpdate: true })
    manager.heard.ready()
    await over
    expect(dialogs.confirm).toHaveBeenCalledWith({
      title: 'New version available',
      content: 'A new version is ready, please restart',
      confirmText: 'Restart',
    })
    expect(manager.applyUpdate).toHaveBeenCalledTimes(1)
  })
  it('is not forced upon who does not want it now', async () => {
    const { manager, over } = begin(false)
    manager.heard.ready()
    await over
    expect(manager.applyUpdate).not.toHaveBeenCalled()
  })
  it('that could not be downloaded asks to delete and open the mini program again', async () => {
    const { manager, dialogs, over } = begin()
    manager.heard.check({ hasUpdate: true })
    manager.heard.failed()
    await over
    expect(dialogs.alert).toHaveBeenCalledWith({
      content: 'The update failed. Please delete the mini-program and open it again',
    })
    expect(dialogs.confirm).not.toHaveBeenCalled()
  })
  it('that is none says nothing', async () => {
    const { manager, dialogs, over } = begin()
    manager.heard.check({ hasUpdate: false })
    await over
    expect([dialogs.alert, dialogs.confirm].flatMap(({ mock }) => mock.calls)).toEqual([])
  })
  it('is not spoken of where the host tells of none', async () => {
    enter().without('getUpdateManager')
    const dialogs = desk(true)
    await offer(checkUpdate, dialogs)
    expect([dialogs.alert, dialogs.confirm].flatMap(({ mock }) => mock.calls)).toEqual([])
  })
})

it('a browser is asked nothing', async () => {
  const dialogs = desk(true)
  await offer(h5, dialogs)
  expect([dialogs.alert, dialogs.confirm].flatMap(({ mock }) => mock.calls)).toEqual([])
})
