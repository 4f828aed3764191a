import type { Gateway } from '../../../core/context'
import { Refusal } from '../../../core/envelope'
import type { LoginDevice } from '../../../core/login-sessions'
import type { Language } from '../../../core/localized-text'
import { openIdOfPerson, personOf, phoneIn, redeemHostCode, unwrapped } from './host-account-service'
import { identify, readOpenTicket, redeemOpenTicket, signInByHostPhone } from './host-identity-service'

/** Platform whose accounts include a phone number that the bank has verified. */
const BRINGS_PHONE = 'BANK_MINI'
const AREA = '86'

/** Throws `Refusal` hostCodeWrong outside of a sandbox, because only the sandbox simulates the hosts' servers. */
const checkSandbox = ({ sandbox }: Gateway): void => {
  if (!sandbox) throw new Refusal('hostCodeWrong')
}

/**
 * Redeems a host's login code (contract: api/auth PreLogin). Logs in if the open id is bound to an account, or if the
 * host has verified a phone. Otherwise the client must request the phone. Throws `Refusal`: hostCodeWrong,
 * hostCodeUsed.
 */
export const preLogin = async (
  gateway: Gateway,
  { platform, code, lang, device }: { platform: string; code: string; lang: Language; device: LoginDevice },
) => {
  const { db, clock } = gateway
  checkSandbox(gateway)
  await redeemHostCode(db, clock, { kind: 'login', platform, code })
  const openId = openIdOfPerson(platform, personOf(code))
  const cellphone = platform === BRINGS_PHONE ? phoneIn(code) : null
  return identify(gateway, {
    ...{ platform, openId, device, lang },
    phone: cellphone === null ? null : { countryCode: AREA, cellphone },
  })
}

/** Logs in with the code of the host's phone button. Throws `Refusal`: hostCodeWrong, hostCodeUsed, openIdUnknown. */
export const loginByHostPhone = async (
  gateway: Gateway,
  {
    openTicket,
    phoneCode,
    lang,
    device,
  }: { openTicket: string; phoneCode: string; lang: Language; device: LoginDevice },
) => {
  const { db, clock } = gateway
  checkSandbox(gateway)
  const code = unwrapped(phoneCode)
  const cellphone = phoneIn(code)
  if (!cellphone) throw new Refusal('hostCodeWrong')
  const host = readOpenTicket(gateway, openTicket)
  if (!host) throw new Refusal('openIdUnknown')
  await redeemHostCode(db, clock, { kind: 'phone', platform: host.platform, code })
  if (!(await redeemOpenTicket(gateway, openTicket))) throw new Refusal('openIdUnknown')
  return signInByHostPhone(gateway, host, { countryCode: AREA, cellphone }, { lang, device })
}
