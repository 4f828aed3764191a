/** @jest-environment jsdom */
import {
  checkUpdate as alipay,
  checkUpdate as bank,
  checkUpdate as weapp,
  reopen as reopenMini,
} from '@/platform/update/index'
import { externalNavigation } from '@/platform/external-navigation'
import { checkUpdate as h5, reopen as reopenPage } from '@/platform/update/index.h5'
import { enterAlipay } from '../hosts/fakes/alipay'
import { enterBank } from '../hosts/fakes/bank'
import { enterWeapp } from '../hosts/fakes/weapp'
import { holdToContract, type Case, never } from './support/contract'

jest.mock('@tarojs/taro', () => jest.requireActual<{ asModule: object }>('../hosts/fakes/taro').asModule)

type Manager = { heard: Record<'check' | 'ready' | 'failed', (payload?: unknown) => void>; applyUpdate: jest.Mock }

const managed = (enter: typeof enterWeapp, checkUpdate: typeof weapp): Case => {
  let manager: Manager
  let result: ReturnType<typeof weapp>
  let api: Record<string, unknown>
  return {
    enter: () => {
      api = enter().api
      manager = (api.getUpdateManager as () => Manager)()
      result = checkUpdate()
    },
    ask: () => result,
    ends: [
      { when: 'the host finds none', bring: () => manager.heard.check({ hasUpdate: false }), gives: { kind: 'none' } },
      { when: 'the host reports nothing', bring: () => manager.heard.check(), gives: { kind: 'none' } },
      { when: 'the download fails', bring: () => manager.heard.failed(), gives: { kind: 'failed' } },
      {
        when: 'a manager of another kind',
        bring: () => {
          api.getUpdateManager = () => ({})
          result = checkUpdate()
        },
        gives: { kind: 'unsupported' },
      },
    ],
    explode: () => {
      api.getUpdateManager = () => {
        throw new TypeError('host broke')
      }
      result = checkUpdate()
    },
  }
}

holdToContract(
  'a newer version',
  { none: {}, ready: { restart: 'function' }, failed: {}, unsupported: {} },
  {
    weapp: managed(enterWeapp, weapp),
    alipay: managed(enterAlipay, alipay),
    bank: managed(enterBank, bank),
    h5: never(h5),
  },
)

describe.each([
  { host: 'weapp', checkUpdate: weapp, enter: enterWeapp },
  { host: 'alipay', checkUpdate: alipay, enter: enterAlipay },
  { host: 'bank', checkUpdate: bank, enter: enterBank },
])('a newer version on $host', ({ checkUpdate, enter }) => {
  const check = () => {
    const host = enter()
    const manager = (host.api.getUpdateManager as () => Manager)()
    return { host, manager, result: checkUpdate() }
  }

  test('is ready once downloaded, and applied by a restart', async () => {
    const { manager, result } = check()
    manager.heard.check({ hasUpdate: true })
    manager.heard.ready()
    const ready = await result
    expect(ready.kind).toBe('ready')
    if (ready.kind === 'ready') ready.restart()
    expect(manager.applyUpdate).toHaveBeenCalledTimes(1)
  })
  test('is unsupported in a host version without an update manager', async () => {
    enter().without('getUpdateManager')
    expect(await checkUpdate()).toEqual({ kind: 'unsupported' })
  })
})

describe('the reopening of the app', () => {
  const again = jest.spyOn(externalNavigation, 'reload').mockImplementation(() => undefined)
  const fetched = jest.fn()
  const before = globalThis.fetch
  beforeEach(() => {
    again.mockClear()
    fetched.mockReset()
    globalThis.fetch = fetched as never
  })
  afterAll(() => {
    globalThis.fetch = before
  })

  test('fetches the page without the browser’s cache, then reloads the page', async () => {
    let arrive = (_: object): void => undefined
    fetched.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
    const over = reopenPage()
    // If a newer service worker exists, it is activated first.
    await new Promise((resolve) => setTimeout(resolve))
    expect(fetched.mock.calls).toEqual([
      [window.location.href, expect.objectContaining({ cache: 'reload', headers: { accept: 'text/html' } })],
    ])
    expect(again).not.toHaveBeenCalled()
    arrive({ text: async () => '<html>' })
    expect(await over).toEqual({ kind: 'reopening' })
    expect(again).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['if there is no network', () => Promise.reject(new TypeError('offline'))],
    ['if the server does not answer', () => new Promise(() => undefined)],
  ])('reloads the page %s', async (_, answer) => {
    jest.useFakeTimers()
    fetched.mockImplementation(answer)
    const over = reopenPage()
    await jest.advanceTimersByTimeAsync(3_000)
    jest.useRealTimers()
    expect(await over).toEqual({ kind: 'reopening' })
    expect(again).toHaveBeenCalledTimes(1)
  })

  test('is unsupported in a mini program', async () => {
    expect(await reopenMini()).toEqual({ kind: 'unsupported' })
  })
})
