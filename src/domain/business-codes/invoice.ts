/** Refusals about invoices. All codes are this project's. */
export const INVOICE_CODES = {
  /** The order gets none now; `data.obstacle` names why (domain/invoice/offer). */
  invoiceNotNow: 22034001,
  /** The order has one that is under review or issued; `data` carries its id. */
  invoiceExists: 22034002,
  /** The amount is another one than was shown; `data` carries it. */
  invoiceAmountChanged: 22034003,
  taxpayerIdWrong: 22034004,
  /** The account already has the maximum number of titles. */
  invoiceTitleLimit: 22034005,
  /** There is no file: it is on paper, or not issued. */
  invoiceNoDocument: 22034006,
  /** The console decided on it before, or it was cancelled. */
  invoiceDecided: 22034007,
} as const
