/** Refusals of what a buyer writes about themselves. All codes are this project's. */
export const PROFILE_CODES = {
  /** The nickname does not have 1 to 20 characters. */
  nicknameLength: 22031701,
  /** The nickname contains a word that the shop does not allow; `data.word` contains this word. */
  nicknameRefused: 22031702,
  /** The birthday has been edited: it may be once only. */
  birthdayFixed: 22031703,
  /** No date of a person's birth. */
  birthdayWrong: 22031704,
} as const
