import { runInAction } from 'mobx'
import { matchVersion } from '@/api/version'
import type { Dialogs } from '@/components/ui/dialog/dialogs'
import { texts } from '@/locales/texts'
import { webHost } from '@/platform/host/detect'
import { miniHost } from '@/platform/host/mini'
import { checkUpdate as alipay, checkUpdate as bank, checkUpdate as weapp } from '@/platform/update/index'
import { checkUpdate as h5 } from '@/platform/update/index.h5'
import type { CheckUpdate } from '@/platform/update/contract'
import { offerUpdate } from '@/app/update'
import { enterAlipay } from '../hosts/fakes/alipay'
import { enterBank } from '../hosts/fakes/bank'
import { enterWeapp } from '../hosts/fakes/weapp'
import { fakeServices } from '../support/services'

jest.mock('@tarojs/taro', () => jest.requireActual<{ asModule: object }>('../hosts/fakes/taro').asModule)

beforeAll(() => texts.setLanguage('en-US'))

type Manager = { heard: Record<'check' | 'ready' | 'failed', (payload?: unknown) => void>; applyUpdate: jest.Mock }

const desk = (agrees: boolean) => ({
  alert: jest.fn(() => Promise.resolve()),
  confirm: jest.fn(() => Promise.resolve(agrees)),
  wait: jest.fn(() => () => undefined),
})

type Word = () => unknown
const silence: Word = () => {
  throw new Error('no network')
}

/** Launches the app with a rule of the merchant, an update of the host and a choice of the buyer. */
const launch = (given: {
  word?: Word
  checkUpdate?: CheckUpdate
  agrees?: boolean
  isWeb?: boolean
  stored?: Map<string, string>
}) => {
  const { word = silence, checkUpdate = h5, agrees = true, isWeb = false, stored = new Map<string, string>() } = given
  const dialogs = desk(agrees)
  const reopen = jest.fn(async () => (isWeb ? ({ kind: 'reopening' } as const) : ({ kind: 'unsupported' } as const)))
  const host = isWeb ? webHost({ userAgent: 'Mobile', search: '' }) : miniHost('weapp', 'WEIXIN_MINI', 'WEIXIN')
  const { services, stores, clock, sent } = fakeServices({
    form: 'wire',
    answers: [[matchVersion, word]],
    stored,
    config: { merchantId: 'M1' },
    platform: { checkUpdate, reopen, host },
  })
  runInAction(() => (stores.shop.status = 'ready'))
  return { dialogs, reopen, sent, clock, over: offerUpdate({ ...services, dialogs: dialogs as unknown as Dialogs }) }
}
const offer = (checkUpdate: CheckUpdate, dialogs: ReturnType<typeof desk>) => {
  const given = launch({ checkUpdate })
  Object.assign(given.dialogs, dialogs)
  return given.over
}

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

  it('is offered when ready, and applied when the buyer agrees', async () => {
    const { manager, dialogs, over } = begin()
    manager.heard.check({ hasUpdate: true })
    manager.heard.ready()
    await over
    expect(dialogs.confirm).toHaveBeenCalledWith({
      title: 'New version available',
      content: 'A new version is ready. Please restart',
      confirmText: 'Restart',
      cancelText: 'Later',
    })
    expect(manager.applyUpdate).toHaveBeenCalledTimes(1)
  })
  it('can be postponed', async () => {
    const { manager, over } = begin(false)
    manager.heard.ready()
    await over
    expect(manager.applyUpdate).not.toHaveBeenCalled()
  })
  it('instructs the buyer to delete and reopen the mini program after a failed download', async () => {
    const { manager, dialogs, over } = begin()
    manager.heard.check({ hasUpdate: true })
    manager.heard.failed()
    await over
    expect(dialogs.alert).toHaveBeenCalledWith({
      content: 'The update failed. Please delete the mini-program and open it again',
    })
    expect(dialogs.confirm).not.toHaveBeenCalled()
  })
  it('shows nothing if there is no new version', async () => {
    const { manager, dialogs, over } = begin()
    manager.heard.check({ hasUpdate: false })
    await over
    expect([dialogs.alert, dialogs.confirm].flatMap(({ mock }) => mock.calls)).toEqual([])
  })
  it('shows nothing if the host cannot report updates', async () => {
    enter().without('getUpdateManager')
    const dialogs = desk(true)
    await offer(checkUpdate, dialogs)
    expect([dialogs.alert, dialogs.confirm].flatMap(({ mock }) => mock.calls)).toEqual([])
  })
})

const says =
  (updateType: unknown, newestVersion: unknown = '9.0.0') =>
  () => ({ updateType, newestVersion })
const nothing = ({ dialogs, reopen }: ReturnType<typeof launch>) =>
  expect([dialogs.alert, dialogs.confirm, reopen].flatMap(({ mock }) => mock.calls)).toEqual([])

