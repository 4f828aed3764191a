/** Error codes about the profile that a buyer edits. This project defines all of them. */
export const PROFILE_CODES = {
  /** The nickname does not have 1 to 20 characters. */
  nicknameLength: 22031701,
  /** The nickname contains a word that the shop does not allow; `data.word` contains this word. */
  nicknameRefused: 22031702,
  /** The birthday was already edited. Only one edit is allowed. */
  birthdayFixed: 22031703,
  /** The birthday is not a possible date of birth. */
  birthdayWrong: 22031704,
} as const
