/**
 * Returns the first information for a new developer once everything runs.
 * @param sandbox with its console and demo accounts
 * @param notice about access to its tools (`toolsNotice`)
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
