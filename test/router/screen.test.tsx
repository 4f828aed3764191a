import { Text } from '@tarojs/components'
import { observable, runInAction } from 'mobx'
import { act, type FunctionComponent, type ReactNode } from 'react'
import type { CodeAnswer } from '@/router/deep-link-entry'
import { screen, type ScreenSetup, ScreenSetupContext } from '@/router/screen'
import { useScreenLoading } from '@/router/screen-loading'
import { tabParams } from '@/router/tab-params'
import { launchCodes } from '@/router/launch-query'
import { fakeClock } from '../support/fake-clock'
import { mount, type Mounted } from '../support/screen'

const options: { params: Record<string, string> } = { params: {} }
jest.mock('@tarojs/taro', () => ({ ...jest.requireActual<object>('@tarojs/taro'), useRouter: () => options }))

const account = observable({ loggedIn: false })

let screens: ScreenSetup

const setUp = (more: Partial<ScreenSetup> = {}) => {
  const clock = fakeClock()
  const router = { demandLogin: jest.fn(() => Promise.resolve()), goto: jest.fn(() => Promise.resolve()) }
  const resolveCode = jest.fn((_code: string): Promise<CodeAnswer> => Promise.resolve({ kind: 'unknown' }))
  const setup = {
    shell: ({ name, loading, children }: { name: string; loading: string; children: ReactNode }) => (
      <div className={`shell ${name} ${loading}`}>{children}</div>
    ),
    broken: ({ onRetry }: { onRetry: () => void }) => <button onClick={onRetry}>again</button>,
    router: router as unknown as ScreenSetup['router'],
    texts: { ready: true, subscribe: () => () => undefined },
    loggedIn: () => account.loggedIn,
    clock,
    applyQuery: jest.fn(),
    resolveCode,
    takeLaunchQuery: () => ({}),
    origins: ['https://tickets.example'],
    linkHosts: () => [],
    hidePayment: jest.fn(),
    pageView: jest.fn(),
    failed: jest.fn(),
    ...more,
  }
  screens = setup
  return { clock, router, setup, resolveCode }
}

const Params = ({ params }: { params: object }) => <Text className="params">{JSON.stringify(params)}</Text>

const mountScreen = (name: Parameters<typeof screen>[0], Content: typeof Params = Params): Promise<Mounted> => {
  const Screen = screen(name, Content as never) as FunctionComponent<object>
  return mount(
    () => (
      <ScreenSetupContext.Provider value={screens}>
        <Screen />
      </ScreenSetupContext.Provider>
    ),
    {},
  )
}

