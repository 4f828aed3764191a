import { reaction, when } from 'mobx'
import { type CopyGroups, copywriting } from './api/copywriting'
import type { Services } from './components/services'
import { refusedWord } from './kept-words'
import { texts } from './locales/texts'
import { errorFacts, log } from './log'
import { keys } from './platform/storage/keys'

type Needs = Pick<Services, 'client' | 'platform' | 'stores'>

/** More than any merchant has to say, and longer than any text of ours may become; what is beyond is not kept. */
const MOST_WORDS = 300
const LONGEST = 300

const bounded = (groups: CopyGroups): CopyGroups => {
  let left = MOST_WORDS
  const taken = Object.entries(groups).map(([group, words]) => {
    const some = words.filter(({ key, value }) => key.length + value.length <= LONGEST).slice(0, left)
    left -= some.length
    return [group, some] as const
  })
  return Object.fromEntries(taken)
}

/** Asks for the merchant's words in the language in use. Without an answer what is there stays. */
const fetchWords = async ({ client, platform, stores }: Needs): Promise<void> => {
  const { preferences, shop } = stores
  await when(() => shop.config !== null || shop.status === 'failed')
  const merchantId = shop.config?.merchantId
  if (!merchantId) return
  const { language } = preferences
  try {
    const groups = await client.call(copywriting, { merchantId, client: platform.host.clientCode }, { silent: true })
    // Another language was chosen meanwhile, and its own words are on their way.
    if (preferences.language !== language) return
    const few = bounded(groups)
    texts.setWords(language, few, refusedWord)
    platform.storage.write(keys.copywriting, { ...platform.storage.read(keys.copywriting), [language]: few })
  } catch (error) {
    log('words failed', errorFacts(error))
  }
}

/** Follows the merchant's words (shell §7): asked for now, and with each change of language. @returns stops it. */
export const followWords = (needs: Needs): (() => void) =>
  reaction(
    () => needs.stores.preferences.language,
    () => void fetchWords(needs),
    { fireImmediately: true },
  )
