import { runInAction } from 'mobx'
import type { ConfirmOptions } from '@/components/ui/dialog/dialogs'
import type { Services } from '@/components/services'
import { texts } from '@/locales/texts'
import type { ShopConfig } from '@/api/shop'
import { webHost } from '@/platform/host/detect'
import { login as webLogin } from '@/platform/login/index.h5'
import type { Call } from '@/request/call'
import type { CallOptions } from '@/request/options'
import { RequestError } from '@/request/errors'
import { createStores } from '@/stores/create-stores'
import { fakeClock } from '../../support/fake-clock'
import { memoryStorage } from '../../support/memory-storage'

type Answer = (params: never, options: CallOptions) => unknown

/** What a login method answers for the demo member. */
export const member = {
  userId: 'U1',
  bizUserId: '',
  mtcUserId: '',
  outerUserId: '',
  cellphone: '13800000001',
  countryCode: '86',
  email: '',
  openId: '',
  unionId: '',
  nickname: 'Lin',
  avatar: '',
  accessToken: 'access',
  refreshToken: 'refresh',
  registered: false,
}

/** A refusal in the gateway's own words. */
export const refusal = (message: string, statusCode = 22030101) =>
  new RequestError({ kind: 'business', message, statusCode })

const MOBILE = webHost({ userAgent: 'Mobile', search: '' })

/**
 * Services for models, with real stores over a standing clock: answers are given by call and may be changed later. Questions
 * are answered by `agrees`. The host is a phone's browser unless the test says otherwise.
 */
export const world = (
  answers: [Call<never, unknown> | Call<object, unknown>, Answer][] = [],
  { host = MOBILE, login = webLogin }: Partial<Pick<Services['platform'], 'host' | 'login'>> = {},
) => {
  void texts.setLanguage('zh-CN')
  const clock = fakeClock()
  const storage = memoryStorage()
  const known = new Map(answers.map(([call, answer]) => [call as object, answer]))
  const sent: { call: object; params: unknown }[] = []
  const client = {
    call: async (call: object, params: object = {}, options: CallOptions = {}) => {
      sent.push({ call, params })
      const answer = known.get(call)
      if (!answer) throw new RequestError({ kind: 'network' })
      return answer(params as never, options)
    },
  } as unknown as Services['client']
  const went: unknown[][] = []
  const navigate = new Proxy(
    {},
    {
      get:
        (_, act: string) =>
        (...to: unknown[]) =>
          Promise.resolve(void went.push([act, ...to])),
    },
  ) as Services['navigate']
  const asked: string[] = []
  const said: string[] = []
  const state = { agrees: true }
  const dialogs = {
    confirm: ({ title = '', content = '' }: ConfirmOptions) => {
      asked.push(title || content)
      return Promise.resolve(state.agrees)
    },
    toast: (text: string) => void said.push(text),
  }
  const log = () => undefined
  const stores = createStores({
    client,
    storage,
    clock,
    isMiniProgram: host.isMini,
    hostCode: login.hostCode,
    terminalSrc: host.terminalSrc,
    systemLanguage: 'zh-CN',
    systemTheme: 'light',
    log,
  })
  const services = {
    client,
    navigate,
    dialogs,
    clock,
    stores,
    platform: { storage, host, login, guardLeave: () => undefined },
  } as unknown as Services
  return {
    services,
    stores,
    clock,
    storage,
    went,
    asked,
    said,
    state,
    answer: (call: object, answer: Answer) => void known.set(call, answer),
    sentTo: (call: object) => sent.filter((each) => each.call === call).map(({ params }) => params),
    /** The parts of the merchant's configuration that a test is about. */
    configure: (config: object) => runInAction(() => (stores.shop.config = config as ShopConfig)),
    logIn: (more: object = {}) => stores.user.applyLogin({ ...member, ...more }),
  }
}

/** Lets promises run out. */
export const settle = async () => {
  for (let round = 0; round < 20; round++) await Promise.resolve()
}
