/** Matches a word, with the spaces, quotes and punctuation that chats and mail programs add around it. */
const WORD = /^[^\w-]*([\w-]{1,64})[^\w-]*$/

/** Returns the word or id of a pasted text (`S6001。` is S6001), or null. */
export const pastedWord = (text: string): string | null => WORD.exec(text)?.[1] ?? null

/** Returns a path that can be decoded. Encodes the percent signs of a malformed one. */
export const wellFormedPath = (path: string): string => {
  try {
    decodeURIComponent(path)
    return path
  } catch {
    return path.replace(/%/g, '%25')
  }
}