describe('a screen', () => {
  let mounted: Mounted
  const open = async (
    name: Parameters<typeof screen>[0],
    params: Record<string, string> = {},
    Content: (props: { params: object }) => ReactNode = Params,
  ) => {
    options.params = params
    mounted = await mountScreen(name, Content as never)
  }
  beforeEach(() => runInAction(() => void (account.loggedIn = false)))
  afterEach(() => mounted.unmount())

  it('receives its decoded parameters, is drawn in the shell, and is counted', async () => {
    const { setup } = setUp()
    await open('search', { placeholder: '%E6%88%8F', channelId: 'c', stamp: 'A' })
    expect(mounted.text('.params')).toBe('{"placeholder":"戏"}')
    expect(mounted.find('.shell.search')).toBeTruthy()
    expect(setup.pageView).toHaveBeenCalledWith('search', { placeholder: '戏' })
    expect(setup.applyQuery).toHaveBeenCalledWith({ placeholder: '戏', channelId: 'c', stamp: 'A' })
    expect(setup.hidePayment).toHaveBeenCalledTimes(1)
  })

  it('leaves the payment sheet open if the screen is the agreement', async () => {
    const { setup } = setUp()
    await open('agreement', { id: '1' })
    expect(setup.hidePayment).not.toHaveBeenCalled()
  })

  it('opens the login for a visitor without access, and draws nothing', async () => {
    const { router, setup } = setUp()
    await open('orders', { tab: 'TICKET' })
    expect(router.demandLogin).toHaveBeenCalledWith({ name: 'orders', params: { tab: 'TICKET' } })
    expect(setup.pageView).not.toHaveBeenCalled()
    expect(() => mounted.find('.params')).toThrow()
  })

  it('opens the login if the buyer is logged out while the screen is in view', async () => {
    const { router } = setUp()
    runInAction(() => (account.loggedIn = true))
    await open('orders')
    expect(router.demandLogin).not.toHaveBeenCalled()
    await act(async () => runInAction(() => (account.loggedIn = false)))
    expect(router.demandLogin).toHaveBeenCalledTimes(1)
  })

  it('opens the login when it returns to view, not while out of view', async () => {
    const { router } = setUp()
    runInAction(() => (account.loggedIn = true))
    await open('orders')
    await mounted.happen('useDidHide')
    await act(async () => runInAction(() => (account.loggedIn = false)))
    expect(router.demandLogin).not.toHaveBeenCalled()
    await mounted.happen('useDidShow')
    expect(router.demandLogin).toHaveBeenCalledTimes(1)
  })

  it('redirects a group to its own screen, and a broken address to the error page', async () => {
    const { router } = setUp()
    await open('show-detail', { showId: 'SG1' })
    expect(router.goto).toHaveBeenCalledWith({ name: 'group-show-detail', params: { showId: 'SG1' } }, 'replace')
    await mounted.unmount()
    await open('show-detail')
    expect(router.goto).toHaveBeenLastCalledWith({ name: 'page-error', params: { reason: 'bad-show-id' } }, 'replace')
  })

  it('passes parameters that change later to a tab', async () => {
    setUp()
    await open('all')
    expect(mounted.text('.params')).toBe('{}')
    await act(async () => runInAction(() => tabParams.set('all', { showType: 'DRAMA' })))
    expect(mounted.text('.params')).toBe('{"showType":"DRAMA"}')
  })

  it('offers a retry after a crash', async () => {
    const { setup } = setUp()
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    let broken = true
    await open('search', {}, () => {
      if (broken) throw new Error('boom')
      return <Text className="fine">fine</Text>
    })
    expect(setup.failed).toHaveBeenCalledWith(expect.objectContaining({ message: 'boom' }))
    broken = false
    await mounted.tap(mounted.button('again'))
    expect(mounted.text('.fine')).toBe('fine')
    quiet.mockRestore()
  })

  it('shows a loading notice after 200 ms, and a failure after 10 s', async () => {
    const { clock } = setUp()
    const Slow = () => {
      useScreenLoading(true)
      return <Text>…</Text>
    }
    await open('search', {}, Slow)
    const shell = () => mounted.find('.shell').className
    await act(async () => clock.advance(199))
    expect(shell()).toContain('quiet')
    await act(async () => clock.advance(1))
    expect(shell()).toContain('loading')
    await act(async () => clock.advance(9_800))
    expect(shell()).toContain('gave-up')
  })

  it('draws nothing before the texts have loaded', async () => {
    setUp({ texts: { ready: false, subscribe: () => () => undefined } })
    await open('search')
    expect(() => mounted.find('.shell')).toThrow()
  })
})

