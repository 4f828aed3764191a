import { reaction, when } from 'mobx'
import { type CopyGroups, copywriting } from '@/api/copywriting'
import type { Services } from '@/components/services'
import { texts } from '@/locales/texts'
import { keys } from '@/platform/storage/keys'
import { errorFacts, log } from './log'
import { logRejectedCopy } from './stored-copywriting'

type Deps = Pick<Services, 'client' | 'platform' | 'stores'>

/**
 * Limits of the stored copywriting: number of entries, and total characters of keys and values. Entries beyond the
 * limits are dropped.
 */
const MAX_ENTRIES = 300
const MAX_LENGTH = 300

const bounded = (groups: CopyGroups): CopyGroups => {
  let remaining = MAX_ENTRIES
  const limited = Object.entries(groups).map(([group, entries]) => {
    const accepted = entries.filter(({ key, value }) => key.length + value.length <= MAX_LENGTH).slice(0, remaining)
    remaining -= accepted.length
    return [group, accepted] as const
  })
  return Object.fromEntries(limited)
}

/** Fetches the merchant's copywriting for the current language. After a failure the existing texts remain. */
const fetchCopywriting = async ({ client, platform, stores }: Deps): Promise<void> => {
  const { preferences, shop } = stores
  await when(() => shop.config !== null || shop.status === 'failed')
  const merchantId = shop.config?.merchantId
  if (!merchantId) return
  const { language } = preferences
  try {
    const groups = await client.call(copywriting, { merchantId, client: platform.host.clientCode }, { silent: true })
    // The language changed during the request. Another request for the new language is running.
    if (preferences.language !== language) return
    const limited = bounded(groups)
    texts.setCopywriting(language, limited, logRejectedCopy)
    platform.storage.write(keys.copywriting, { ...platform.storage.read(keys.copywriting), [language]: limited })
  } catch (error) {
    log('copywriting failed', errorFacts(error))
  }
}

/**
 * Fetches the merchant's copywriting (shell §7) now and after each change of language.
 * @returns disposes the reaction.
 */
export const syncCopywriting = (deps: Deps): (() => void) =>
  reaction(
    () => deps.stores.preferences.language,
    () => void fetchCopywriting(deps),
    { fireImmediately: true },
  )
