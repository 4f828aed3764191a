import type { Services } from '@/components/services'
import { LANGUAGES } from '@/locales/languages'
import { texts } from '@/locales/texts'
import { keys } from '@/platform/storage/keys'
import { log } from './log'

/** Notes a merchant's word that is not taken, never what it says. */
export const logRejectedCopy = (namespace: string, key: string, why: string): void =>
  log('word refused', { namespace, key, why })

/** Lays the merchant's words of the last visit over ours, before anything is painted. */
export const applyStoredCopywriting = ({ platform }: Pick<Services, 'platform'>): void => {
  const stored = platform.storage.read(keys.copywriting)
  for (const language of LANGUAGES) {
    const groups = stored?.[language]
    if (groups) texts.setCopywriting(language, groups, logRejectedCopy)
  }
}
