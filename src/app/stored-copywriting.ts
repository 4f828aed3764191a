import type { Services } from '@/components/services'
import { LANGUAGES } from '@/domain/languages'
import { texts } from '@/locales/texts'
import { keys } from '@/platform/storage/keys'
import { log } from './log'

/** Logs the key of a rejected copywriting entry, never its text. */
export const logRejectedCopy = (namespace: string, key: string, reason: string): void =>
  log('copywriting text rejected', { namespace, key, reason })

/** Applies the copywriting of the last visit before the first render. */
export const applyStoredCopywriting = ({ platform }: Pick<Services, 'platform'>): void => {
  const stored = platform.storage.read(keys.copywriting)
  for (const language of LANGUAGES) {
    const groups = stored?.[language]
    if (groups) texts.setCopywriting(language, groups, logRejectedCopy)
  }
}
