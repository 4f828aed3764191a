/** Error codes about invoices. This project defines all of them. */
export const INVOICE_CODES = {
  /** The order cannot get an invoice now; `data.obstacle` contains the reason (domain/invoice/offer). */
  invoiceNotNow: 22034001,
  /** The order already has an invoice that is under review or issued; `data` contains its id. */
  invoiceExists: 22034002,
  /** The amount differs from the shown amount; `data` contains the new amount. */
  invoiceAmountChanged: 22034003,
  taxpayerIdWrong: 22034004,
  /** The account already has the maximum number of titles. */
  invoiceTitleLimit: 22034005,
  /** There is no file, because the invoice is on paper or was not issued. */
  invoiceNoDocument: 22034006,
  /** The console has already decided on the invoice, or it was canceled. */
  invoiceDecided: 22034007,
} as const