describe('the merchant’s version rule on the web', () => {
  it('is requested with product, client, merchant and version', async () => {
    const { sent, over } = launch({ isWeb: true, word: says('NONE') })
    await over
    expect(sent.map(({ params }) => params)).toEqual([
      { productCode: 'CYY', clientCode: 'H5', merchantId: 'M1', versionNo: '4.38.3' },
    ])
  })

  it.each([
    ['none', says('NONE')],
    ['null', () => null],
    ['empty', () => ({})],
    ['a value of another kind', says(['FORCE'])],
    ['a list', () => ['FORCE']],
    ['a page', () => '<html>'],
    ['not available', silence],
    ['weak, to the current version', says('WEAK', '4.38.3')],
    ['weak, to a version that is older if compared number by number', says('WEAK', '4.9.0')],
    ['weak, to a text that is not a version', says('WEAK', 'newest')],
  ])('changes nothing if the rule is %s', async (_, word) => {
    const given = launch({ isWeb: true, word })
    await given.over
    nothing(given)
  })

  it('reloads the page for FORCE after the buyer confirms a required alert', async () => {
    const { dialogs, reopen, over } = launch({ isWeb: true, word: says('FORCE') })
    await over
    expect(dialogs.alert.mock.calls).toEqual([
      [
        {
          title: 'New version available',
          content: 'This version can no longer be used. Restart to get the new one',
          confirmText: 'Restart',
          required: true,
        },
      ],
    ])
    expect(dialogs.confirm).not.toHaveBeenCalled()
    expect(reopen).toHaveBeenCalledTimes(1)
  })

  it('shows a message instead of another reload if FORCE persists', async () => {
    const stored = new Map<string, string>()
    await launch({ isWeb: true, word: says('FORCE'), stored }).over
    const { dialogs, reopen, over } = launch({ isWeb: true, word: says('FORCE'), stored })
    await over
    expect(reopen).not.toHaveBeenCalled()
    expect(dialogs.alert).toHaveBeenLastCalledWith({
      content: 'The new version has not arrived here yet. Please close the page and open it again later',
    })
  })

  it('shows a WEAK update once per version, and lets the buyer decline it', async () => {
    const stored = new Map<string, string>()
    const first = launch({ isWeb: true, word: says('WEAK'), agrees: false, stored })
    await first.over
    expect(first.dialogs.confirm).toHaveBeenCalledTimes(1)
    expect(first.reopen).not.toHaveBeenCalled()
    const again = launch({ isWeb: true, word: says('WEAK'), stored })
    await again.over
    nothing(again)
    const newer = launch({ isWeb: true, word: says('WEAK', '9.0.1'), stored })
    await newer.over
    expect(newer.reopen).toHaveBeenCalledTimes(1)
  })

  it('shows an unversioned WEAK update once for each storefront version', async () => {
    const stored = new Map<string, string>()
    const word = says('WEAK', undefined)
    await launch({ isWeb: true, word, stored }).over
    const again = launch({ isWeb: true, word, stored })
    await again.over
    nothing(again)
  })
})

describe('the merchant’s version rule in a mini program', () => {
  const ready = () => {
    const restart = jest.fn()
    return { restart, checkUpdate: async () => ({ kind: 'ready' as const, restart }) }
  }

  it('restarts into the downloaded version for FORCE, without a confirmation', async () => {
    const { restart, checkUpdate } = ready()
    const { dialogs, over } = launch({ word: says('FORCE'), checkUpdate })
    await over
    expect(dialogs.confirm).not.toHaveBeenCalled()
    expect(restart).toHaveBeenCalledTimes(1)
  })

  it.each(['none', 'failed', 'unsupported'] as const)(
    'instructs the buyer to reinstall for FORCE if the host’s result is %s',
    async (kind) => {
      const { dialogs, over } = launch({ word: says('FORCE'), checkUpdate: async () => ({ kind }) })
      await over
      expect(dialogs.alert).toHaveBeenLastCalledWith({
        content: 'The update failed. Please delete the mini-program and open it again',
      })
      expect(dialogs.alert).toHaveBeenCalledTimes(2)
    },
  )

  it('waits up to 10 s for a pending download if the rule is FORCE', async () => {
    const { dialogs, clock, over } = launch({ word: says('FORCE'), checkUpdate: () => new Promise(() => undefined) })
    await clock.advanceAsync(9_999)
    expect(dialogs.alert).toHaveBeenCalledTimes(1)
    await clock.advanceAsync(1)
    await over
    expect(dialogs.alert).toHaveBeenCalledTimes(2)
  })

  it('offers WEAK updates only if a restart installs them, once per version', async () => {
    const stored = new Map<string, string>()
    const none = launch({ word: says('WEAK'), checkUpdate: async () => ({ kind: 'none' }), stored })
    await none.over
    nothing(none)
    const { checkUpdate } = ready()
    const first = launch({ word: says('WEAK'), checkUpdate, agrees: false, stored })
    await first.over
    expect(first.dialogs.confirm).toHaveBeenCalledTimes(1)
    const again = launch({ word: says('WEAK'), checkUpdate, stored })
    await again.over
    nothing(again)
  })
})

it('shows nothing in a browser if the gateway does not answer', async () => {
  const given = launch({ isWeb: true })
  await given.over
  nothing(given)
})
