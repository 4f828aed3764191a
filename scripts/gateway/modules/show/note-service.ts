import type { Language } from '../../core/localized-text'
import notes from './data/notes.json'

/** A show's service notes in words; a key that is no note is left out. */
export const notesIn = (keys: readonly string[], lang: Language): string[] =>
  keys.flatMap((key) => {
    const note = notes[key as keyof typeof notes]
    return note ? [note.description[lang]] : []
  })
