import { HostRefusal, type Task } from '../fakes/native-host'
import type { CashierEnd, Hands, Permission } from './hands'
import type { Kind } from './kinds'
import type { Meter } from './meter'
import { type Network, NetworkFault, type Outgoing } from './network'
import { NoMove, type Pages } from './pages'
import type { Program } from './program'

/** Dependencies of the host calls that have a real effect. */
export interface Workings {
  program: Program
  pages: () => Pages
  network: Network
  meter: Meter
  hands: Hands
  /** Returns true while a finger is on the screen. Some panels open only during a touch. */
  tapped: () => boolean
  /** Hides the mini program while the buyer is in the cashier. */
  cover: (covered: boolean) => void
  /** Notifies the gateway of a payment, as the host's own servers do. */
  settle: (paymentId: string, action: 'pay' | 'cancel' | 'fail') => Promise<void>
}

type Live = (options: Record<string, unknown>, task: Task) => Promise<object>
export type LiveCalls = Record<string, Live>

const never = (): Promise<object> => new Promise(() => undefined)

/** Creates the error with which a kind of host refuses a call. */
const refusal = (kind: Kind, call: string, text: string, code: number): HostRefusal =>
  new HostRefusal(kind === 'alipay' ? { error: code, errorMessage: text } : { errMsg: `${call}:fail ${text}` })

const relativeTo = (page: string, url: string): string => {
  if (url.startsWith('/')) return url.slice(1)
  return new URL(url, `http://page/${page}`).href.slice('http://page/'.length)
}

/** Creates the calls that navigate between pages. They fail as documented. */
export const moveCalls = (kind: Kind, { pages }: Workings): LiveCalls => {
  const move =
    (name: 'navigateTo' | 'redirectTo' | 'switchTab' | 'reLaunch'): Live =>
    async ({ url }) => {
      await Promise.resolve()
      try {
        pages()[name](relativeTo(pages().top.path, String(url)))
        return kind === 'alipay' ? {} : { errMsg: `${name}:ok` }
      } catch (error) {
        if (error instanceof NoMove) throw refusal(kind, name, error.message, 2)
        throw error
      }
    }
  return {
    navigateTo: move('navigateTo'),
    redirectTo: move('redirectTo'),
    switchTab: move('switchTab'),
    reLaunch: move('reLaunch'),
    navigateBack: async ({ delta }) => {
      await Promise.resolve()
      try {
        pages().navigateBack(Number(delta ?? 1))
        return {}
      } catch (error) {
        if (error instanceof NoMove) throw refusal(kind, 'navigateBack', error.message, 2)
        throw error
      }
    },
  }
}

const FAULTS = {
  offline: { text: 'net::ERR_INTERNET_DISCONNECTED', code: 12 },
  timeout: { text: 'timeout', code: 13 },
  abort: { text: 'abort', code: 9 },
}

/**
 * Creates the host calls that send requests through the simulated network. The host refuses other servers. The host
 * returns text instead of JSON if the caller requests text.
 */
export const requestCall = (kind: Kind, { network, meter }: Workings): LiveCalls => ({
  request: async (options, task) => {
    const { header, headers, dataType, ...rest } = options as unknown as Outgoing & {
      headers?: Record<string, string>
      dataType?: string
    }
    meter.requestStarts()
    try {
      const answer = await network.send({ ...rest, header: header ?? headers }, task.onAbort)
      const data = dataType === 'text' && typeof answer.data !== 'string' ? JSON.stringify(answer.data) : answer.data
      const { status, headers: got } = answer
      if (kind !== 'alipay') return { statusCode: status, header: got, data, cookies: [], errMsg: 'request:ok' }
      // Alipay calls `fail` for an HTTP status of 400 and above. The error contains the response.
      if (status >= 400)
        throw new HostRefusal({ error: 19, errorMessage: `http status ${status}`, status, headers: got, data })
      return { status, statusCode: status, headers: got, header: got, data }
    } catch (error) {
      if (error instanceof HostRefusal || !(error instanceof NetworkFault)) throw error
      const { text, code } = FAULTS[error.kind]
      throw refusal(kind, 'request', text, code)
    } finally {
      meter.requestEnds()
    }
  },
})

interface Ending {
  /** Responses to the mini program, by the outcome of the payment. */
  paid: () => object
  cancelled: () => object
  failed: () => object
}

/**
 * Opens the host's cashier. Hides the mini program, lets the buyer decide, and notifies the gateway in the way of this
 * kind of host.
 */
const cashier = async ({ hands, cover, settle }: Workings, paymentId: string, ending: Ending): Promise<object> => {
  const end: CashierEnd = hands.cashier
  cover(true)
  if (end === 'wait') return never()
  await settle(paymentId, end === 'silent' ? 'pay' : end)
  cover(false)
  if (end === 'silent') return never()
  return end === 'pay' ? ending.paid() : end === 'cancel' ? ending.cancelled() : ending.failed()
}

const refuse = (answer: object) => (): never => {
  throw new HostRefusal(answer)
}

