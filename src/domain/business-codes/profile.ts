/** Refusals of what a buyer writes about themselves. All codes are this project's. */
export const PROFILE_CODES = {
  /** Not between 1 and 20 characters. */
  nicknameLength: 22031701,
  /** It holds a word that the shop does not take; `data.word` names it. */
  nicknameRefused: 22031702,
  /** The birthday has been edited: it may be once only. */
  birthdayFixed: 22031703,
  /** No date of a person's birth. */
  birthdayWrong: 22031704,
} as const
