import { reaction, when } from 'mobx'
import { type CopyGroups, copywriting } from '@/api/copywriting'
import type { Services } from '@/components/services'
import { texts } from '@/locales/texts'
import { keys } from '@/platform/storage/keys'
import { errorFacts, log } from './log'
import { logRejectedCopy } from './stored-copywriting'

type Deps = Pick<Services, 'client' | 'platform' | 'stores'>

/** More than any merchant has to say, and longer than any text of ours may become; what is beyond is not kept. */
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

/** Asks for the merchant's words in the language in use. Without an answer what is there stays. */
const fetchCopywriting = async ({ client, platform, stores }: Deps): Promise<void> => {
  const { preferences, shop } = stores
  await when(() => shop.config !== null || shop.status === 'failed')
  const merchantId = shop.config?.merchantId
  if (!merchantId) return
  const { language } = preferences
  try {
    const groups = await client.call(copywriting, { merchantId, client: platform.host.clientCode }, { silent: true })
    // Another language was chosen meanwhile, and its own words are on their way.
    if (preferences.language !== language) return
    const limited = bounded(groups)
    texts.setCopywriting(language, limited, logRejectedCopy)
    platform.storage.write(keys.copywriting, { ...platform.storage.read(keys.copywriting), [language]: limited })
  } catch (error) {
    log('words failed', errorFacts(error))
  }
}

/** Follows the merchant's words (shell §7): asked for now, and with each change of language. @returns stops it. */
export const syncCopywriting = (deps: Deps): (() => void) =>
  reaction(
    () => deps.stores.preferences.language,
    () => void fetchCopywriting(deps),
    { fireImmediately: true },
  )