describe('a screen opened by a code', () => {
  let mounted: Mounted
  const DETAIL = 'packages/show/show-detail/show-detail'
  const open = async (name: Parameters<typeof screen>[0], params: Record<string, string>) => {
    options.params = params
    mounted = await mountScreen(name)
  }
  const found = (page: string, params: Record<string, string>): CodeAnswer => ({ kind: 'found', page, params })
  const drawn = () => mounted.all('.params').length > 0
  beforeEach(() => runInAction(() => tabParams.clear()))
  afterEach(() => mounted.unmount())

  it('opens again with the code’s parameters, and applies the code’s channel', async () => {
    const { resolveCode, router, setup } = setUp()
    resolveCode.mockResolvedValue(found(DETAIL, { showId: 'S1001', channelId: 'poster' }))
    await open('show-detail', { scene: 'S1001POSTER' })
    expect(resolveCode).toHaveBeenCalledWith('S1001POSTER')
    expect(setup.applyQuery).toHaveBeenCalledWith({ showId: 'S1001', channelId: 'poster' })
    expect(router.goto.mock.calls).toEqual([[{ name: 'show-detail', params: { showId: 'S1001' } }, 'replace']])
    expect(drawn()).toBe(false)
  })

  it('draws nothing until the code is resolved, and shows a notice after 200 ms', async () => {
    const { clock, resolveCode, router, setup } = setUp()
    resolveCode.mockReturnValue(new Promise(() => undefined))
    await open('show-detail', { scene: 'S1001POSTER' })
    expect(router.goto).not.toHaveBeenCalled()
    expect(setup.pageView).not.toHaveBeenCalled()
    expect(drawn()).toBe(false)
    await act(async () => clock.advance(200))
    expect(mounted.find('.shell').className).toContain('loading')
  })

  it('uses the parameters of a scene at once', async () => {
    const { resolveCode, setup } = setUp()
    await open('show-detail', { scene: 'showId%3DS1001%26channelId%3Dc' })
    expect(mounted.text('.params')).toBe('{"showId":"S1001"}')
    expect(setup.applyQuery).toHaveBeenCalledWith(expect.objectContaining({ channelId: 'c' }))
    expect(resolveCode).not.toHaveBeenCalled()
  })

  it('is drawn if it is a tab, with the code’s target above', async () => {
    const { resolveCode, router } = setUp()
    resolveCode.mockResolvedValue(found(DETAIL, { showId: 'S1001' }))
    await open('home', { scene: 'S1001POSTER' })
    expect(drawn()).toBe(true)
    expect(router.goto.mock.calls).toEqual([[{ name: 'show-detail', params: { showId: 'S1001' } }, 'push']])
  })

  it('remains if it is the target tab of the code, and receives the parameters', async () => {
    const { resolveCode, router, setup } = setUp()
    resolveCode.mockResolvedValue(found('pages/list/list', { showType: 'drama', channelId: 'flyer' }))
    await open('all', { scene: 'MACAODRAMA' })
    expect(router.goto).not.toHaveBeenCalled()
    expect(mounted.text('.params')).toBe('{"showType":"drama"}')
    expect(setup.applyQuery).toHaveBeenCalledWith({ showType: 'drama', channelId: 'flyer' })
  })

  it.each<Record<string, string>>([{ scene: 'UNKNOWN' }, { scene: '%3Cscript%3E' }, { CP_ID: '..%2F..' }])(
    'reports an invalid code: %j',
    async (params) => {
      const { router } = setUp()
      await open('show-detail', params)
      expect(router.goto.mock.calls).toEqual([[{ name: 'page-error', params: { reason: 'bad-code' } }, 'replace']])
      expect(drawn()).toBe(false)
    },
  )

  it('rejects a code with a foreign target', async () => {
    const { resolveCode, router } = setUp()
    resolveCode.mockResolvedValue(found('https://evil.example/', {}))
    await open('show-detail', { scene: 'S1001POSTER' })
    expect(router.goto.mock.calls).toEqual([[{ name: 'page-error', params: { reason: 'bad-code' } }, 'replace']])
  })

  it('retries a code that could not be resolved', async () => {
    const { resolveCode, router } = setUp()
    resolveCode.mockResolvedValueOnce({ kind: 'failed' })
    await open('show-detail', { scene: 'S1001POSTER' })
    expect(router.goto).not.toHaveBeenCalled()
    resolveCode.mockResolvedValueOnce(found(DETAIL, { showId: 'S1001' }))
    await mounted.tap(mounted.button('again'))
    expect(router.goto.mock.calls).toEqual([[{ name: 'show-detail', params: { showId: 'S1001' } }, 'replace']])
  })

  it('opens nothing after the buyer has left the screen', async () => {
    const { resolveCode, router } = setUp()
    let end: (answer: CodeAnswer) => void = () => undefined
    resolveCode.mockReturnValue(new Promise((resolve) => (end = resolve)))
    await open('show-detail', { scene: 'S1001POSTER' })
    mounted.unmount()
    await act(async () => end(found(DETAIL, { showId: 'S1001' })))
    expect(router.goto).not.toHaveBeenCalled()
    await open('search', {})
  })

  it('uses Alipay’s launch code for the first screen only', async () => {
    const query = { qrCode: 'https://tickets.example/content/S1001?channelId=c', other: 'x' }
    const { router } = setUp({ takeLaunchQuery: launchCodes(query) })
    await open('home', {})
    expect(router.goto.mock.calls).toEqual([[{ name: 'show-detail', params: { showId: 'S1001' } }, 'push']])
    mounted.unmount()
    await open('home', {})
    expect(router.goto).toHaveBeenCalledTimes(1)
  })

  it('opens a share link unchanged', async () => {
    const { setup } = setUp()
    await open('show-detail', { showId: 'S1001', channelId: 'friends' })
    expect(mounted.text('.params')).toBe('{"showId":"S1001"}')
    expect(setup.applyQuery).toHaveBeenCalledWith({ showId: 'S1001', channelId: 'friends' })
  })
})
