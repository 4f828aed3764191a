/** Error codes about work permits. This project defines all of them. */
export const PERMIT_CODES = {
  /** No company of an open project has this code. */
  companyCodeWrong: 22035101,
  /** Too many wrong codes; `params` contains the minutes until the next attempt. */
  companyCodeLocked: 22035102,
  /** The window for applications is not open. */
  permitClosed: 22035103,
  /** The account has not entered a company code of the project. */
  permitNoCompany: 22035104,
  /** All places of the company for the role are taken. */
  permitCompanyFull: 22035105,
  /** All places of the role are taken. */
  permitRoleFull: 22035106,
  /** The person has a permit for this role. */
  permitTwice: 22035107,
  /** The chosen days or zones are not possible. */
  permitChoiceWrong: 22035108,
  /** The permit has changed since it was loaded. */
  permitChanged: 22035109,
  /** The changes by a reason of the list are used up, so a person must write. */
  permitChangesUsed: 22035110,
  /** The same reviewer has approved already. Another one must decide. */
  permitSameReviewer: 22035111,
} as const
