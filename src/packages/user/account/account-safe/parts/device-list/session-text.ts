import type { LoginSession } from '@/api/login-session'
import type { Ago } from '@/domain/schedule/ago'
import type { Translate } from '@/locales/keys'
import type { profileTexts } from '@/locales/namespaces/profile'

type T = Translate<typeof profileTexts>

const TERMINALS = ['WEIXIN_MINI', 'ALIPAY_MINI', 'BANK_MINI', 'WEIXIN_H5', 'BANK_H5', 'APP', 'H5', 'PC'] as const

const isTerminal = (code: string): code is (typeof TERMINALS)[number] => (TERMINALS as readonly string[]).includes(code)

/** Returns the displayed device of a login, such as "Chrome · Windows · Desktop web". */
export const deviceName = (t: T, { terminal, device }: Pick<LoginSession, 'terminal' | 'device'>): string => {
  const place = isTerminal(terminal) ? t(`safe.terminal.${terminal}`) : ''
  return [device, place].filter((part) => part !== '').join(' · ') || t('safe.unknownDevice')
}

/** Returns the text for the time since a login was last used. */
export const lastUsed = (t: T, ago: Ago): string =>
  ago.unit === 'now' ? t('safe.seen.now') : t(`safe.seen.${ago.unit}`, { count: ago.count })
