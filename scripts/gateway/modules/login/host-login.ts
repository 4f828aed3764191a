import type { Gateway } from '../../core/context'
import { Refusal } from '../../core/envelope'
import type { LoginDevice } from '../../core/login-sessions'
import type { Language } from '../../core/localized-text'
import { findOrRegister, loginResult, requireUser } from '../user/account-service'
import type { UserTable } from '../user/tables'
import {
  bindOpenId,
  isOpenIdRecent,
  recordOpenId,
  openIdOf,
  phoneIn,
  redeemHostCode,
  unwrapped,
} from './host-account-service'

/** The bank's account brings a phone, which the bank has proven. */
const BRINGS_PHONE = 'BANK_MINI'
const AREA = '86'

/**
 * The sandbox simulates the hosts' servers: outside a sandbox every code is refused. Throws `Refusal` hostCodeWrong.
 */
const checkSandbox = ({ sandbox }: Gateway): void => {
  if (!sandbox) throw new Refusal('hostCodeWrong')
}

/** The host's side of a login. */
interface HostSide {
  platform: string
  openId: string
  device: LoginDevice
}

const signIn = async (
  { tokens }: Gateway,
  user: UserTable,
  registered: boolean,
  { openId, device }: Pick<HostSide, 'openId' | 'device'>,
) => loginResult(user, await tokens.signIn(user.user_id, device), registered, openId)

const signInByPhone = async (gateway: Gateway, host: HostSide, cellphone: string, lang: Language) => {
  const { db, clock } = gateway
  const { user, registered } = await findOrRegister(db, clock, AREA, cellphone, lang)
  await bindOpenId(db, host.platform, host.openId, user.user_id)
  return signIn(gateway, user, registered, host)
}

const signInKnown = async (gateway: Gateway, userId: string, host: HostSide) => {
  const user = await requireUser(gateway.db, userId)
  return signIn(gateway, user, false, host)
}

/**
 * Takes a host's login code (contract: api/auth PreLogin): signs in an account that is bound, or whose phone the host has
 * proven; else a phone is wanted. Throws `Refusal`: hostCodeWrong, hostCodeUsed.
 */
export const preLogin = async (
  gateway: Gateway,
  { platform, code, lang, device }: { platform: string; code: string; lang: Language; device: LoginDevice },
) => {
  const { db, clock } = gateway
  checkSandbox(gateway)
  await redeemHostCode(db, clock, { kind: 'login', platform, code })
  const openId = openIdOf(platform, code)
  const userId = await recordOpenId(db, clock, platform, openId)
  const cellphone = platform === BRINGS_PHONE ? phoneIn(code) : null
  const login = userId
    ? await signInKnown(gateway, userId, { platform, openId, device })
    : cellphone
      ? await signInByPhone(gateway, { platform, openId, device }, cellphone, lang)
      : null
  return { openId, unionId: '', login, phoneWanted: login === null }
}

/** Signs in by the code of the host's phone button. Throws `Refusal`: hostCodeWrong, hostCodeUsed, openIdUnknown. */
export const loginByHostPhone = async (
  gateway: Gateway,
  { phoneCode, lang, ...host }: HostSide & { phoneCode: string; lang: Language },
) => {
  const { db, clock } = gateway
  checkSandbox(gateway)
  const { platform, openId } = host
  if (!(await isOpenIdRecent(db, clock, platform, openId))) throw new Refusal('openIdUnknown')
  const code = unwrapped(phoneCode)
  const cellphone = phoneIn(code)
  if (!cellphone) throw new Refusal('hostCodeWrong')
  await redeemHostCode(db, clock, { kind: 'phone', platform, code })
  return signInByPhone(gateway, host, cellphone, lang)
}