/** Creates the payment calls of each kind of host. */
export const paymentCalls = (kind: Kind, workings: Workings): LiveCalls => {
  if (kind === 'weapp')
    return {
      requestPayment: ({ package: prepay }) => {
        const id = /^prepay_id=(.+)$/.exec(String(prepay))?.[1]
        if (!id) return Promise.reject(new HostRefusal({ errMsg: 'requestPayment:fail parameter error' }))
        return cashier(workings, id, {
          paid: () => ({ errMsg: 'requestPayment:ok' }),
          cancelled: refuse({ errMsg: 'requestPayment:fail cancel' }),
          failed: refuse({ errMsg: 'requestPayment:fail system error' }),
        })
      },
    }
  if (kind === 'alipay')
    return {
      tradePay: ({ tradeNO }) =>
        cashier(workings, String(tradeNO), {
          paid: () => ({ resultCode: '9000' }),
          cancelled: () => ({ resultCode: '6001' }),
          failed: () => ({ resultCode: '4000' }),
        }),
    }
  return {
    customEvent: ({ event, params }) => {
      const { hands } = workings
      if (event === 'login') return Promise.resolve({ code: hands.nextPhoneCode() })
      if (event !== 'pay') return Promise.reject(new HostRefusal({ errMsg: 'customEvent:fail no such event' }))
      return cashier(workings, String((params as { paymentId?: unknown }).paymentId), {
        paid: () => ({ status: 'SUCCESS' }),
        cancelled: () => ({ status: 'CANCEL' }),
        failed: refuse({ errMsg: 'customEvent:fail cashier closed' }),
      })
    },
  }
}

/** Creates the host's calls that identify the buyer: login code, auth code, phone number. */
export const loginCalls = (kind: Kind, { hands }: Workings): LiveCalls => {
  if (kind === 'weapp') return { login: () => Promise.resolve({ code: hands.nextLoginCode(), errMsg: 'login:ok' }) }
  if (kind === 'bank') return {}
  return {
    getAuthCode: () =>
      Promise.resolve({ authCode: hands.nextLoginCode(), authSuccessScopes: ['auth_base'], authErrorScopes: {} }),
    getPhoneNumber: () =>
      hands.givesPhone
        ? Promise.resolve({ response: JSON.stringify({ response: hands.nextPhoneCode(), sign: 'sandbox' }) })
        : Promise.reject(new HostRefusal({ error: 2001, errorMessage: 'user refuses' })),
  }
}

/** Creates the calls that open the host's panel for subscribe messages. They work only during a tap. */
export const messageCalls = (kind: Kind, { hands, tapped }: Workings): LiveCalls => {
  if (kind === 'bank') return {}
  const answer = ({ tmplIds, entityIds }: Record<string, unknown>): object => {
    const ids = (tmplIds ?? entityIds) as string[]
    const accepted = hands.acceptsMessages ? ids : []
    if (kind === 'weapp') {
      const answers = ids.map((id) => [id, hands.acceptsMessages ? 'accept' : 'reject'])
      return { ...(Object.fromEntries(answers) as object), errMsg: 'requestSubscribeMessage:ok' }
    }
    const unsubscribedEntityIds = ids.filter((id) => !accepted.includes(id))
    const result = { subscribeEntityIds: accepted, subscribedEntityIds: accepted, unsubscribedEntityIds }
    return { behavior: hands.acceptsMessages ? 'subscribe' : 'cancel', keep: false, refuse: false, show: true, result }
  }
  return {
    requestSubscribeMessage: (options) =>
      tapped()
        ? Promise.resolve(answer(options))
        : Promise.reject(refusal(kind, 'requestSubscribeMessage', 'can only be invoked by user TAP gesture.', 2)),
  }
}

const WX_SCOPE: Record<Permission, string> = {
  location: 'scope.userLocation',
  album: 'scope.writePhotosAlbum',
  camera: 'scope.camera',
}

/**
 * Creates the host calls for panels that need a permission. They are refused as documented. A refused permission can
 * only be granted in the settings.
 */
export const permittedCalls = (kind: Kind, workings: Workings): LiveCalls => {
  const { hands, program, tapped } = workings
  const denied = (call: string) => refusal(kind, call, 'auth deny', 2001)
  const need = (call: string, permission: Permission): void => {
    if (!hands.granted.has(permission)) throw denied(call)
  }
  const declared = (call: string): void => {
    const { permission, requiredPrivateInfos } = program.app
    if (kind === 'weapp' && !requiredPrivateInfos?.includes(call))
      throw refusal(kind, call, `the api need to be declared in the requiredPrivateInfos field in app.json/ext.json`, 2)
    if (!permission?.['scope.userLocation']) throw refusal(kind, call, 'no permission text for scope.userLocation', 2)
  }
  const save = (call: string) => async () => {
    await Promise.resolve()
    need(call, 'album')
    return {}
  }
  const scan = (call: string, answer: (text: string) => object) => async () => {
    await Promise.resolve()
    need(call, 'camera')
    if (hands.code === null) throw refusal(kind, call, 'cancel', 10)
    return answer(hands.code)
  }
  return {
    getLocation: async () => {
      await Promise.resolve()
      declared('getLocation')
      need('getLocation', 'location')
      return kind === 'alipay'
        ? { longitude: '113.54', latitude: '22.19', accuracy: '30', horizontalAccuracy: '30' }
        : { latitude: 22.19, longitude: 113.54, accuracy: 30, errMsg: 'getLocation:ok' }
    },
    openSetting: async () => {
      await Promise.resolve()
      if (kind !== 'alipay' && !tapped())
        throw refusal(kind, 'openSetting', 'can only be invoked by user TAP gesture.', 2)
      for (const permission of hands.grantsInSettings) hands.granted.add(permission)
      const asked = Object.entries(WX_SCOPE) as [Permission, string][]
      const authSetting = asked.map(([name, scope]) => [kind === 'alipay' ? name : scope, hands.granted.has(name)])
      return { authSetting: Object.fromEntries(authSetting) as object }
    },
    ...(kind === 'alipay'
      ? { saveImage: save('saveImage'), scan: scan('scan', (code) => ({ code, result: code, scanType: 'QRCODE' })) }
      : {
          saveImageToPhotosAlbum: save('saveImageToPhotosAlbum'),
          scanCode: scan('scanCode', (result) => ({ result, scanType: 'QR_CODE', charSet: 'utf-8' })),
        }),
  }
}
