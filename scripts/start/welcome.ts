/**
 * Returns the text that a new developer sees once everything runs.
 * @param sandbox true if the console and the demo accounts exist
 * @param notice notice about access to the tools (`toolsNotice`), or ''
 */
export const welcome = (url: string, sandbox: boolean, notice = ''): string =>
  sandbox
    ? `
  Storefront  ${url}
  Console     ${url}/console   requests, orders, sent codes, the clock
${notice && `\n  ${notice}\n`}
  Demo accounts (a login code appears on the console)
    13800000001                         a member with orders, tickets, coupons
    13800000002                         new: nothing yet
    demo@foyer.example / Foyer-2026     by e-mail

  Ctrl-C stops.
`
    : `
  Storefront  ${url}

  Without the sandbox: no console, no cashier, no demo accounts. Nothing sends login codes or takes money
  until a provider of each is connected.

  Ctrl-C stops.
`
