/** Matches a single token, and the spaces, quotes and punctuation that chats and mail programs add around it. */
const WORD = /^[^\w-]*([\w-]{1,64})[^\w-]*$/

/** Returns the token or id in a pasted text (`S6001` for `S6001。`), or null. */
export const pastedWord = (text: string): string | null => WORD.exec(text)?.[1] ?? null

/** Returns a path that can be decoded. If the path is malformed, encodes its percent signs. */
export const wellFormedPath = (path: string): string => {
  try {
    decodeURIComponent(path)
    return path
  } catch {
    return path.replace(/%/g, '%25')
  }
}
