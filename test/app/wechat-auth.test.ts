/** @jest-environment jsdom */
import { authorize } from '@/app/wechat-auth'
import type { SilentAuthDeps } from '@/app/silent-auth-contract'
import type { Leave } from '@/platform/provider-login/contract'
import { providerLogin as none } from '@/platform/provider-login/index'
import { fakeServices, type ServicesOptions } from '../support/services'

const CONFIG = { appId: 'wx1', silentAuth: { authorizeUrl: '' } }

const setUp = ({
  left = false,
  storable = true,
  ...options
}: ServicesOptions & { left?: boolean; storable?: boolean } = {}) => {
  const all = fakeServices({ config: CONFIG, ...options })
  all.stores.shop.loadedAt = 1
  const visits: Leave[] = []
  const log: unknown[][] = []
  const deps: SilentAuthDeps = {
    stores: all.stores,
    platform: {
      host: all.services.platform.host,
      providerLogin: {
        ...none,
        hasLeft: () => left,
        leave: (visit) => {
          visits.push(visit)
          return { kind: 'done' }
        },
      },
    },
    log: (message, facts) => void log.push([message, facts]),
    router: () => ({ hrefOf: () => '/wxauth?lang=zh', storePlace: () => storable }),
  }
  return { ...all, deps, visits, log }
}

describe('the silent WeChat authorization', () => {
  beforeEach(() => window.history.replaceState(null, '', '/order/confirm?showId=S1'))

  it('leaves the page, with a return address that includes the query', async () => {
    const { deps, visits } = setUp()
    expect(await authorize(deps, 'login')).toBe(true)
    const [{ provider, back, address } = {} as Leave] = visits
    expect([provider, back]).toEqual(['wechat', '/order/confirm?showId=S1'])
    expect(address('s1')).toContain(`redirect_uri=${encodeURIComponent('http://localhost/wxauth?lang=zh')}`)
    expect(address('s1')).toContain('appid=wx1&')
  })

  it.each<[string, Parameters<typeof setUp>[0], 'login' | 'payment']>([
    ['twice in a tab', { left: true }, 'login'],
    ['for a login of a logged-in user', { member: true }, 'login'],
    ['for a payment of a user with an open id', { member: { openId: 'o1' } }, 'payment'],
    ['if the merchant has not enabled the authorization', { config: { appId: 'wx1' } }, 'login'],
    ['if the return address cannot restore a pending action', { storable: false }, 'login'],
  ])('does not leave the page %s', async (_what, given, reason) => {
    const { deps, visits } = setUp(given)
    expect([await authorize(deps, reason), visits]).toEqual([false, []])
  })

  it('is skipped for a payment while today’s open id is stored', async () => {
    const { deps, stores } = setUp({ member: { openId: '' } })
    stores.loginAttempt.storeOpenId('o1')
    expect(await authorize(deps, 'payment')).toBe(false)
  })

  it('starts for a payment if the user has no open id', async () => {
    const { deps } = setUp({ member: { openId: '' }, storable: false })
    expect(await authorize(deps, 'payment')).toBe(true)
  })

  it('does not leave the page while a field has the focus', async () => {
    document.body.innerHTML = '<input>'
    document.querySelector('input')!.focus()
    const { deps, visits } = setUp()
    expect([await authorize(deps, 'login'), visits]).toEqual([false, []])
    document.body.innerHTML = ''
  })

  it('only logs a missing app id', async () => {
    const { deps, visits, log, toasts, questions } = setUp({ config: { ...CONFIG, appId: '' } })
    expect(await authorize(deps, 'login')).toBe(false)
    expect(log).toEqual([['silent authorisation without an app id', {}]])
    expect([visits, toasts, questions]).toEqual([[], [], []])
  })
})
