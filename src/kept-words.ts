import type { Services } from './components/services'
import { LANGUAGES } from './locales/languages'
import { texts } from './locales/texts'
import { log } from './log'
import { keys } from './platform/storage/keys'

/** Notes a merchant's word that is not taken, never what it says. */
export const refusedWord = (room: string, key: string, why: string): void => log('word refused', { room, key, why })

/** Lays the merchant's words of the last visit over ours, before anything is painted. */
export const layKeptWords = ({ platform }: Pick<Services, 'platform'>): void => {
  const kept = platform.storage.read(keys.copywriting)
  for (const language of LANGUAGES) {
    const groups = kept?.[language]
    if (groups) texts.setWords(language, groups, refusedWord)
  }
}
