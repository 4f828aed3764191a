import type { Language } from '../../core/localized-text'
import notes from './data/notes.json'

/** The texts of a show's service notes; unknown keys are dropped. */
export const notesIn = (keys: readonly string[], lang: Language): string[] =>
  keys.flatMap((key) => {
    if (!Object.hasOwn(notes, key)) return []
    return [notes[key as keyof typeof notes].description[lang]]
  })
