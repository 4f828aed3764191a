/** Error codes about forms. This project defines all of them. */
export const FORM_CODES = {
  /** Answers have problems; `data.problems` lists them (domain/form-schema). */
  formProblems: 22035001,
  /** The answers are too long. */
  formTooLong: 22035002,
  /** The definition has problems; `data.problems` lists them. */
  formDefinitionWrong: 22035003,
  /** The form has a newer version. The client loads it, and reads the answers under it. */
  formOutdated: 22035004,
} as const
